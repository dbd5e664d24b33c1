const FORM_WORDINGS = new Map<string, string>();

/** Returns a schema's message for the terminal, and keeps the wording that forms show in its place. */
export function registerWordings(inFile: string, inForm: string): string {
  FORM_WORDINGS.set(inFile, inForm);
  return inFile;
}

/** Returns the wording of a schema's message for forms: the message itself, unless `registerWordings` has kept another. */
export const formWordingOf = (inFile: string): string => FORM_WORDINGS.get(inFile) ?? inFile;
