import { type ClipboardEvent, type ComponentProps, Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import { isOwnerFact, optional } from '../../../data/model/owner-facts';
import { referencesIn } from '../../../data/model/read/references';
import type { Value } from '../records/edit-source';
import { isSameField } from '../shared/field';
import { joinWithCommas, joinWithSpaces } from '../shared/join-lines';
import { type FieldSchema, valueAt } from '../shared/protocol';
import {
  capitalize,
  choiceName,
  INVENTED_DOMAIN as EXAMPLE_DOMAIN,
  isMark,
  summarize,
  withoutMark,
} from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { FileDrop } from './file-drop';
import { FieldLinks, type FieldProps, faultsAt, fieldIn, type InputProps, Remarks, useForm } from './form';
import { readAt } from './lookups';
import { PhotoField } from './photo-inputs';
import { open, showOnPage, useDesk } from './store';

/** So many letters stand on a line of the form. */
const LINE = 40;

/** A field that holds one value: its name, what it holds, what is said of it. */
export function ValueField({ schema, path, isOptional }: FieldProps) {
  const form = useForm();
  const id = useId();
  const value = valueAt(form.value, path);
  const title = capitalize(schema.title ?? String(path.at(-1) ?? ''));
  const isWrong = faultsAt(form, path).length > 0;
  const set = (next: Value, immediately = false) =>
    form.type(isOptional && next === '' ? { kind: 'remove', path } : { kind: 'set', path, value: next }, immediately);
  const plain = withoutMark(value);
  // What goes as he types keeps its room: what he clicks next would rise from under his click.
  const [initialValue, forget] = useState(value);
  const isRemoved = isOwnerFact(initialValue) && !isOwnerFact(value);
  const shown = isRemoved ? initialValue : value;
  const { model, isNew } = form;
  const similar = withoutMark(valueAt(model?.value, path));
  const isText = (one?: Value) => typeof one === 'string' && one.length > 1 && !schema.refersTo;
  // What search engines show, no page does; nor the name of a file. A path of nothing asks for a whole page.
  const isSeen = !isNew && path.length > 0 && !path.includes('seo') && schema.control !== 'pdf';
  const hints = [
    schema.description,
    schema.example && !isText(similar) && `Par exemple : ${schema.example}`,
    schema.where && `Où le trouver : ${schema.where}`,
    model && isText(similar) && `Le modèle dit : « ${summarize(readAt({ ...model, path }) ?? similar)} »`,
  ].filter(Boolean);
  const text = plain === undefined || plain === null ? '' : String(plain);
  const shared = {
    id,
    // What of the three is not there says nothing.
    'aria-describedby': `${id}-hint ${id}-fault ${id}-size`,
    'aria-invalid': isWrong || undefined,
    // What is being written stays in view on the page.
    onFocus: () => !isNew && showOnPage(fieldIn(form, path), 'here'),
  };
  const input = { title, text, set, shared };
  return (
    <div className={styles.field} data-path={JSON.stringify(path)}>
      {schema.type === 'boolean' ? (
        <Answer path={path} {...input} />
      ) : (
        <>
          <div className={styles.head}>
            <label htmlFor={id}>
              {title}{' '}
              <span className={isRemoved ? styles.invisible : undefined}>
                {!isWrong && <Mark value={isOptional && text === '' ? optional() : shown} />}
              </span>
            </label>
            {isSeen && [plain, similar].some(isText) && (
              <Button onClick={() => showOnPage(fieldIn(form, path))}>
                Voir sur la page
                <span className={styles.visuallyHidden}> : {title}</span>
              </Button>
            )}
          </div>
          <Input schema={schema} isSample={isMark(value, 'sample')} {...input} />
          {plain !== undefined && isMark(shown, 'sample') && !EXAMPLE_DOMAIN.test(String(withoutMark(shown))) && (
            <span className={isRemoved ? styles.invisible : undefined}>
              <Button
                onClick={() => {
                  forget(plain);
                  set(plain, true);
                }}
              >
                C’est exact
              </Button>
            </span>
          )}
        </>
      )}
      {hints.length > 0 && (
        <p className={styles.hint} id={`${id}-hint`}>
          {typeset(hints.join('\n'))}
        </p>
      )}
      <Remarks path={path} id={`${id}-fault`} />
      {text.includes('{') && !isWrong && <References path={path} names={referencesIn(text)} />}
    </div>
  );
}

const MARKS = { sample: 'exemple', missing: 'à compléter', optional: 'facultatif', unconfirmed: 'sans réponse' };

/** What is not the owner's own yet says so, and a promise how it is answered. */
export function Mark({ value }: { value: unknown }) {
  if (typeof value === 'boolean') return <span className={styles.hint}>{value ? 'oui' : 'non'}</span>;
  if (!isOwnerFact(value)) return null;
  return <span className={value.ownerFact === 'optional' ? styles.hint : styles.mark}>{MARKS[value.ownerFact]}</span>;
}

/** What a text takes from other records: `{company.name}` is read as its value, and changed where that stands. */
function References({ path, names }: Pick<FieldProps, 'path'> & { names: string[] }) {
  const field = fieldIn(useForm(), path);
  const { references: takes = [] } = useDesk().state.entries.find((entry) => isSameField(entry, field)) ?? {};
  const known = [...new Set(names)].flatMap((name) => {
    const taken = takes.find(({ record, path }) => [record, ...path, ''].join('.').startsWith(`${name}.`));
    return taken ? { name, taken } : [];
  });
  if (known.length === 0) return null;
  return (
    <p className={styles.hint}>
      {known.map(({ name, taken }) => (
        <Fragment key={name}>
          {`{${name}} se lit « ${readAt(taken) ?? 'rien'} », sur toutes les pages. Pour le changer : `}
          <FieldLinks fields={[taken]} />
          {'\n'}
        </Fragment>
      ))}
    </p>
  );
}

/** Yes or no; where the owner has not answered, neither. A promise shows what the site then says. */
function Answer({ title, path, set, shared }: InputProps & Pick<FieldProps, 'path'>) {
  const form = useForm();
  const { view } = useDesk();
  const name = useId();
  const value = valueAt(form.value, path);
  const around = valueAt(form.value, path.slice(0, -1));
  const [kept, otherwise] = ['sentence', 'otherwise'].map((key) => valueAt(around, [key]));
  const isPromise = typeof kept === 'string' && typeof otherwise === 'string';
  const options = isPromise
    ? [`Nous le faisons : « ${typeset(kept)} »`, `Nous ne le faisons pas : « ${typeset(otherwise)} »`]
    : ['Oui', 'Non'];
  return (
    <fieldset className={styles.field} aria-describedby={shared['aria-describedby']}>
      {/* In the record, the part around it is called so. */}
      <legend className={isPromise && 'at' in view ? styles.visuallyHidden : undefined}>
        {isPromise ? capitalize(String(valueAt(around, ['question']) ?? title)) : title}
      </legend>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name={name} checked={value === (index === 0)} onChange={() => set(index === 0, true)} />
          {option}
        </label>
      ))}
      {isPromise && (
        <p className={styles.hint}>
          {typeof value === 'boolean'
            ? 'Le site dit la phrase choisie.'
            : 'Pas encore répondu : le site dit la seconde.'}
        </p>
      )}
      {isPromise && 'list' in view && (
        <Button
          of={String(valueAt(around, ['question']))}
          onClick={() => open(fieldIn(form, [...path.slice(0, -1), 'sentence']))}
        >
          Changer ces phrases
        </Button>
      )}
    </fieldset>
  );
}

