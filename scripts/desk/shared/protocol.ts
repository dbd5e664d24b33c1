import type { Path } from '../../../data/model/owner-facts';
import type { Hints } from '../../../data/model/schema/fields';
import type { Chapter } from '../../to-do/to-do-list';
import type { Edit, Value } from '../records/edit-source';
import type { Field, PrintedField, RecordPlace } from './field';

/** Where the desk's own addresses begin; everything else is the site's preview. */
export const PREFIX = '/bureau/';
/** The header in which every request that writes names the key of this start. */
export const KEY_HEADER = 'x-bureau-key';

/** Where pages wait that are not complete: the owner's work, kept with the rest of it; nothing but the desk reads it. */
export const DRAFTS = 'data/brouillons';
/** Where the draft of a page waits, and which file a draft becomes; folders and files. */
export const draftOf = (file: string) => file.replace('data', DRAFTS);
export const pageFileOf = (draft: string) => draft.replace(DRAFTS, 'data');

/** The address that the file of a page, or of a draft, gives it: «le-thillot» for «data/towns/le-thillot.ts». */
export const slugOfFile = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** What a form shows of a field: what z.toJSONSchema makes of its schema, with the owner's words from `.meta()`. */
export type FieldSchema = Omit<Hints, 'shownAs'> & {
  type?: string;
  title?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: (string | number)[];
  const?: string | number | boolean;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  additionalProperties?: FieldSchema | boolean;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  /** What the list around it holds already, so that a choice does not offer it again. */
  existingValues?: Value[];
};

/** A record as its file has it; one that the owner has begun, and that no page of the site is made from, is a draft. */
export type DeskRecord = RecordPlace & { title: string; value: Value; draft?: Draft };

/** What keeps a page from the site, the file of the one that is most like it, and what its own says, with that in its gaps. */
export type Draft = { faults: DeskFault[]; model: string | undefined; entries: PrintedField[] };

/** A date as records have it: «2027-09-30». */
export const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** What is wrong at a field, as forms print it (printInForm of data/model/read/problems.ts). The form says where. */
export type DeskFault = Field & { sentence: string };

/** What differs from what is online: in words, old beside new; `undefined` where there was, or is, nothing. */
export type Change = Field & {
  old?: string | undefined;
  new?: string | undefined;
  /** What a page that came or went is called. */
  page?: string;
};

/** How large a file may be that comes in, in bytes and in words: larger than this no photograph of a phone is. */
export const LIMITS = {
  photo: { maxBytes: 60 * 1024 ** 2, text: '60 Mo au plus' },
  pdf: { maxBytes: 10 * 1024 ** 2, text: '10 Mo au plus, car un visiteur le télécharge sur son téléphone' },
};
export type FileKind = keyof typeof LIMITS;
/** A file that came, and that no record names yet; `note` is what the owner may want to know of it. */
export type ReceivedFile = { file: string; note?: string };
/** A text that speaks of a page, with the words around. */
export type Mention = Field & { excerpt: string };
/** What names a page by its address, and goes with it; `faults` forbid that it goes. */
export type Withdrawal = { references: Field[]; faults: DeskFault[] };

/** All that the desk's page knows of data/. */
export type DeskState = {
  /** Later states have higher ones. */
  serial: number;
  /** Another one as soon as data/ but its pictures, or a draft, is another, whoever has changed it. */
  version: string;
  records: DeskRecord[];
  entries: PrintedField[];
  faults: DeskFault[];
  /** Files that cannot be read at all, so that their records are in no form; of most there is a copy that can. */
  unreadable: { file: string; title: string; sentence: string; hasCopy: boolean }[];
  /** Papers that the site shows no more, or not for long. */
  warnings: DeskFault[];
  chapters: Chapter[];
  changes: Change[];
  /** Whether the site has gone online: else changes are those since the desk's first start. */
  isOnline: boolean;
  undo?: string;
  redo?: string;
};

/**
 * Whether the email about a request went out: taken by the host's mail program, on its way, waiting with the reason, or
 * never to go, because the request looks like a robot's.
 */
export type RequestMail = { kind: 'sent' | 'on-its-way' | 'robot' } | { kind: 'waiting'; reason: string };
/** A request of the contact form, as the host has stored it; `name` is that of its file. */
export type StoredRequest = {
  name: string;
  /** «2027-08-02T14:05», in France. */
  date?: string;
  sender: string;
  phone?: string;
  /** The commune of the field for it, or the first that the request names. */
  town?: string;
  /** Every other field in which something was written. */
  otherFields: { label: string; value: string }[];
  message: string;
  mail: RequestMail;
};

/** A change of one record. */
export type PlacedEdit = RecordPlace & { edit: Edit };
/** A change that the owner makes; `expected` is what stood there when he began; while he is typing it is written as it stands. */
export type DeskEdit = PlacedEdit & { expected?: Value; title: string; isTyping?: boolean };
/** The result of an edit: written, refused with the build's sentences, changed by somebody else, or not written by the disk. */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: DeskFault[] }
  | { kind: 'conflict'; found?: Value; sentence: string }
  /** The disk refuses: nothing is wrong with the value, and the desk tries again. */
  | { kind: 'unwritten'; sentence: string };

/** What stands at a path of a record, also inside a sample; undefined where nothing does. */
export function valueAt(value: Value | undefined, [key, ...rest]: Path): Value | undefined {
  if (key === undefined || typeof value !== 'object' || value === null) return key === undefined ? value : undefined;
  const held = 'ownerFact' in value ? value.value : value;
  return valueAt((held as Record<string, Value> | undefined)?.[key], rest);
}
