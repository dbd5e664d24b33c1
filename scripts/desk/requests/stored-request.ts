import type { ContactField } from '../../../data/model/schema/form';
import { escapeRegExp } from '../../../data/model/text/escape-reg-exp';
import { COMMUNES } from '../shared/communes';
import type { RequestMail, StoredRequest } from '../shared/protocol';

/** The end of the first line of every file that demande.php writes (GUARD_LINE in demande.php). */
const HALT_LINE = '__halt_compiler();\n';

/** The labels in stored texts, which are needed to parse them. */
export type RequestLabels = {
  /** The form's fields by name. */
  fields: Record<string, ContactField>;
  /** The text before the date. */
  sentLabel: string;
};

/** Returns the text after the first line of a stored file, which ends its PHP code. */
export function textAfterHalt(content: Buffer): string {
  const text = content.toString('utf8');
  const haltStart = text.indexOf(HALT_LINE);
  return haltStart < 0 ? text : text.slice(haltStart + HALT_LINE.length);
}

/**
 * Parses a stored request, which textOf in demande.php writes. The text has lines of fields, an empty line, the message
 * and a line with the date. One more line follows if the request looks like spam. Fields have the labels of the time
 * when the request was sent.
 */
export function parseRequest(name: string, content: Buffer, mail: RequestMail, labels: RequestLabels): StoredRequest {
  const text = textAfterHalt(content);
  const { body, date, isRobot } = splitAtDate(text, labels.sentLabel);
  const [head = '', ...messageParts] = body.split('\n\n');
  const lines = head.split('\n').map((line) => /^([^:\n]{1,80}?)\s*:\s(.*)$/.exec(line));
  const hasFields = lines.length > 0 && lines.every(Boolean);
  const values = hasFields ? lines.map((line) => ({ label: line![1] ?? '', value: line![2] ?? '' })) : [];
  const kindOf = (label: string) => kindOfField(label, labels.fields);
  const valueOfKind = (kind: string) => values.find(({ label }) => kindOf(label) === kind)?.value;
  const phone = valueOfKind('tel') ?? values.find(({ value }) => isPhone(value))?.value;
  const sender = valueOfKind('name') ?? values.find(({ value }) => value !== phone)?.value ?? '';
  const message = (hasFields ? messageParts.join('\n\n') : body).trim();
  const remainingValues = values.filter(({ value }) => value !== phone && value !== sender);
  const town = valueOfKind('town') ?? townIn([message, ...remainingValues.map(({ value }) => value)].join('\n'));
  return {
    name,
    ...(date && { date }),
    sender,
    ...(phone && { phone }),
    ...(town && { town }),
    otherFields: remainingValues.filter(({ label }) => kindOf(label) !== 'town'),
    message,
    mail: isRobot ? { kind: 'robot' } : mail,
  };
}

/** Splits at the last line with a date, because the visitor's message may contain such a line. */
function splitAtDate(text: string, sentLabel: string) {
  const datePattern = new RegExp(
    `^${escapeRegExp(sentLabel)} (\\d\\d)/(\\d\\d)/(\\d{4}) à (\\d\\d):(\\d\\d)\\.$`,
    'gm',
  );
  const match = [...text.matchAll(datePattern)].at(-1);
  if (!match) return { body: text, isRobot: false };
  const [line, day, month, year, hour, minute] = match;
  return {
    body: text.slice(0, match.index).trimEnd(),
    date: `${year}-${month}-${day}T${hour}:${minute}`,
    isRobot: text.slice(match.index + line.length).trim() !== '',
  };
}

/** Returns the kind of a field by its label, which the owner may have changed since. */
function kindOfField(label: string, fields: RequestLabels['fields']): string | undefined {
  const [name, field] = Object.entries(fields).find(([, { inMail }]) => inMail === label) ?? [];
  if (field?.input?.type === 'tel') return 'tel';
  if (name === 'name') return 'name';
  return /^(?:ville|commune|localité)\b/i.test(label) ? 'town' : undefined;
}

/** Returns true for ten digits in pairs, which is how demande.php formats a French number. */
const isPhone = (value: string) => /^0[1-9](?: \d\d){4}$/.test(value);

/** Returns the first commune of the Vosges that a text mentions, because the form does not ask for the commune. */
function townIn(text: string): string | undefined {
  const plainText = text.replaceAll('’', "'");
  const mentions = COMMUNES.flatMap(({ name }) => {
    // `includes` runs first, because compiling a pattern for every commune would be slow.
    const position = plainText.includes(name.replace(/^L[ae]s? /, '')) ? plainText.search(patternOf(name)) : -1;
    return position < 0 ? [] : { name, position };
  });
  // If «Thaon» and «Thaon-les-Vosges» match at the same position, the longer name wins.
  return mentions.sort((a, b) => a.position - b.position || b.name.length - a.name.length)[0]?.name;
}

/**
 * Returns a case-sensitive pattern for a commune in a sentence. It matches «au Val-d'Ajol», but «Les Forges» only with
 * a capital F.
 */
function patternOf(name: string): RegExp {
  const pattern = escapeRegExp(name)
    .replace(/^Le /, '(?:[Ll]e|[Aa]u|[Dd]u) ')
    .replace(/^Les /, '(?:[Ll]es|[Aa]ux|[Dd]es) ')
    .replace(/^La /, '[Ll]a ');
  return new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'u');
}

/** Sorts requests with unsent emails first, and then the newest first. */
export function sortRequests(requests: StoredRequest[]): StoredRequest[] {
  const rank = ({ mail }: StoredRequest) => Number(mail.kind !== 'waiting' && mail.kind !== 'on-its-way');
  return requests.toSorted((a, b) => rank(a) - rank(b) || (b.date ?? '').localeCompare(a.date ?? ''));
}
