/**
 * Reads a built .htaccess as Apache does, with every module that the file names. Knows only the directives that decide
 * about response headers and that the build writes.
 */
const SECTION_START = /^<(IfModule|FilesMatch) "?([^">]+)"?>$/;
const SECTION_END = /^<\/(?:IfModule|FilesMatch)>$/;
const SET_VARIABLE = /^SetEnvIf Request_URI "([^"]+)" (!?)(\w+)$/;
const SET_HEADER = /^Header (?:always )?set ([\w-]+) "([^"]+)"(?: env=(\w+))?$/;
const UNSET_HEADER = /^Header (?:always )?unset ([\w-]+)$/;

type Request = {
  /** Path of the served file, with its leading slash, for example «/contact/index.html». */
  file: string;
  /** True if the answer goes over HTTPS; default true. */
  https?: boolean;
  /** False for hosts that do not evaluate conditions, for example LiteSpeed; default true. */
  evaluatesConditions?: boolean;
};

/** Returns the headers that a built .htaccess sets for a file, by name. */
export function readHeaders(rules: string, request: Request): Map<string, string> {
  const { file, https = true, evaluatesConditions = true } = request;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const variables = new Set(https ? ['HTTPS'] : []);
  const headers = new Map<string, string>();
  const sections: boolean[] = [];
  for (const line of rules.split('\n').map((text) => text.trim())) {
    const [, kind, condition = ''] = SECTION_START.exec(line) ?? [];
    if (kind === 'IfModule')
      sections.push(condition === '!LiteSpeed' ? evaluatesConditions : !condition.startsWith('!'));
    else if (kind === 'FilesMatch') sections.push(new RegExp(condition).test(name));
    else if (SECTION_END.test(line)) sections.pop();
    if (sections.includes(false)) continue;

    const [, pattern, isRemoval, variable = ''] = SET_VARIABLE.exec(line) ?? [];
    if (pattern && new RegExp(pattern).test(file)) variables[isRemoval ? 'delete' : 'add'](variable);
    const [, header = '', value = '', neededVariable] = SET_HEADER.exec(line) ?? [];
    if (header && (!neededVariable || variables.has(neededVariable))) headers.set(header, value);
    const [, unsetHeader = ''] = UNSET_HEADER.exec(line) ?? [];
    headers.delete(unsetHeader);
  }
  return headers;
}
