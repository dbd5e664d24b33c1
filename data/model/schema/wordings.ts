const FORM_WORDINGS = new Map<string, string>();

/**
 * Registers the wording that forms show instead of a schema's message. Returns the message, which the terminal prints.
 */
export function registerWordings(fileWording: string, formWording: string): string {
  FORM_WORDINGS.set(fileWording, formWording);
  return fileWording;
}

/** Returns the wording of a schema's message for forms, or the message itself if no other is registered. */
export const formWordingOf = (message: string): string => FORM_WORDINGS.get(message) ?? message;
