import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import type { Path, Value } from '../edit-source';
import { type DeskFault, type FieldSchema, PREFIX, valueAt } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { type Draft, decide, optionFor, type Snapshot } from './store';

/** How a form reads and changes what it shows: a record, or something new that is not complete yet. */
export type Form = {
  snapshot: Snapshot;
  file: string;
  record: string;
  value: Value | undefined;
  /** What was typed for a place and is not written. */
  draft(path: Path): Draft | undefined;
  faults(path: Path): DeskFault[];
  set(path: Path, value: Value, title: string, atOnce?: boolean): void;
  /** Gives what is wrong; nothing where the entry is written. */
  insert(path: Path, index: number, value: Value, title: string): Promise<DeskFault[]>;
  remove(path: Path, title: string): void;
  move(path: Path, from: number, to: number, title: string): void;
  /** Leaves a field: what was typed need not wait. */
  leave(): void;
  /** The place that is to have the focus. */
  focus?: Path;
  show(field: Field): void;
};

const FormContext = createContext<Form | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

type Props = { schema: FieldSchema; path: Path; depth?: number };

const DAYS: Record<string, string> = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
};
const ANSWERS = ['Nous le faisons', 'Nous ne le faisons pas'];
const PLAIN_ANSWERS = ['Oui', 'Non'];

export const capital = (text = '') => text.charAt(0).toUpperCase() + text.slice(1);
const isWithin = (path: Path, focus: Path = ['\0']) => path.every((key, index) => key === focus[index]);
const isMark = (value: Value | undefined, mark?: string) =>
  typeof value === 'object' && value !== null && 'ownerFact' in value && (!mark || value.ownerFact === mark);
/** Without «sample(…)» around it; nothing where the owner has given nothing. */
const bare = (value: Value | undefined): Value | undefined =>
  isMark(value) ? (value as { value?: Value }).value : value;

/** One field of any kind: the schema says which. */
export function AnyField({ schema, path, depth = 0 }: Props): ReactNode {
  const form = useForm();
  const value = form.draft(path)?.edit.kind === 'set' ? draftValue(form, path) : valueAt(form.value, path);
  const option = optionFor(schema, bare(value));
  if (schema.anyOf?.some(({ const: fixed }) => fixed === false))
    return <Switched schema={schema} path={path} depth={depth} />;
  if (option.const !== undefined) return null;
  if (option.type === 'object') return <Group schema={option} path={path} depth={depth} />;
  if (option.type === 'array')
    return option.items?.enum ? (
      <Choices schema={option} path={path} />
    ) : (
      <List schema={option} path={path} depth={depth} />
    );
  return <Leaf schema={option} path={path} value={value} />;
}

function draftValue(form: Form, path: Path): Value | undefined {
  const edit = form.draft(path)?.edit;
  return edit && 'value' in edit ? edit.value : undefined;
}

function Group({ schema, path, depth = 0 }: Props) {
  const form = useForm();
  const value = valueAt(form.value, path);
  const named = Object.entries(schema.properties ?? {});
  const kept = typeof bare(value) === 'object' ? Object.keys(bare(value) as object) : [];
  const entries = schema.properties
    ? named
    : kept.map((key) => [key, schema.additionalProperties as FieldSchema] as const);
  const inner = entries.map(([key, property]) => {
    const here = [...path, key];
    const isAbsent = valueAt(form.value, here) === undefined || isMark(valueAt(form.value, here), 'optional');
    const isOptional = schema.properties && !schema.required?.includes(key);
    const isLarge = property.type === 'object' || property.type === 'array';
    if (isOptional && isAbsent && isLarge && !form.draft(here))
      return <AddPart key={key} schema={property} path={here} />;
    const title = schema.properties ? property : { ...property, title: nameOfEntry(form, here, key) };
    return <AnyField key={key} schema={title} path={here} depth={depth + 1} />;
  });
  if (depth === 0) return <div className={styles.fields}>{inner}</div>;
  return (
    <details
      className={styles.group}
      open={isWithin(path, form.focus) || (depth === 1 && entries.length < 4) || undefined}
    >
      <summary>{capital(schema.title)}</summary>
      <div className={styles.fields}>{inner}</div>
    </details>
  );
}

