import type { Path } from '../../../data/model/owner-facts';
import type { Hints } from '../../../data/model/schema/fields';
import type { Chapter } from '../../to-do/to-do-list';
import type { Edit, Value } from '../records/edit-source';
import type { Field, PrintedField, RecordPlace } from './field';

/** The path prefix of the desk's own routes. All other paths belong to the site's preview. */
export const PREFIX = '/bureau/';
/** The header of the CSRF token, which every writing request sends. Each start of the desk has a new token. */
export const KEY_HEADER = 'x-bureau-key';

/**
 * The folder of incomplete pages. The folder is in data/ because drafts are the owner's work, but only the desk reads
 * it.
 */
export const DRAFTS = 'data/brouillons';
/** Returns the path of a page's draft. `pageFileOf` returns the path of a draft's page. Both also accept folders. */
export const draftOf = (file: string) => file.replace('data', DRAFTS);
export const pageFileOf = (draft: string) => draft.replace(DRAFTS, 'data');

/** Returns the slug of a page or draft from its file: «le-thillot» for «data/towns/le-thillot.ts». */
export const slugOfFile = (file: string) => file.replace(/^.*\/|\.ts$/g, '');

/** The JSON schema of a field from z.toJSONSchema, with the French labels from `.meta()` that forms show. */
export type FieldSchema = Omit<Hints, 'formatValue'> & {
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
  /** The values that the surrounding list already contains, so that a choice does not offer them again. */
  existingValues?: Value[];
};

/** A record with the value in its file. `draft` is set if the record is not on the site yet. */
export type DeskRecord = RecordPlace & { title: string; value: Value; draft?: Draft };

/**
 * The state of a draft. It consists of the faults that keep the draft from the site, and the file of the most similar
 * page (`model`). The gaps in the draft's printed fields are filled from that page.
 */
export type Draft = { faults: DeskFault[]; model: string | undefined; entries: PrintedField[] };

/** Returns true for a date in a record's format: «2027-09-30». */
export const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** A fault of a field, with the sentence that forms show (printInForm of data/model/read/problems.ts). */
export type DeskFault = Field & { sentence: string };

/** A difference from the online site, as text; `old` or `new` is undefined if the field had or has no value. */
export type Change = Field & {
  old?: string | undefined;
  new?: string | undefined;
  /** The title of a page that was added or removed. */
  page?: string;
};

/** Name of the `meta` element with the version of data/ from which the preview has rendered a page. */
export const VERSION_META = 'desk-version';

/** The largest files that the desk accepts. No phone takes photos of more than 60 MB. */
export const LIMITS = {
  photo: { maxBytes: 60 * 1024 ** 2, text: '60 Mo au plus' },
  pdf: { maxBytes: 10 * 1024 ** 2, text: '10 Mo au plus, car un visiteur le télécharge sur son téléphone' },
};
export type FileKind = keyof typeof LIMITS;
/** A saved file that no record refers to yet, and a remark about it for the owner. */
export type ReceivedFile = { file: string; note?: string };
/** A field whose text mentions a page, and an excerpt around the mention. */
export type Mention = Field & { excerpt: string };
/** The references that are removed together with a page, and the faults that forbid its removal. */
export type Withdrawal = { references: Field[]; faults: DeskFault[] };

/** The state of data/ that the server sends to the desk's page. */
export type DeskState = {
  /** Increases with each state. */
  serial: number;
  /**
   * A hash that changes if any program changes data/, the drafts, or the file of a photo that a record refers to. It
   * does not change with other photo files, so that an upload alone does not reload the preview.
   */
  version: string;
  records: DeskRecord[];
  entries: PrintedField[];
  faults: DeskFault[];
  /** Files with a syntax error, whose records no form can show. `hasCopy` is true if an older readable text exists. */
  unreadable: { file: string; title: string; sentence: string; hasCopy: boolean }[];
  /** Warnings about documents that have expired or expire soon. */
  warnings: DeskFault[];
  chapters: Chapter[];
  changes: Change[];
  /** False before the first deployment; `changes` then lists the changes since the desk's first start. */
  isOnline: boolean;
  undo?: string;
  redo?: string;
};

/**
 * The state of the email about a request. `sent` means that the host's mail program accepted the email. `robot` means
 * that the email is never sent, because the request looks like spam.
 */
export type RequestMail = { kind: 'sent' | 'on-its-way' | 'robot' } | { kind: 'waiting'; reason: string };
/** A request of the contact form that the host has stored; `name` is the name of its file. */
export type StoredRequest = {
  name: string;
  /** «2027-08-02T14:05», in French time. */
  date?: string;
  sender: string;
  phone?: string;
  /** The value of the commune field, or the first commune that another text of the request mentions. */
  town?: string;
  /** All other fields that were filled in. */
  otherFields: { label: string; value: string }[];
  message: string;
  mail: RequestMail;
};

/** An edit and the record that it changes. */
export type PlacedEdit = RecordPlace & { edit: Edit };
/**
 * An edit by the owner. `expected` is the value when the owner began to edit, so that conflicts are detected. Only the
 * first of several edits of a field in one step needs it. While `isTyping`, the value is written without normalization.
 */
export type DeskEdit = PlacedEdit & { expected?: Value; title: string; isTyping?: boolean };
/**
 * The result of an edit. `refused` has the faults that the build would report; `conflict` means that the value has
 * changed.
 */
export type Outcome =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: DeskFault[] }
  | { kind: 'conflict'; found?: Value; sentence: string }
  /** The disk refused to write. The value is valid, and the desk retries. */
  | { kind: 'unwritten'; sentence: string };

/** Returns the value at a path of a record, also inside `sample(…)`; undefined if the path does not exist. */
export function valueAt(value: Value | undefined, [key, ...rest]: Path): Value | undefined {
  if (key === undefined || typeof value !== 'object' || value === null) return key === undefined ? value : undefined;
  const held = 'ownerFact' in value ? value.value : value;
  return valueAt((held as Record<string, Value> | undefined)?.[key], rest);
}
