const SECTION_START = /^<(IfModule|FilesMatch) "?([^">]+)"?>$/;
const SECTION_END = /^<\/(?:IfModule|FilesMatch)>$/;
const SET_VARIABLE = /^SetEnvIf Request_URI "([^"]+)" (!?)(\w+)$/;
const SET_HEADER = /^Header (?:always )?set ([\w-]+) "([^"]+)"(?: env=(\w+))?$/;
const UNSET_HEADER = /^Header (?:always )?unset ([\w-]+)$/;

type HeaderRequest = {
  /** Path of the served file, with its leading slash, for example «/contact/index.html». */
  file: string;
  /** True if the answer goes over HTTPS; default true. */
  https?: boolean;
  /** False for hosts that do not evaluate conditions, for example LiteSpeed; default true. */
  evaluatesConditions?: boolean;
};

/**
 * Returns the headers that a built .htaccess sets for a file, by name, as on an Apache with every module that the file
 * names. Supports only the directives for response headers that the build writes.
 */
export function readHeaders(rules: string, request: HeaderRequest): Map<string, string> {
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

    const [, pattern, removalMark, variable = ''] = SET_VARIABLE.exec(line) ?? [];
    if (pattern && new RegExp(pattern).test(file)) variables[removalMark ? 'delete' : 'add'](variable);
    const [, header = '', value = '', neededVariable] = SET_HEADER.exec(line) ?? [];
    if (header && (!neededVariable || variables.has(neededVariable))) headers.set(header, value);
    const [, unsetHeader = ''] = UNSET_HEADER.exec(line) ?? [];
    headers.delete(unsetHeader);
  }
  return headers;
}