/** By what an entry of a record of records is known. */
function nameOfEntry(form: Form, path: Path, key: string): string {
  const value = valueAt(form.value, path);
  const service = form.snapshot.state.records.find(({ file }) => file === `data/services/${key}.ts`);
  return service?.title ?? summary(value) ?? key;
}

/** The first text in a value: by it one knows an entry of a list. */
export function summary(value: Value | undefined): string | undefined {
  const plain = bare(value);
  if (typeof plain === 'string') return plain.length > 70 ? `${plain.slice(0, 70)}…` : plain;
  if (typeof plain !== 'object' || plain === null) return undefined;
  const { question, alt, ...rest } = plain as Record<string, Value>;
  return [question, alt, ...Object.values(rest)].map(summary).find((text) => text !== undefined);
}

/** A part that the record may do without. */
function AddPart({ schema, path }: Props) {
  const form = useForm();
  const start = () => form.set(path, blank(schema), schema.title ?? '', true);
  return (
    <button type="button" className={styles.quiet} onClick={start}>
      Ajouter : {schema.title}
    </button>
  );
}

/** What a new entry holds before anything is typed. */
export function blank(schema: FieldSchema): Value {
  const option = schema.oneOf?.[0] ?? schema;
  if (option.const !== undefined) return option.const;
  if (option.type === 'array') return Array.from({ length: option.minItems ?? 0 }, () => blank(option.items ?? {}));
  if (option.type === 'object')
    return Object.fromEntries((option.required ?? []).map((key) => [key, blank(option.properties?.[key] ?? {})]));
  return option.type === 'boolean' ? false : '';
}

/** «false», or a group: what is switched on asks for its fields. */
function Switched({ schema, path, depth }: Props) {
  const form = useForm();
  const draft = form.draft(path);
  const value = draft ? draftValue(form, path) : valueAt(form.value, path);
  const group = schema.anyOf?.find(({ type }) => type === 'object') ?? {};
  const isOn = typeof value === 'object';
  const turn = (on: boolean) => form.set(path, on ? blank(group) : false, schema.title ?? '', true);
  return (
    <div className={styles.field}>
      <Radios
        legend={capital(schema.title)}
        options={PLAIN_ANSWERS}
        chosen={isOn ? 0 : 1}
        choose={(index) => turn(index === 0)}
      />
      {isOn && <Part schema={{ ...group, title: schema.title }} path={path} depth={depth} value={value} />}
    </div>
  );
}

/** Fields of something that is written only when it is complete. */
function Part({ schema, path, value, depth = 0 }: Props & { value: Value | undefined }) {
  const form = useForm();
  if (!form.draft(path)) return <Group schema={schema} path={path} depth={depth + 1} />;
  return (
    <FormProvider value={partOf(form, path, value, (next) => form.set(path, next, schema.title ?? ''))}>
      <AnyField schema={schema} path={[]} />
      <Remarks path={path} />
    </FormProvider>
  );
}

/** What is wrong at a place itself. */
export const faultsAt = (faults: DeskFault[], { file, record }: { file: string; record: string }, path: Path) =>
  faults.filter((fault) => fault.file === file && fault.record === record && fault.path.join() === path.join());

/** A form within a form: it changes one value, which goes to `save` whole. */
export function partOf(form: Form, at: Path, value: Value | undefined, save: (value: Value) => void): Form {
  const replaced = (path: Path, next: Value | undefined) => withValue(value ?? null, path, next);
  const list = (path: Path) => [...((valueAt(value, path) as Value[]) ?? [])];
  return {
    ...form,
    value,
    focus: undefined,
    draft: () => undefined,
    faults: (path) => form.faults([...at, ...path]),
    set: (path, next) => save(replaced(path, next)),
    remove: (path) => save(replaced(path, undefined)),
    insert: async (path, index, entry) => {
      save(replaced(path, list(path).toSpliced(index, 0, entry)));
      return [];
    },
    move: (path, from, to) => {
      const entries = list(path);
      entries.splice(to, 0, ...entries.splice(from, 1));
      save(replaced(path, entries));
    },
  };
}

