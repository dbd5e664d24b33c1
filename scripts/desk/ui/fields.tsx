import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../../data/model/owner-facts';
import { capitalize } from '../../../data/model/text/capitalize';
import { isPair, splitCaption } from '../../../data/model/text/pairs';
import type { Edit, Value } from '../records/edit-source';
import type { Field } from '../shared/field';
import { type DeskFault, type FieldSchema, valueAt } from '../shared/protocol';
import { blankValue, INVENTED_DOMAIN, isMark, isWithin, matchingOption, withoutMark } from '../shared/values';
import { AboutSubject } from './AboutSubject';
import { Button, MoveButtons } from './Button';
import * as styles from './desk.css';
import { focusFirstField, scrollIntoView, useFocusFirstInvalid } from './focus';
import { type FieldProps, FormContext, fieldIn, formOf, Remarks, useForm, useRecordForm } from './form';
import { nameOf, nameOfEntry, recordOf, savedValueAt, schemaOf } from './lookups';
import { SearchResult } from './SearchResult';
import { announce, pendingEntryKey, savePendingEntry, showOnPage, useDesk } from './store';
import { Mark, MultipleChoice, ValueField } from './ValueField';

/** Renders a field by its schema: one value, a choice, a group, a list, or a form that adds an absent part. */
export function AnyField({ schema, path, depth = 0, isOptional }: FieldProps): ReactNode {
  const form = useForm();
  if (schema.isInternal) return null;
  const value = valueAt(form.value, path);
  const part = schemaOfAbsentPart(schema, value, isOptional);
  if (part)
    return (
      <div data-path={JSON.stringify(path)}>
        <Remarks path={path} />
        <NewEntryForm schema={part} path={path} add={(value) => form.applyEdits({ kind: 'set', path, value })} />
      </div>
    );
  const option = matchingOption(schema, withoutMark(value));
  if (option.const !== undefined) return null;
  if (option.items?.enum) return <MultipleChoice schema={option} path={path} />;
  if (!isLarge(option)) return <ValueField schema={option} path={path} isOptional={isOptional} />;
  const Part = option.type === 'object' ? Group : List;
  return <Part schema={option} path={path} depth={depth} removalEdit={editThatRemoves(schema, path, isOptional)} />;
}

const isLarge = ({ type }: FieldSchema) => type === 'object' || type === 'array';

/**
 * Renders a field of any record outside of its form. `schemaChanges` override parts of its schema. `fault` is shown
 * until the saved value changes.
 */
export function FieldAt({
  field,
  schemaChanges,
  fault,
}: {
  field: Field;
  schemaChanges?: FieldSchema;
  fault?: DeskFault;
}) {
  const form = useRecordForm(field);
  const savedValue = JSON.stringify(savedValueAt(field));
  const [initialValue] = useState(savedValue);
  const givenFaults = fault && savedValue === initialValue ? [fault] : [];
  const { properties, required } = schemaOf({ ...field, path: field.path.slice(0, -1) });
  const isOptional = properties && !required?.includes(String(field.path.at(-1)));
  return (
    recordOf(field) && (
      <FormContext value={{ ...form, faults: [...givenFaults, ...form.faults] }}>
        <AnyField schema={{ ...schemaOf(field), ...schemaChanges }} path={field.path} isOptional={isOptional} />
      </FormContext>
    )
  );
}

/** Renders the fields of faults in other records, so that the owner can correct them here. */
export function FaultsElsewhere({ faults }: { faults: DeskFault[] }) {
  return faults.map((fault) => (
    <FieldAt key={JSON.stringify(fault)} field={fault} schemaChanges={{ title: nameOf(fault) }} fault={fault} />
  ));
}

/** Returns the schema of an optional part that the record does not have, or undefined if no part can be added. */
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

/** Returns the edit that removes an optional part; undefined for a part that the record needs. */
function editThatRemoves({ anyOf }: FieldSchema, path: Path, isOptional?: boolean) {
  if (anyOf?.some(({ const: fixed }) => fixed === false)) return { kind: 'set', path, value: false } as const;
  return isOptional ? ({ kind: 'remove', path } as const) : undefined;
}