function Input({ schema, isSample, ...props }: InputProps & { schema: FieldSchema; isSample: boolean }) {
  const { text, set, shared } = props;
  const [typed, type] = useState<string>();
  // Another kind of field would take the place, and the focus, of the one in which he is typing.
  const [isLong] = useState(schema.isLong || text.length > LINE);
  if (schema.control === 'photo') return <PhotoField {...props} />;
  if (schema.control === 'pdf')
    return (
      <FileDrop kind="pdf" shared={shared} onReceive={({ file }) => set(file, true)}>
        {text && (
          <a href={`/${text}`} target="_blank" rel="noreferrer">
            Ouvrir {text}
          </a>
        )}
      </FileDrop>
    );
  if (schema.refersTo || schema.enum) return <Select schema={schema} {...props} />;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const read = isNumber ? numberOf : String;
  // What somebody else has written since is not what was typed here.
  const isOwn = typed !== undefined && String(read(typed)) === text;
  const field = {
    ...shared,
    // What is no number yet stays as it is typed.
    value: !isNumber ? text : isOwn ? typed : text.replace('.', ','),
    onFocus({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) {
      shared.onFocus();
      // What is typed takes the place of an example.
      if (isSample) target.select();
    },
    onChange({ target }: { target: { value: string } }) {
      type(target.value);
      set(read(target.value));
    },
    onBlur() {
      if (typed && (isOwn || !isNumber)) set(read(text), true);
      type(undefined);
    },
  };
  if (isNumber) return <input {...field} inputMode="decimal" />;
  const { control } = schema;
  if (control === 'time' || control === 'date') return <input {...field} type={control} autoComplete="off" />;
  if (control === 'password') return <input {...field} type="password" autoComplete="new-password" />;
  const { length } = text.trim();
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const size =
    length > maxLength
      ? `${length - maxLength} de trop`
      : minLength > 1 && length < minLength
        ? `De ${minLength} à ${maxLength} caractères : encore ${minLength - length} au moins`
        : Number.isFinite(maxLength) && `Encore ${maxLength - length} caractères`;
  return (
    <>
      {isLong ? (
        <LongText {...field} />
      ) : (
        <input
          {...field}
          onPaste={(event) =>
            pasteLines(event, schema.isEnumeration ? joinWithCommas : joinWithSpaces, (value) =>
              field.onChange({ target: { value } }),
            )
          }
        />
      )}
      {size && (
        <p className={length > maxLength ? styles.fault : styles.hint} id={`${shared.id}-size`}>
          {size}
        </p>
      )}
    </>
  );
}

/** Joins the lines of a pasted text: a browser drops line breaks in a field of one line, and the words around them join. */
function pasteLines(
  event: ClipboardEvent<HTMLInputElement>,
  join: (lines: string) => string,
  write: (text: string) => void,
): void {
  const pasted = event.clipboardData.getData('text').trim();
  if (!pasted.includes('\n')) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  // Only this command leaves the browser's own undo intact.
  if (document.execCommand?.('insertText', false, join(pasted))) return;
  write(value.slice(0, selectionStart ?? 0) + join(pasted) + value.slice(selectionEnd ?? value.length));
}

/** Told what it holds, React writes it into the HTML as well, with each letter: Chromium then takes back one at a time. */
function LongText({ value, ...field }: ComponentProps<'textarea'> & { value: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value;
  }, [value]);
  return <textarea {...field} ref={area} rows={Math.min(12, 2 + Math.floor(value.length / LINE))} />;
}

