import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Path, Value } from '../edit-source';
import { type DeskFault, type FieldSchema, valueAt } from '../protocol';
import type { Field } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { type FieldProps, type Form, FormProvider, formOf, intoView, Remarks, useForm, useRecordForm } from './form';
import { Moves } from './moves';
import { Choices, Mark, OneValue } from './one-value';
import { bare, blank, capital, isMark, optionFor } from './schema';
import { entryName, nameOf, recordOf, SEE_REMARKS, say, schemaOf } from './store';

/** One field of any kind: the schema says which. */
export function AnyField({ schema, path, depth = 0, isOptional }: FieldProps): ReactNode {
  const form = useForm();
  if (schema.isInternal) return null;
  const value = valueAt(form.value, path);
  const option = optionFor(schema, bare(value));
  const part = partWithout(schema, value, isOptional);
  if (part)
    return (
      <div data-path={JSON.stringify(path)}>
        <Fresh schema={part} path={path} add={(value) => form.edit({ kind: 'set', path, value })} />
      </div>
    );
  if (option.const !== undefined) return null;
  if (option.type === 'object')
    return <Group schema={option} path={path} depth={depth} without={without(schema, path, isOptional)} />;
  if (option.type !== 'array') return <OneValue schema={option} path={path} isOptional={isOptional} />;
  return option.items?.enum ? (
    <Choices schema={option} path={path} />
  ) : (
    <List schema={option} path={path} depth={depth} without={without(schema, path, isOptional)} />
  );
}

/** A field of any record, wherever it is asked for; what is typed is written to that record. */
export function FieldAt({ field, words }: { field: Field; words?: FieldSchema }) {
  const form = useRecordForm(field);
  return (
    recordOf(field) && (
      <FormProvider value={form}>
        <AnyField schema={{ ...schemaOf(field), ...words }} path={field.path} />
      </FormProvider>
    )
  );
}

/** What is wrong in other records, each with its field: it is put right here. */
export function Elsewhere({ faults }: { faults: DeskFault[] }) {
  return faults.map((fault) => (
    <section key={JSON.stringify(fault)} className={styles.fields}>
      <FieldAt field={fault} words={{ title: nameOf(fault) }} />
      <p className={styles.fault}>{fault.sentence}</p>
    </section>
  ));
}

/** The part that could be here and is not. */
function partWithout(schema: FieldSchema, value: Value | undefined, isOptional?: boolean): FieldSchema | undefined {
  const part = schema.anyOf?.find(({ type }) => type === 'object');
  if (part && schema.anyOf?.some(({ const: fixed }) => fixed === false))
    return value === false ? { ...part, title: schema.title } : undefined;
  const isLarge = schema.type === 'object' || schema.type === 'array';
  return isOptional && isLarge && (value === undefined || isMark(value, 'optional')) ? schema : undefined;
}

/** What leaves a part out again; undefined where the record needs it. */
function without({ anyOf }: FieldSchema, path: Path, isOptional?: boolean) {
  if (anyOf?.some(({ const: fixed }) => fixed === false)) return { kind: 'set', path, value: false } as const;
  return isOptional ? ({ kind: 'remove', path } as const) : undefined;
}

type PartProps = FieldProps & { without?: Parameters<Form['edit']>[0] };

function Group({ schema, path, depth = 0, without }: PartProps) {
  const form = useForm();
  const { properties, required, additionalProperties } = schema;
  const value = valueAt(form.value, path);
  const titled = (key: string) => {
    const title = entryName(valueAt(value, [key]), key);
    return { ...(additionalProperties as FieldSchema), title };
  };
  const names = Object.keys(properties ?? (bare(value) as object | undefined) ?? {});
  const inner = names.map((key) => (
    <AnyField
      key={key}
      schema={properties?.[key] ?? titled(key)}
      path={[...path, key]}
      depth={depth + 1}
      isOptional={properties && !required?.includes(key)}
    />
  ));
  if (depth === 0) return <div className={styles.fields}>{inner}</div>;
  return (
    <details className={styles.group} data-path={JSON.stringify(path)} open={names.length < 4 || undefined}>
      <summary>
        {capital(schema.title)} <Mark value={value} />
      </summary>
      <Help schema={schema} />
      <Remarks path={path} />
      <div className={styles.fields}>{inner}</div>
      {without && <Button onClick={() => form.edit(without)}>Retirer : {schema.title}</Button>}
    </details>
  );
}

/** What belongs into a part. */
const Help = ({ schema }: { schema: FieldSchema }) =>
  schema.description && <p className={styles.hint}>{schema.description}</p>;

const isWithin = (path: Path, place: Path) => path.every((key, index) => key === place[index]);