type PartProps = FieldProps & { removalEdit?: Edit };

function Group({ schema, path, depth = 0, removalEdit }: PartProps) {
  const form = useForm();
  const { properties, required, additionalProperties } = schema;
  const value = valueAt(form.value, path);
  const schemaWithTitle = (key: string) => {
    const title = nameOfEntry(valueAt(value, [key]), key);
    return { ...(additionalProperties as FieldSchema), title };
  };
  const names = Object.keys(properties ?? (withoutMark(value) as object | undefined) ?? {});
  const fieldsAt = (partPath: Path) =>
    names.map((key) => (
      <AnyField
        key={key}
        schema={properties?.[key] ?? schemaWithTitle(key)}
        path={[...partPath, key]}
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
          <Button onClick={() => form.applyEdits({ kind: 'set', path, value: withoutMark(value) ?? null })}>
            C’est exact
          </Button>
        </p>
      )}
    </div>
  );
  if (depth === 0) return fields;
  return (
    <FoldableGroup
      schema={schema}
      path={path}
      titleSuffix={<Mark value={valueAt(value, ['isKept']) ?? value} />}
      isOpen={form.isNew || names.length < 4}
    >
      {fields}
      {removalEdit && <Button onClick={() => form.applyEdits(removalEdit)}>Retirer : {schema.title}</Button>}
    </FoldableGroup>
  );
}

type FoldableGroupProps = FieldProps & { titleSuffix: ReactNode; isOpen: boolean; children: ReactNode };

/** Renders a group in a `details` element, with its hint and its faults. */
const FoldableGroup = ({ schema, path, titleSuffix, isOpen, children }: FoldableGroupProps) => (
  <details className={styles.group} data-path={JSON.stringify(path)} open={isOpen || undefined}>
    <summary>
      {capitalize(schema.title)} {titleSuffix}
    </summary>
    {schema.description && <p className={styles.hint}>{schema.description}</p>}
    <Remarks path={path} />
    {children}
  </details>
);

