import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../../data/model/owner-facts';
import { isPair, splitCaption } from '../../../data/model/text/pairs';
import type { Edit, Value } from '../records/edit-source';
import type { Field } from '../shared/field';
import { type DeskFault, type FieldSchema, valueAt } from '../shared/protocol';
import {
  blankValue,
  capitalize,
  INVENTED_DOMAIN,
  isMark,
  isWithin,
  matchingOption,
  withoutMark,
} from '../shared/values';
import { AboutSubject } from './AboutSubject';
import { Button, Moves } from './button';
import * as styles from './desk.css';
import { focusIn, scrollIntoView, useFocusFirstInvalid } from './focus';
import { type FieldProps, FormContext, fieldIn, formOf, Remarks, useForm, useRecordForm } from './form';
import { entryName, nameOf, recordOf, savedValueAt, schemaOf } from './lookups';
import { Choices, Mark, ValueField } from './one-value';
import { SearchResult } from './SearchResult';
import { begunPlace, savePendingEntry, say, showOnPage, useDesk } from './store';

/** One field of any kind: the schema says which. */
export function AnyField({ schema, path, depth = 0, isOptional }: FieldProps): ReactNode {
  const form = useForm();
  if (schema.isInternal) return null;
  const value = valueAt(form.value, path);
  const part = schemaOfAbsentPart(schema, value, isOptional);
  if (part)
    return (
      <div data-path={JSON.stringify(path)}>
        <Remarks path={path} />
        <NewEntryForm schema={part} path={path} add={(value) => form.edit({ kind: 'set', path, value })} />
      </div>
    );
  const option = matchingOption(schema, withoutMark(value));
  if (option.const !== undefined) return null;
  if (option.items?.enum) return <Choices schema={option} path={path} />;
  if (!isLarge(option)) return <ValueField schema={option} path={path} isOptional={isOptional} />;
  const Several = option.type === 'object' ? Group : List;
  return <Several schema={option} path={path} depth={depth} without={without(schema, path, isOptional)} />;
}

const isLarge = ({ type }: FieldSchema) => type === 'object' || type === 'array';

/** A field of any record, wherever it is asked for; what is typed is written to that record. `fault` is why, if it is wrong. */
export function FieldAt({ field, words, fault }: { field: Field; words?: FieldSchema; fault?: DeskFault }) {
  const form = useRecordForm(field);
  const written = JSON.stringify(savedValueAt(field));
  const [refused] = useState(written);
  const why = fault && written === refused ? [fault] : [];
  const { properties, required } = schemaOf({ ...field, path: field.path.slice(0, -1) });
  const isOptional = properties && !required?.includes(String(field.path.at(-1)));
  return (
    recordOf(field) && (
      <FormContext value={{ ...form, faults: [...why, ...form.faults] }}>
        <AnyField schema={{ ...schemaOf(field), ...words }} path={field.path} isOptional={isOptional} />
      </FormContext>
    )
  );
}

/** What is wrong in other records, each with its field: it is put right here. */
export function FaultsElsewhere({ faults }: { faults: DeskFault[] }) {
  return faults.map((fault) => (
    <FieldAt key={JSON.stringify(fault)} field={fault} words={{ title: nameOf(fault) }} fault={fault} />
  ));
}

/** The part that could be here and is not. */
function schemaOfAbsentPart(
  schema: FieldSchema,
  value: Value | undefined,
  isOptional?: boolean,
): FieldSchema | undefined {
  const part = schema.anyOf?.find(({ type }) => type === 'object');
  if (part && schema.anyOf?.some(({ const: fixed }) => fixed === false))
    return value === false ? { ...part, title: schema.title } : undefined;
  return isOptional && isLarge(schema) && (value === undefined || isMark(value, 'optional')) ? schema : undefined;
}

/** What leaves a part out again; undefined where the record needs it. */
function without({ anyOf }: FieldSchema, path: Path, isOptional?: boolean) {
  if (anyOf?.some(({ const: fixed }) => fixed === false)) return { kind: 'set', path, value: false } as const;
  return isOptional ? ({ kind: 'remove', path } as const) : undefined;
}

