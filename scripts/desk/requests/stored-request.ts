import type { ContactField } from '../../../data/model/schema/form';
import { COMMUNES } from '../shared/communes';
import type { RequestMail, StoredRequest } from '../shared/protocol';

/** Ends the first line of every file of the program at the host (SHUT in demande.php). */
const HALT_LINE = '__halt_compiler();\n';

/** The words of the program that its texts are read back by. */
export type RequestLabels = {
  /** The form's fields, by their names. */
  fields: Record<string, ContactField>;
  /** Stands before the date. */
  sentLabel: string;
};

/** Returns the text after the line that ends the program of a stored file. */
export function textAfterHalt(content: Buffer): string {
  const text = content.toString('utf8');
  const haltStart = text.indexOf(HALT_LINE);
  return haltStart < 0 ? text : text.slice(haltStart + HALT_LINE.length);
}

/**
 * Reads a stored request back (textOf in demande.php): lines of fields, an empty line, the message, the line with the date,
 * and, for what looks like a robot's, one line more. Fields have the names that they had when the request came.
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
  const rest = values.filter(({ value }) => value !== phone && value !== sender);
  const town = valueOfKind('town') ?? townIn([message, ...rest.map(({ value }) => value)].join('\n'));
  return {
    name,
    ...(date && { date }),
    sender,
    ...(phone && { phone }),
    ...(town && { town }),
    otherFields: rest.filter(({ label }) => kindOf(label) !== 'town'),
    message,
    mail: isRobot ? { kind: 'robot' } : mail,
  };
}

/** Splits at the last line with a date: a visitor may have written another one. */
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

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the kind of a field by its label, which the owner may have changed since. */
function kindOfField(label: string, fields: RequestLabels['fields']): string | undefined {
  const [name, field] = Object.entries(fields).find(([, { inMail }]) => inMail === label) ?? [];
  if (field?.input?.type === 'tel') return 'tel';
  if (name === 'name') return 'name';
  return /^(?:ville|commune|localité)\b/i.test(label) ? 'town' : undefined;
}

/** True for ten digits in pairs, as the program writes a French number. */
const isPhone = (value: string) => /^0[1-9](?: \d\d){4}$/.test(value);

/** Returns the first commune of the Vosges that a text names: the form does not ask for one. */
function townIn(text: string): string | undefined {
  const plain = text.replaceAll('’', "'");
  const found = COMMUNES.flatMap(({ name }) => {
    // Most are not in it at all: a pattern for each would take long to make.
    const position = plain.includes(name.replace(/^L[ae]s? /, '')) ? plain.search(patternOf(name)) : -1;
    return position < 0 ? [] : { name, at: position };
  });
  // If «Thaon» and «Thaon-les-Vosges» match at one place, the longer name is meant.
  return found.sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0]?.name;
}

/** A name as a sentence has it: «au Val-d'Ajol», and with a capital, because «Les Forges» are a commune. */
function patternOf(name: string): RegExp {
  const pattern = escapeRegExp(name)
    .replace(/^Le /, '(?:[Ll]e|[Aa]u|[Dd]u) ')
    .replace(/^Les /, '(?:[Ll]es|[Aa]ux|[Dd]es) ')
    .replace(/^La /, '[Ll]a ');
  return new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, 'u');
}

/** The order of the desk's list: those that wait first, the newest of each first. */
export function sortRequests(requests: StoredRequest[]): StoredRequest[] {
  const rank = ({ mail }: StoredRequest) => Number(mail.kind !== 'waiting' && mail.kind !== 'on-its-way');
  return requests.toSorted((a, b) => rank(a) - rank(b) || (b.date ?? '').localeCompare(a.date ?? ''));
}