/** A value with another at a path; `undefined` takes away what is there. */
export function withValue(value: Value, [key, ...rest]: Path, next: Value | undefined): Value {
  if (key === undefined) return next ?? null;
  const inner = rest.length > 0 ? withValue(valueAt(value, [key]) ?? {}, rest, next) : next;
  if (Array.isArray(value))
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  const { [key]: _, ...others } = (value ?? {}) as Record<string, Value>;
  return inner === undefined ? others : { ...(value as Record<string, Value>), [key]: inner };
}

function List({ schema, path, depth = 0 }: Props) {
  const form = useForm();
  const entries = (bare(valueAt(form.value, path)) ?? []) as Value[];
  const [dragged, drag] = useState<number>();
  const [isAdding, add] = useState(false);
  const item = schema.items ?? {};
  const title = schema.title ?? '';
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems;
  const isLeast = entries.length <= (schema.minItems ?? 0);
  const move = (from: number, to: number) => form.move(path, from, to, title);
  return (
    <details className={styles.group} open={isWithin(path, form.focus) || depth < 2 || undefined}>
      <summary>
        {capital(title)} ({entries.length})
      </summary>
      <ol className={styles.list}>
        {entries.map((entry, index) => {
          const name = summary(entry) ?? `n° ${index + 1}`;
          return (
            <li
              key={index}
              className={dragged === index ? styles.dragged : undefined}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => dragged !== undefined && dragged !== index && move(dragged, index)}
            >
              <div className={styles.entry}>
                <AnyField
                  schema={{ ...item, title: `${item.title ?? title} ${index + 1}` }}
                  path={[...path, index]}
                  depth={depth + 2}
                />
              </div>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same. */}
              <span
                className={styles.moves}
                draggable
                onDragStart={() => drag(index)}
                onDragEnd={() => drag(undefined)}
              >
                <button
                  type="button"
                  aria-label={`Monter : ${name}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Descendre : ${name}`}
                  disabled={index === entries.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Retirer : ${name}`}
                  disabled={isLeast}
                  title={isLeast ? `Il en faut ${schema.minItems} au moins` : undefined}
                  onClick={() => form.remove([...path, index], title)}
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <Remarks path={path} />
      {isAdding && <NewEntry schema={item} path={path} index={entries.length} done={() => add(false)} />}
      {!isAdding && !isFull && (
        <button type="button" className={styles.quiet} onClick={() => add(true)}>
          Ajouter : {item.title ?? title}
        </button>
      )}
    </details>
  );
}

/** Asks for all that an entry needs; it joins the list when the desk has written it. */
function NewEntry({ schema, path, index, done }: { schema: FieldSchema; path: Path; index: number; done(): void }) {
  const form = useForm();
  const [option, choose] = useState(schema.oneOf?.length === 1 || !schema.oneOf ? 0 : undefined);
  const shape = schema.oneOf?.[option ?? 0] ?? schema;
  const [value, setValue] = useState<Value>(() => blank(shape));
  const [faults, setFaults] = useState<DeskFault[]>([]);
  if (option === undefined)
    return (
      <p>
        {schema.oneOf?.map(({ title }, which) => (
          <button
            type="button"
            key={title}
            className={styles.quiet}
            onClick={() => {
              choose(which);
              setValue(blank(schema.oneOf?.[which] ?? {}));
            }}
          >
            {capital(title)}
          </button>
        ))}
      </p>
    );
  const add = async () => {
    const found = await form.insert(path, index, value, schema.title ?? '');
    if (found.length === 0) done();
    else setFaults(found);
  };
  return (
    <div className={styles.fresh}>
      <FormProvider
        value={partOf({ ...form, faults: (at) => faultsAt(faults, form, at) }, [...path, index], value, setValue)}
      >
        <AnyField schema={{ ...shape, title: shape.title ?? schema.title }} path={[]} />
      </FormProvider>
      {faults
        .filter((fault) => fault.record !== form.record || !isWithin([...path, index], fault.path))
        .map(({ sentence }) => (
          <p key={sentence} className={styles.fault}>
            {sentence}
          </p>
        ))}
      <button type="button" className={styles.action} onClick={add}>
        Ajouter
      </button>{' '}
      <button type="button" className={styles.quiet} onClick={done}>
        Annuler l’ajout
      </button>
    </div>
  );
}

/** Several of a few: days of the week. */
function Choices({ schema, path }: Props) {
  const form = useForm();
  const chosen = (valueAt(form.value, path) ?? []) as Value[];
  const options = schema.items?.enum ?? [];
  const turn = (option: string | number) => {
    const next = options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)));
    form.set(path, next, schema.title ?? '', true);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{capital(schema.title)}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => turn(option)} />
          {DAYS[option] ?? option}
        </label>
      ))}
      <Remarks path={path} />
    </fieldset>
  );
}

export function Radios({
  legend,
  options,
  chosen,
  choose,
}: {
  legend: string;
  options: string[];
  chosen: number;
  choose(index: number): void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.plain}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name={name} checked={chosen === index} onChange={() => choose(index)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

/** A field that holds one value. */
function Leaf({ schema, path, value }: Props & { value: Value | undefined }) {
  const form = useForm();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const title = capital(schema.title ?? String(path.at(-1) ?? ''));
  const isFocus = form.focus !== undefined && form.focus.join() === path.join();
  const isWrong = form.faults(path).length > 0;
  useEffect(() => {
    if (!isFocus) return;
    field.current?.scrollIntoView({ block: 'center' });
    field.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isFocus]);
  const set = (next: Value, atOnce = false) => form.set(path, next, schema.title ?? '', atOnce);
  const hints = [
    schema.description,
    schema.example && `Par exemple : ${schema.example}`,
    schema.where && `Où le trouver : ${schema.where}`,
  ].filter(Boolean);
  const describedBy =
    [hints.length > 0 && `${id}-hint`, isWrong && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const shared = { id, 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined, onBlur: form.leave };
  return (
    <div className={styles.field} ref={field} data-field={path.join('.')}>
      {schema.type === 'boolean' ? (
        <Answer title={title} schema={schema} value={value} set={(next) => set(next, true)} path={path} />
      ) : (
        <>
          <label htmlFor={id}>
            {title} <Mark value={value} />
          </label>
          <Control schema={schema} value={bare(value)} set={set} shared={shared} />
        </>
      )}
      {hints.length > 0 && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hints.join(' ')}
        </p>
      )}
      <Remarks path={path} id={`${id}-fault`} />
      <ShowOnPage path={path} value={bare(value)} />
    </div>
  );
}

function Mark({ value }: { value: Value | undefined }) {
  const words = isMark(value, 'sample')
    ? 'exemple'
    : isMark(value, 'missing')
      ? 'à compléter'
      : isMark(value, 'optional')
        ? 'facultatif'
        : '';
  return words ? <span className={styles.mark}>{words}</span> : null;
}

/** Yes or no; where the owner has not answered, neither. */
function Answer({
  title,
  value,
  set,
  path,
}: Props & { title: string; value: Value | undefined; set(value: boolean): void }) {
  const form = useForm();
  const around = valueAt(form.value, path.slice(0, -1));
  const sentences = ['sentence', 'otherwise'].map((key) => valueAt(around, [key]));
  const isPromise = sentences.every((sentence) => typeof sentence === 'string');
  const chosen = value === true ? 0 : value === false ? 1 : -1;
  const options = isPromise ? ANSWERS.map((answer, index) => `${answer} : « ${sentences[index]} »`) : PLAIN_ANSWERS;
  const legend = isPromise ? capital(String(valueAt(around, ['question']) ?? title)) : title;
  return (
    <>
      <Radios legend={legend} options={options} chosen={chosen} choose={(index) => set(index === 0)} />
      {chosen < 0 && <p className={styles.hint}>Pas encore répondu : le site dit la seconde phrase.</p>}
    </>
  );
}

type Shared = { id: string; onBlur(): void; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

function Control({
  schema,
  value,
  set,
  shared,
}: {
  schema: FieldSchema;
  value: Value | undefined;
  set(value: Value, atOnce?: boolean): void;
  shared: Shared;
}) {
  const { snapshot } = useForm();
  const text = value === undefined || value === null ? '' : String(value);
  if (schema.type === 'number' || schema.type === 'integer')
    return <NumberInput text={text} set={set} shared={shared} />;
  if (schema.refersTo === 'photos') return <PhotoChoice value={text} set={(id) => set(id, true)} shared={shared} />;
  if (schema.refersTo || schema.enum) {
    const folder = `data/${schema.refersTo}/`;
    const named = snapshot.state.records.filter(({ file }) => file.startsWith(folder));
    const options: (readonly [string, string])[] = schema.enum
      ? schema.enum.map((one) => [String(one), DAYS[one] ?? String(one)])
      : named.map(({ file, title }) => [file.slice(folder.length, -3), title]);
    return (
      <select {...shared} value={text} onChange={({ target }) => set(target.value, true)}>
        {!options.some(([name]) => name === text) && <option value={text}>{text || 'Choisissez'}</option>}
        {options.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    );
  }
  const type = schema.format === 'date' ? 'date' : schema.pattern?.includes('[0-5]\\d$') ? 'time' : undefined;
  const change = ({ target }: { target: { value: string } }) => set(target.value);
  if (type) return <input {...shared} type={type} value={text} onChange={change} />;
  const left = schema.maxLength === undefined ? undefined : schema.maxLength - text.trim().length;
  return (
    <>
      {schema.isLong || text.length > 60 ? (
        <textarea {...shared} rows={Math.min(10, 2 + Math.floor(text.length / 60))} value={text} onChange={change} />
      ) : (
        <input {...shared} value={text} onChange={change} />
      )}
      {left !== undefined && (
        <p className={left < 0 ? styles.fault : styles.hint}>
          {left < 0 ? `${-left} de trop` : `Encore ${left} caractères`}
        </p>
      )}
    </>
  );
}

/** A number as it is written in French; what is none yet stays as typed. */
function NumberInput({ text, set, shared }: { text: string; set(value: Value): void; shared: Shared }) {
  const [typed, type] = useState<string>();
  const shown = typed ?? text.replace('.', ',');
  return (
    <input
      {...shared}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => {
        type(target.value);
        const number = Number(target.value.replace(/\s/g, '').replace(',', '.'));
        set(target.value.trim() === '' || Number.isNaN(number) ? target.value : number);
      }}
      onBlur={() => {
        type(undefined);
        shared.onBlur();
      }}
    />
  );
}

function PhotoChoice({ value, set, shared }: { value: string; set(id: string): void; shared: Shared }) {
  const { snapshot, show } = useForm();
  const record = snapshot.state.records.find(({ record }) => record === 'photos');
  const ids = Object.keys((record?.value ?? {}) as object);
  return (
    <>
      {value && (
        <img className={styles.photo} src={`${PREFIX}photo/${encodeURIComponent(value)}?${snapshot.version}`} alt="" />
      )}
      <select {...shared} value={value} onChange={({ target }) => set(target.value)}>
        {!ids.includes(value) && <option value={value}>{value || 'Choisissez une photo'}</option>}
        {ids.map((id) => (
          <option key={id} value={id}>
            {summary(valueAt(record?.value, [id]))}
          </option>
        ))}
      </select>
      {record && ids.includes(value) && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => show({ file: record.file, record: record.record, path: [value, 'alt'] })}
        >
          Ouvrir la fiche de cette photo
        </button>
      )}
    </>
  );
}

/** What is wrong here, and what somebody else has written meanwhile. */
export function Remarks({ path, id }: { path: Path; id?: string }) {
  const form = useForm();
  const draft = form.draft(path);
  const faults = form.faults(path);
  return (
    <>
      {faults.length > 0 && (
        <p className={styles.fault} id={id}>
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {draft?.conflict && (
        <div className={styles.conflict} role="alert">
          <p>{draft.conflict.sentence}</p>
          <p>Maintenant : « {summary(draft.conflict.found) ?? 'rien'} »</p>
          <p>Ce que vous avez tapé : « {summary('value' in draft.edit ? draft.edit.value : undefined) ?? 'rien'} »</p>
          <button type="button" className={styles.quiet} onClick={() => decide(draft, true)}>
            Garder ce que j’ai tapé
          </button>{' '}
          <button type="button" className={styles.quiet} onClick={() => decide(draft, false)}>
            Garder l’autre
          </button>
        </div>
      )}
    </>
  );
}

function ShowOnPage({ path, value }: { path: Path; value: Value | undefined }) {
  const { file, record } = useForm();
  if (path.length === 0 || typeof value !== 'string' || value.length < 2) return null;
  const look = () => window.dispatchEvent(new CustomEvent('show-on-page', { detail: { file, record, path } }));
  return (
    <button type="button" className={styles.quiet} onClick={look}>
      Voir sur la page
    </button>
  );
}