/** A list: its entries are moved by buttons, or by drawing these, removed, and added when they are complete. */
function List({ schema, path, depth = 0, without }: PartProps) {
  const form = useForm();
  const entries = (bare(valueAt(form.value, path)) ?? []) as Value[];
  const [dragged, drag] = useState<number>();
  const { title = '', minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const item: FieldSchema = { ...schema.items, taken: entries };
  // What the code goes by comes with a form of its own, if at all.
  const isClosed = Object.entries(item.properties ?? {}).some(
    ([key, { isInternal }]) => isInternal && item.required?.includes(key),
  );
  // As entries change places, the focus and what stands open go along.
  const [order, reorder] = useState<number[]>([]);
  const keys = entries.map((_, index) => order[index] ?? index);
  const move = async (from: number, to: number) => {
    const faults = await form.edit({ kind: 'move', path, from, to });
    if (faults.length === 0) reorder(keys.toSpliced(from, 1).toSpliced(to, 0, keys[from]!));
  };
  /** The last entry of a list that may be left out takes the list with it. */
  const removal = (index: number): PartProps['without'] =>
    entries.length > minItems ? { kind: 'remove', path: [...path, index] } : without;
  const insert = (value: Value) => form.edit({ kind: 'insert', path, index: entries.length, value });
  /** «Commune voisine 2 : Haréville». */
  const titleOf = (index: number) => {
    const name = item.type === 'object' ? entryName(entries[index]) : undefined;
    return `${item.title ?? title} ${index + 1}${name ? ` : ${name}` : ''}`;
  };
  const nameOf = (index: number) => entryName(entries[index]) ?? titleOf(index);
  return (
    <details className={styles.group} data-path={JSON.stringify(path)} open={depth < 2 || undefined}>
      <summary>
        {capital(title)} ({entries.length})
      </summary>
      <Help schema={schema} />
      <ol className={styles.list}>
        {entries.map((_, index) => (
          <li
            key={keys[index]}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => dragged !== undefined && dragged !== index && move(dragged, index)}
          >
            <AnyField schema={{ ...item, title: titleOf(index) }} path={[...path, index]} depth={depth + 2} />
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same. */}
            <span className={styles.moves} draggable onDragStart={() => drag(index)} onDragEnd={() => drag(undefined)}>
              <Moves name={nameOf(index)} index={index} count={entries.length} move={move} />
              <button
                type="button"
                aria-label={`Retirer : ${nameOf(index)}`}
                disabled={!removal(index)}
                title={removal(index) ? undefined : `Il en faut ${minItems} au moins`}
                onClick={({ detail }) => detail < 2 && form.edit(removal(index)!)}
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ol>
      <Remarks path={path} />
      {!isClosed && entries.length < maxItems && (
        <Fresh schema={{ ...item, title: item.title ?? title }} path={[...path, entries.length]} add={insert} />
      )}
    </details>
  );
}

/** A button that makes way for what it leads to. */
export function Asks({ title, children }: { title: string; children(close: () => void): ReactNode }) {
  const [isOpen, open] = useState(false);
  return isOpen ? children(() => open(false)) : <Button onClick={() => open(true)}>{title}</Button>;
}

type FreshProps = { schema: FieldSchema; path: Path; add(value: Value): Promise<DeskFault[]> };

/** A button for something new, which joins its record when it is complete and the desk has written it. */
const Fresh = ({ schema, ...rest }: FreshProps) => (
  <Asks title={`Ajouter : ${schema.title}`}>
    {(done) =>
      schema.oneOf ? (
        schema.oneOf.map((shape) => (
          <Asks key={shape.title} title={capital(shape.title)}>
            {() => <Complete schema={shape} {...rest} done={done} />}
          </Asks>
        ))
      ) : (
        <Complete schema={schema} {...rest} done={done} />
      )
    }
  </Asks>
);

/** What was begun and left, by its place: whoever comes back goes on from there. */
const begun = new Map<string, Value>();

/** Asks for all that something new needs. */
function Complete({ schema, path, add, done }: FreshProps & { done(): void }) {
  const form = useForm();
  const place = JSON.stringify([form.file, path, schema.title]);
  const [value, setValue] = useState<Value>(() => begun.get(place) ?? blank(schema));
  const [faults, setFaults] = useState<DeskFault[]>([]);
  const isElsewhere = (fault: DeskFault) => fault.record !== form.record || !isWithin(path, fault.path);
  const box = useRef<HTMLDivElement>(null);
  const type = (typed: Value) => {
    begun.set(place, typed);
    setValue(typed);
  };
  const end = () => {
    begun.delete(place);
    done();
  };
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus(), []);
  return (
    <div className={styles.fresh} ref={box}>
      <FormProvider value={formOf({ ...form, path }, value, faults, type)}>
        <AnyField schema={schema} path={[]} />
        {schema.type === 'object' && <Remarks path={[]} />}
      </FormProvider>
      {faults.some(isElsewhere) && (
        <div ref={intoView}>
          <Elsewhere faults={faults.filter(isElsewhere)} />
        </div>
      )}
      <Button
        look="action"
        onClick={async () => {
          const found = await add(value);
          setFaults(found);
          if (found.length > 0) say(SEE_REMARKS);
          else end();
        }}
      >
        Ajouter
      </Button>{' '}
      <Button onClick={end}>Annuler l’ajout</Button>
    </div>
  );
}
