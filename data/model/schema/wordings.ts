const FORM_WORDINGS = new Map<string, string>();

/** Returns the message of a schema for whoever edits files, and keeps the one for whoever edits in a form. */
export function wordings(inFile: string, inForm: string): string {
  FORM_WORDINGS.set(inFile, inForm);
  return inFile;
}

/** Returns what a form shows for the message of a schema: the same, unless its schema has another wording for forms. */
export const formWording = (inFile: string): string => FORM_WORDINGS.get(inFile) ?? inFile;
