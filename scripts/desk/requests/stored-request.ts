import type { ContactField } from '../../../data/model/schema/form';
import { COMMUNES } from '../shared/communes';
import type { RequestMail, StoredRequest } from '../shared/protocol';

/** Ends the first line of every file of the program at the host (GUARD_LINE in demande.php). */
const SHUT = '__halt_compiler();\n';

/** The words of the program that its texts are read back by. */
export type RequestWords = {
  /** The form's fields, by their names. */
  fields: Record<string, ContactField>;
  /** Stands before the date. */
  sent: string;
};

/** Returns the text after the line that ends the program of a stored file. */
export function shutText(content: Buffer): string {
  const text = content.toString('utf8');
  const at = text.indexOf(SHUT);
  return at < 0 ? text : text.slice(at + SHUT.length);
}

/**
 * Reads a stored request back (textOf in demande.php): lines of fields, an empty line, the message, the line with the date,
 * and, for what looks like a robot's, one line more. Fields have the names that they had when the request came.
 */
export function parseRequest(name: string, content: Buffer, mail: RequestMail, words: RequestWords): StoredRequest {
  const text = shutText(content);
  const { body, date, isRobot } = splitAtDate(text, words.sent);
  const [head = '', ...others] = body.split('\n\n');
  const lines = head.split('\n').map((line) => /^([^:\n]{1,80}?)\s*:\s(.*)$/.exec(line));
  const isHead = lines.length > 0 && lines.every(Boolean);
  const values = isHead ? lines.map((line) => ({ label: line![1] ?? '', value: line![2] ?? '' })) : [];
  const kindOf = (label: string) => kindOfField(label, words.fields);
  const found = (kind: string) => values.find(({ label }) => kindOf(label) === kind)?.value;
  const phone = found('tel') ?? values.find(({ value }) => isPhone(value))?.value;
  const who = found('name') ?? values.find(({ value }) => value !== phone)?.value ?? '';
  const message = (isHead ? others.join('\n\n') : body).trim();
  const rest = values.filter(({ value }) => value !== phone && value !== who);
  const town = found('town') ?? townIn([message, ...rest.map(({ value }) => value)].join('\n'));
  return {
    name,
    ...(date && { date }),
    who,
    ...(phone && { phone }),
    ...(town && { town }),
    others: rest.filter(({ label }) => kindOf(label) !== 'town'),
    message,
    mail: isRobot ? { kind: 'robot' } : mail,
  };
}

/** Splits at the last line with a date: a visitor may have written another one. */
function splitAtDate(text: string, sent: string) {
  const place = new RegExp(`^${escaped(sent)} (\\d\\d)/(\\d\\d)/(\\d{4}) à (\\d\\d):(\\d\\d)\\.$`, 'gm');
  const match = [...text.matchAll(place)].at(-1);
  if (!match) return { body: text, isRobot: false };
  const [line, day, month, year, hour, minute] = match;
  return {
    body: text.slice(0, match.index).trimEnd(),
    date: `${year}-${month}-${day}T${hour}:${minute}`,
    isRobot: text.slice(match.index + line.length).trim() !== '',
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the kind of a field by its label, which the owner may have changed since. */
function kindOfField(label: string, fields: RequestWords['fields']): string | undefined {
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
    const at = plain.includes(name.replace(/^L[ae]s? /, '')) ? plain.search(patternOf(name)) : -1;
    return at < 0 ? [] : { name, at };
  });
  // If «Thaon» and «Thaon-les-Vosges» match at one place, the longer name is meant.
  return found.sort((one, other) => one.at - other.at || other.name.length - one.name.length)[0]?.name;
}

/** A name as a sentence has it: «au Val-d'Ajol», and with a capital, because «Les Forges» are a commune. */
function patternOf(name: string): RegExp {
  const spelt = escaped(name)
    .replace(/^Le /, '(?:[Ll]e|[Aa]u|[Dd]u) ')
    .replace(/^Les /, '(?:[Ll]es|[Aa]ux|[Dd]es) ')
    .replace(/^La /, '[Ll]a ');
  return new RegExp(`(?<![\\p{L}-])${spelt}(?![\\p{L}-])`, 'u');
}

/** The order of the desk's list: those that wait first, the newest of each first. */
export function inOrder(requests: StoredRequest[]): StoredRequest[] {
  const rank = ({ mail }: StoredRequest) => Number(mail.kind !== 'waiting' && mail.kind !== 'on-its-way');
  return requests.toSorted((one, other) => rank(one) - rank(other) || (other.date ?? '').localeCompare(one.date ?? ''));
}