type PartProps = FieldProps & { without?: Edit };

function Group({ schema, path, depth = 0, without }: PartProps) {
  const form = useForm();
  const { properties, required, additionalProperties } = schema;
  const value = valueAt(form.value, path);
  const schemaWithTitle = (key: string) => {
    const title = entryName(valueAt(value, [key]), key);
    return { ...(additionalProperties as FieldSchema), title };
  };
  const names = Object.keys(properties ?? (withoutMark(value) as object | undefined) ?? {});
  const fieldsAt = (around: Path) =>
    names.map((key) => (
      <AnyField
        key={key}
        schema={properties?.[key] ?? schemaWithTitle(key)}
        path={[...around, key]}
        depth={depth + 1}
        isOptional={properties && !required?.includes(key)}
      />
    ));
  const isReady = isMark(value, 'sample') && !INVENTED_DOMAIN.test(JSON.stringify(value));
  const fields = (
    <div className={styles.fields}>
      {depth === 0 && <Remarks path={path} />}
      <AboutSubject schema={schema} path={path}>
        {fieldsAt}
      </AboutSubject>
      {properties?.description && properties.keywords && <SearchResult path={path} />}
      {isReady && (
        <p className={styles.hint}>
          Le site tient encore tout ceci pour un exemple. Quand tout est à vous :{' '}
          <Button onClick={() => form.edit({ kind: 'set', path, value: withoutMark(value) ?? null })}>
            C’est exact
          </Button>
        </p>
      )}
    </div>
  );
  if (depth === 0) return fields;
  return (
    // All of what is new is asked for.
    <FoldableGroup
      schema={schema}
      path={path}
      beside={<Mark value={valueAt(value, ['isKept']) ?? value} />}
      isOpen={form.isNew || names.length < 4}
    >
      {fields}
      {without && <Button onClick={() => form.edit(without)}>Retirer : {schema.title}</Button>}
    </FoldableGroup>
  );
}

type FoldingProps = FieldProps & { beside: ReactNode; isOpen: boolean; children: ReactNode };

/** A part that folds, with what belongs there and what is wrong; `beside` stands beside its title. */
const FoldableGroup = ({ schema, path, beside, isOpen, children }: FoldingProps) => (
  <details className={styles.group} data-path={JSON.stringify(path)} open={isOpen || undefined}>
    <summary>
      {capitalize(schema.title)} {beside}
    </summary>
    {schema.description && <p className={styles.hint}>{schema.description}</p>}
    <Remarks path={path} />
    {children}
  </details>
);

