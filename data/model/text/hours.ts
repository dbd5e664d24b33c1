import { keepOuterTags } from './field-tags';

/** Formats 08:00 as «8 h» and 08:30 as «8 h 30». Returns undefined if the text is not a time. */
export const hourInFrench = keepOuterTags((text): string | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours && `${Number(hours)} h${minutes === '00' ? '' : ` ${minutes}`}`;
});