/** Renders a list, with buttons that move, remove and add entries. Entries can also be dragged. */
function List({ schema, path, depth = 0, removalEdit }: PartProps) {
  const form = useForm();
  const entries = (withoutMark(valueAt(form.value, path)) ?? []) as Value[];
  const { title = '', minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const item: FieldSchema = { ...schema.items, existingValues: entries };
  // Entries with a required internal field cannot be added here. Photos have their own form.
  const isClosed =
    schema.isFixed ||
    Object.entries(item.properties ?? {}).some(([key, { isInternal }]) => isInternal && item.required?.includes(key));
  const parts = useListParts(schema, path, entries);
  const [draggedPart, setDraggedPart] = useState<number>();
  const names = entryNames(item, entries, title);
  /**
   * Returns the edits that remove a part. If the list would become too short, returns the edit that removes the list;
   * undefined if the list is required.
   */
  const removalEdits = (part: number): Edit[] | undefined => {
    const removes = parts.indexesOf(part).map((index): Edit => ({ kind: 'remove', path: [...path, index] }));
    if (entries.length - removes.length < minItems) return removalEdit && [removalEdit];
    return removes.toReversed();
  };
  const insert = (value: Value) => form.applyEdits({ kind: 'insert', path, index: entries.length, value });
  return (
    <FoldableGroup schema={schema} path={path} titleSuffix={`(${entries.length})`} isOpen={depth < 2}>
      <ol className={styles.list}>
        {parts.starts.map((start, part) => (
          <li
            key={parts.keys[start]}
            onDrop={() => draggedPart !== undefined && draggedPart !== part && parts.move(draggedPart, part)}
          >
            {parts.indexesOf(part).map((index) => (
              <AnyField
                key={parts.keys[index]}
                schema={{ ...item, title: names.title(index) }}
                path={[...path, index]}
                depth={depth + 2}
              />
            ))}
            {parts.indexesOf(part).length > 1 && (
              <Button onClick={() => form.applyEdits(...swapEdits(path, entries, start))}>
                Échanger avant et après
              </Button>
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same for keyboards. */}
            <span
              className={styles.moves}
              draggable={!schema.isSorted}
              onDragStart={({ dataTransfer }) => {
                // WebKit does not start a drag without data.
                dataTransfer.setData('text/plain', names.name(start));
                setDraggedPart(part);
              }}
              onDragEnd={() => setDraggedPart(undefined)}
            >
              {!schema.isSorted && (
                <MoveButtons name={names.name(start)} index={part} count={parts.starts.length} move={parts.move} />
              )}
              {!schema.isFixed && (
                <Button
                  variant="move"
                  aria-label={`Retirer : ${parts.indexesOf(part).map(names.name).join(', et ')}`}
                  disabled={!removalEdits(part)}
                  title={removalEdits(part) ? undefined : `Il en faut ${minItems} au moins`}
                  onClick={({ detail }) => detail < 2 && form.applyEdits(...removalEdits(part)!)}
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
 * Returns the parts of a list that move as a unit: one entry, or a pair of photos before and after the works. `keys`
 * are React keys that move with the entries, so that the entries keep their focus and their open `details` elements.
 */
function useListParts(schema: FieldSchema, path: Path, entries: Value[]) {
  const form = useForm();
  // Pairs depend on the saved entries, because a caption that is being typed would leave its pair and lose the focus.
  const savedEntries = (!form.isNew && (withoutMark(savedValueAt(fieldIn(form, path))) as Value[])) || entries;
  const isSecondOfPair = (index: number) =>
    schema.control === 'pairs' && isPair(savedEntries[index - 1], savedEntries[index]);
  const starts = entries.flatMap((_, index) => (isSecondOfPair(index) ? [] : index));
  const indexesOf = (part: number) => [...entries.keys()].slice(starts[part], starts[part + 1]);
  const [order, reorder] = useState<number[]>([]);
  /** The list that a move in progress will save, and its keys. */
  const expectedKeys = useRef<{ savedList: string; keys: number[] }>(undefined);
  const isMoveSaved = expectedKeys.current?.savedList === JSON.stringify(savedEntries);
  const keys = isMoveSaved ? expectedKeys.current!.keys : entries.map((_, index) => order[index] ?? index);

  async function move(from: number, to: number): Promise<void> {
    const isMovingDown = to > from;
    const target = isMovingDown ? indexesOf(to).at(-1)! : starts[to]!;
    // When a part moves down, its next entry takes the index of the entry that has just moved.
    const moves = indexesOf(from).map((index, offset) =>
      isMovingDown ? { from: starts[from]!, to: target } : { from: index, to: target + offset },
    );
    const applyMoves = <Item,>(list: Item[]) =>
      moves.reduce((all, { from, to }) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!), list);
    expectedKeys.current = { savedList: JSON.stringify(applyMoves(savedEntries)), keys: applyMoves(keys) };
    const faults = await form.applyEdits(...moves.map((step): Edit => ({ kind: 'move', path, ...step })));
    expectedKeys.current = undefined;
    // Renders synchronously, because the caller measures the new position next.
    if (faults.length === 0) flushSync(() => reorder(applyMoves(keys)));
  }
  return { starts, indexesOf, keys, move };
}

/** Returns the edits that swap the photos of a pair with their captions. «Avant» and «Après» keep their positions. */
function swapEdits(path: Path, entries: Value[], start: number): Edit[] {
  const partsOf = (index: number) => splitCaption(String(valueAt(entries, [index, 'description'])));
  const takeEntry = (index: number, from: number): Edit[] => [
    { kind: 'set', path: [...path, index, 'photo'], value: valueAt(entries, [from, 'photo']) ?? '' },
    { kind: 'set', path: [...path, index, 'description'], value: partsOf(index)[0] + partsOf(from)[1] },
  ];
  return [...takeEntry(start, start + 1), ...takeEntry(start + 1, start)];
}

/**
 * Returns the titles and names of list entries: «Commune voisine 2 : Haréville» and «Haréville (commune voisine 2)».
 */
function entryNames(item: FieldSchema, entries: Value[], listTitle: string) {
  const numberedTitle = (index: number) => `${item.title ?? listTitle} ${index + 1}`;
  const title = (index: number) => {
    const name = item.type === 'object' ? nameOfEntry(entries[index]) : undefined;
    return `${numberedTitle(index)}${name ? ` : ${name}` : ''}`;
  };
  const name = (index: number) => {
    const entryName = nameOfEntry(entries[index]);
    return entryName && item.type === 'object' ? `${entryName} (${numberedTitle(index)})` : (entryName ?? title(index));
  };
  return { title, name };
}

type RevealButtonProps = { title: string; isInitiallyOpen?: boolean; children(close: () => void): ReactNode };

/** Renders a button. After a click, renders its children in place of the button. */
export function RevealButton({ title, isInitiallyOpen = false, children }: RevealButtonProps) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  if (isOpen) return children(() => setOpen(false));
  return (
    <Button
      onClick={() => {
        // Clears the message about the last change.
        announce('');
        setOpen(true);
      }}
    >
      {title}
    </Button>
  );
}

type NewEntryProps = { schema: FieldSchema; path: Path; add(value: Value): Promise<DeskFault[]> };

/**
 * Renders a button for each kind of new entry. The button opens a form, which adds the entry to the record once it is
 * valid and saved.
 */
function NewEntryForm({ schema, ...rest }: NewEntryProps) {
  const field = fieldIn(useForm(), rest.path);
  const { pendingEntries } = useDesk();
  return (schema.oneOf ?? [schema]).map((shape) => (
    <div key={shape.title} data-path={JSON.stringify(rest.path)}>
      <RevealButton
        title={`Ajouter : ${shape.title}`}
        isInitiallyOpen={pendingEntries.has(pendingEntryKey(field, shape.title))}
      >
        {(close) => <CompleteEntry schema={shape} {...rest} close={close} />}
      </RevealButton>
    </div>
  ));
}

/** Renders all fields of a new entry. Keeps the values as a pending entry until they are added or cancelled. */
function CompleteEntry({ schema, path, add, close }: NewEntryProps & { close(): void }) {
  const form = useForm();
  const field = fieldIn(form, path);
  const entryKey = pendingEntryKey(field, schema.title);
  const value = useDesk().pendingEntries.get(entryKey)?.value ?? blankValue(schema);
  const [{ faults, refusedValue }, setRefusal] = useState<{ faults: DeskFault[]; refusedValue?: Value }>({
    faults: [],
  });
  const isOnField = (fault: DeskFault) => fault.record === field.record && isWithin(path, fault.path);
  /** Faults of the whole list are shown in this form, because the list contains the form. */
  const isOnList = (fault: DeskFault) => fault.record === field.record && isWithin(fault.path, path.slice(0, -1));
  const container = useFocusFirstInvalid<HTMLDivElement>(faults);
  const handleInput = (typed: Value) =>
    savePendingEntry(entryKey, { ...field, title: schema.title ?? '', value: typed });
  const discard = () => {
    savePendingEntry(entryKey, undefined);
    close();
  };
  useEffect(() => {
    focusFirstField(container.current);
    scrollIntoView(container.current);
  }, [container]);
  const isAdding = useRef(false);
  const finish = async () => {
    if (isAdding.current) return;
    isAdding.current = true;
    const newFaults = await add(value);
    isAdding.current = false;
    setRefusal({ faults: newFaults, refusedValue: value });
    if (newFaults.length > 0) return;
    showOnPage(field, 'added');
    discard();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter does what the button inside does. HTML forbids nested forms.
    <div
      className={styles.newEntry}
      ref={container}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target as Element).matches('input:not([type=file])')) return;
        event.stopPropagation();
        void finish();
      }}
    >
      <FormContext value={formOf(field, value, faults, handleInput, refusedValue)}>
        <AnyField schema={schema} path={[]} />
      </FormContext>
      {faults.filter(isOnList).map(({ sentence }) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
      <FaultsElsewhere faults={faults.filter((fault) => !isOnField(fault) && !isOnList(fault))} />
      <Button variant="action" onClick={finish}>
        Ajouter
      </Button>{' '}
      <Button onClick={discard}>Annuler l’ajout</Button>
    </div>
  );
}
