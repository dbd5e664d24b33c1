import { keepInnerTags } from './field-tags';

const capitalizeText = keepInnerTags((text) => text.charAt(0).toUpperCase() + text.slice(1));

/** Returns the text with its first letter in upper case; an empty text for undefined. */
export const capitalize = (text = ''): string => capitalizeText(text);