/** A number as one writes it in French; what is none comes as it is. */
function numberOf(typed: string): string | number {
  const number = Number(typed.replace(/\s/g, '').replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(number) ? typed : number;
}

/** One of a few: a day, a service, a town; in a list, none that is in it already. */
function Select({ schema, text, set, shared }: InputProps & { schema: FieldSchema }) {
  const folder = `data/${schema.refersTo}/`;
  const pages = useDesk().state.records.filter(({ file }) => file.startsWith(folder));
  const options: (readonly [string | number, string])[] = schema.enum
    ? schema.enum.map((one) => [one, choiceName(one)])
    : pages.map(({ file, title }) => [file.slice(folder.length, -3), title]);
  const nameOfChoice = (chosen: string) => options.find(([name]) => String(name) === chosen)?.[0] ?? chosen;
  return (
    <select {...shared} value={text} onChange={({ target }) => set(nameOfChoice(target.value), true)}>
      {!options.some(([name]) => String(name) === text) && <option value={text}>{text || 'Choisissez'}</option>}
      {options
        .filter(([name]) => String(name) === text || !schema.existingValues?.includes(name))
        .map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
    </select>
  );
}

/** Several of a few: days of the week. */
export function Choices({ schema, path }: FieldProps) {
  const form = useForm();
  const id = useId();
  const isWrong = faultsAt(form, path).length > 0;
  const chosen = (valueAt(form.value, path) ?? []) as Value[];
  const options = schema.items?.enum ?? [];
  const toggleOption = (option: string | number) => {
    const value = options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)));
    form.type({ kind: 'set', path, value }, true);
  };
  return (
    <fieldset className={styles.field} data-path={JSON.stringify(path)} aria-describedby={isWrong ? id : undefined}>
      <legend>{capitalize(schema.title)}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            aria-invalid={isWrong || undefined}
            onChange={() => toggleOption(option)}
          />
          {choiceName(option)}
        </label>
      ))}
      <Remarks path={path} id={id} />
    </fieldset>
  );
}