/** A list: its entries are moved by buttons or by dragging, removed, and added when they are complete. */
function List({ schema, path, depth = 0, without }: PartProps) {
  const form = useForm();
  const entries = (withoutMark(valueAt(form.value, path)) ?? []) as Value[];
  const { title = '', minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const item: FieldSchema = { ...schema.items, existingValues: entries };
  // An entry with a field of the code's own comes with a form of its own, if at all.
  const isClosed =
    schema.isFixed ||
    Object.entries(item.properties ?? {}).some(([key, { isInternal }]) => isInternal && item.required?.includes(key));
  const parts = useListParts(schema, path, entries);
  const [dragged, drag] = useState<number>();
  const names = entryNames(item, entries, title);
  /** Returns the edits that remove a part; the last entry of a list that may be left out takes the list with it. */
  const removal = (part: number): Edit[] | undefined => {
    const removes = parts.indexes(part).map((index): Edit => ({ kind: 'remove', path: [...path, index] }));
    if (entries.length - removes.length < minItems) return without && [without];
    return removes.toReversed();
  };
  const insert = (value: Value) => form.edit({ kind: 'insert', path, index: entries.length, value });
  return (
    <FoldableGroup schema={schema} path={path} beside={`(${entries.length})`} isOpen={depth < 2}>
      <ol className={styles.list}>
        {parts.starts.map((start, part) => (
          <li
            key={parts.keys[start]}
            onDrop={() => dragged !== undefined && dragged !== part && parts.move(dragged, part)}
          >
            {parts.indexes(part).map((index) => (
              <AnyField
                key={parts.keys[index]}
                schema={{ ...item, title: names.title(index) }}
                path={[...path, index]}
                depth={depth + 2}
              />
            ))}
            {parts.indexes(part).length > 1 && (
              <Button onClick={() => form.edit(...swapEdits(path, entries, start))}>Échanger avant et après</Button>
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same. */}
            <span
              className={styles.moves}
              draggable={!schema.isSorted}
              onDragStart={({ dataTransfer }) => {
                // WebKit drops nothing that carries no data.
                dataTransfer.setData('text/plain', names.name(start));
                drag(part);
              }}
              onDragEnd={() => drag(undefined)}
            >
              {!schema.isSorted && (
                <Moves name={names.name(start)} index={part} count={parts.starts.length} move={parts.move} />
              )}
              {!schema.isFixed && (
                <Button
                  look="move"
                  aria-label={`Retirer : ${parts.indexes(part).map(names.name).join(', et ')}`}
                  disabled={!removal(part)}
                  title={removal(part) ? undefined : `Il en faut ${minItems} au moins`}
                  onClick={({ detail }) => detail < 2 && form.edit(...removal(part)!)}
                >
                  ×
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!isClosed && entries.length < maxItems && (
        <NewEntryForm schema={{ ...item, title: item.title ?? title }} path={[...path, entries.length]} add={insert} />
      )}
    </FoldableGroup>
  );
}

/**
 * Returns the parts of a list, which move together: an entry each, or two photos of one place before and after the works.
 * `keys` follow the entries as they move, so that the focus and open folds go along.
 */
function useListParts(schema: FieldSchema, path: Path, entries: Value[]) {
  const form = useForm();
  // Pairs follow from what is written: a caption that is being typed would take itself out of its pair, and the focus too.
  const written = (!form.isNew && (withoutMark(savedValueAt(fieldIn(form, path))) as Value[])) || entries;
  const isSecondOfPair = (index: number) => schema.control === 'pairs' && isPair(written[index - 1], written[index]);
  const starts = entries.flatMap((_, index) => (isSecondOfPair(index) ? [] : index));
  const indexes = (part: number) => [...entries.keys()].slice(starts[part], starts[part + 1]);
  const [order, reorder] = useState<number[]>([]);
  /** The keys for the list as it will be written, from the moment of the move on. */
  const expectedKeys = useRef<{ written: string; keys: number[] }>(undefined);
  const isComing = expectedKeys.current?.written === JSON.stringify(written);
  const keys = isComing ? expectedKeys.current!.keys : entries.map((_, index) => order[index] ?? index);

  async function move(from: number, to: number): Promise<void> {
    const isDown = to > from;
    const target = isDown ? indexes(to).at(-1)! : starts[to]!;
    // Downwards, the next entry of a part comes to where the one before it was.
    const moves = indexes(from).map((entry, at) =>
      isDown ? { from: starts[from]!, to: target } : { from: entry, to: target + at },
    );
    const moved = <Item,>(list: Item[]) =>
      moves.reduce((all, { from, to }) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!), list);
    expectedKeys.current = { written: JSON.stringify(moved(written)), keys: moved(keys) };
    const faults = await form.edit(...moves.map((place): Edit => ({ kind: 'move', path, ...place })));
    expectedKeys.current = undefined;
    // At once, because the new place is measured next.
    if (faults.length === 0) flushSync(() => reorder(moved(keys)));
  }
  return { starts, indexes, keys, move };
}

/** Returns the edits that swap the photos of a pair: each keeps its words; «Avant» and «Après» stay where they are. */
function swapEdits(path: Path, entries: Value[], start: number): Edit[] {
  const partsOf = (index: number) => splitCaption(String(valueAt(entries, [index, 'description'])));
  const takeEntry = (index: number, from: number): Edit[] => [
    { kind: 'set', path: [...path, index, 'photo'], value: valueAt(entries, [from, 'photo']) ?? '' },
    { kind: 'set', path: [...path, index, 'description'], value: partsOf(index)[0] + partsOf(from)[1] },
  ];
  return [...takeEntry(start, start + 1), ...takeEntry(start + 1, start)];
}

/** Returns what the entries of a list are called: «Commune voisine 2 : Haréville», «Haréville (commune voisine 2)». */
function entryNames(item: FieldSchema, entries: Value[], listTitle: string) {
  const numberedTitle = (index: number) => `${item.title ?? listTitle} ${index + 1}`;
  const title = (index: number) => {
    const name = item.type === 'object' ? entryName(entries[index]) : undefined;
    return `${numberedTitle(index)}${name ? ` : ${name}` : ''}`;
  };
  const name = (index: number) => {
    const own = entryName(entries[index]);
    return own && item.type === 'object' ? `${own} (${numberedTitle(index)})` : (own ?? title(index));
  };
  return { title, name };
}

type RevealButtonProps = { title: string; isBegun?: boolean; children(close: () => void): ReactNode };

/** A button that makes way for what it leads to. */
export function RevealButton({ title, isBegun = false, children }: RevealButtonProps) {
  const [isOpen, open] = useState(isBegun);
  if (isOpen) return children(() => open(false));
  return (
    <Button
      onClick={() => {
        // What was saved before says nothing of what begins here.
        say('');
        open(true);
      }}
    >
      {title}
    </Button>
  );
}

type NewEntryProps = { schema: FieldSchema; path: Path; add(value: Value): Promise<DeskFault[]> };

/** A button for each shape of something new, which joins its record when it is complete and the desk has written it. */
function NewEntryForm({ schema, ...rest }: NewEntryProps) {
  const field = fieldIn(useForm(), rest.path);
  const { begun } = useDesk();
  return (schema.oneOf ?? [schema]).map((shape) => (
    <div key={shape.title} data-path={JSON.stringify(rest.path)}>
      <RevealButton title={`Ajouter : ${shape.title}`} isBegun={begun.has(begunPlace(field, shape.title))}>
        {(done) => <CompleteEntry schema={shape} {...rest} done={done} />}
      </RevealButton>
    </div>
  ));
}

/** Asks for all that something new needs. */
function CompleteEntry({ schema, path, add, done }: NewEntryProps & { done(): void }) {
  const form = useForm();
  const field = fieldIn(form, path);
  const place = begunPlace(field, schema.title);
  const value = useDesk().begun.get(place)?.value ?? blankValue(schema);
  const [{ faults, refused }, setRefusal] = useState<{ faults: DeskFault[]; refused?: Value }>({ faults: [] });
  const isOnField = (fault: DeskFault) => fault.record === field.record && isWithin(path, fault.path);
  /** What is wrong with the list as a whole is read here: its form is around this one. */
  const isOnList = (fault: DeskFault) => fault.record === field.record && isWithin(fault.path, path.slice(0, -1));
  const box = useFocusFirstInvalid<HTMLDivElement>(faults);
  const type = (typed: Value) => savePendingEntry(place, { ...field, title: schema.title ?? '', value: typed });
  const end = () => {
    savePendingEntry(place, undefined);
    done();
  };
  useEffect(() => {
    focusIn(box.current);
    scrollIntoView(box.current);
  }, [box]);
  const isAdding = useRef(false);
  const finish = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const found = await add(value);
    isAdding.current = false;
    setRefusal({ faults: found, refused: value });
    if (found.length > 0) return;
    showOnPage(field, 'added');
    end();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same; a form in a form there is not.
    <div
      className={styles.newEntry}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target as Element).matches('input:not([type=file])')) return;
        event.stopPropagation();
        void finish();
      }}
    >
      <FormContext value={formOf(field, value, faults, type, refused)}>
        <AnyField schema={schema} path={[]} />
      </FormContext>
      {faults.filter(isOnList).map(({ sentence }) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
      <FaultsElsewhere faults={faults.filter((fault) => !isOnField(fault) && !isOnList(fault))} />
      <Button look="action" onClick={finish}>
        Ajouter
      </Button>{' '}
      <Button onClick={end}>Annuler l’ajout</Button>
    </div>
  );
}
