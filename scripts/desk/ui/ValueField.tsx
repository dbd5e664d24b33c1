import { type ClipboardEvent, type ComponentProps, Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import { isOwnerFact, optional } from '../../../data/model/owner-facts';
import { referencesIn } from '../../../data/model/read/references';
import { capitalize } from '../../../data/model/text/capitalize';
import type { Value } from '../records/edit-source';
import { isSameField } from '../shared/field';
import { joinWithCommas, joinWithSpaces } from '../shared/join-lines';
import { type FieldSchema, valueAt } from '../shared/protocol';
import { choiceName, INVENTED_DOMAIN as EXAMPLE_DOMAIN, isMark, summarize, withoutMark } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { FileDrop } from './FileDrop';
import { FieldLinks, type FieldProps, faultsAt, fieldIn, type InputProps, Remarks, useForm } from './form';
import { printedTextAt } from './lookups';
import { PhotoField } from './PhotoField';
import { openForm, showOnPage, useDesk } from './store';

/** Number of characters on a line of the form. */
const LINE_CHARACTERS = 40;

/** Renders a field with one value: its label, its mark, its input, its hints and its faults. */
export function ValueField({ schema, path, isOptional }: FieldProps) {
  const form = useForm();
  const id = useId();
  const value = valueAt(form.value, path);
  const title = capitalize(schema.title ?? String(path.at(-1) ?? ''));
  const isWrong = faultsAt(form, path).length > 0;
  const setValue = (next: Value, immediately = false) =>
    form.handleInput(
      isOptional && next === '' ? { kind: 'remove', path } : { kind: 'set', path, value: next },
      immediately,
    );
  const plainValue = withoutMark(value);
  // A mark that disappears while the owner types keeps its space, so that the button he clicks next does not move.
  const [initialValue, setInitialValue] = useState(value);
  const isRemoved = isOwnerFact(initialValue) && !isOwnerFact(value);
  const markedValue = isRemoved ? initialValue : value;
  const { model, isNew } = form;
  const modelValue = withoutMark(valueAt(model?.value, path));
  const isText = (candidate?: Value) => typeof candidate === 'string' && candidate.length > 1 && !schema.refersTo;
  // No page prints texts for search engines or file names. An empty path would show the whole page.
  const isPrinted = !isNew && path.length > 0 && !path.includes('seo') && schema.control !== 'pdf';
  const hints = [
    schema.description,
    schema.example && !isText(modelValue) && `Par exemple : ${schema.example}`,
    schema.where && `Où le trouver : ${schema.where}`,
    model && isText(modelValue) && `Le modèle dit : « ${summarize(printedTextAt({ ...model, path }) ?? modelValue)} »`,
  ].filter(Boolean);
  const text = plainValue === undefined || plainValue === null ? '' : String(plainValue);
  const inputProps = {
    id,
    // Browsers ignore the ids of parts that are not rendered.
    'aria-describedby': `${id}-hint ${id}-fault ${id}-size`,
    'aria-invalid': isWrong || undefined,
    // The preview shows the text that is being edited.
    onFocus: () => !isNew && showOnPage(fieldIn(form, path), 'here'),
  };
  const input = { title, text, setValue, inputProps };
  return (
    <div className={styles.field} data-path={JSON.stringify(path)}>
      {schema.type === 'boolean' ? (
        <YesNoField path={path} {...input} />
      ) : (
        <>
          <div className={styles.fieldHeader}>
            <label htmlFor={id}>
              {title}{' '}
              <span className={isRemoved ? styles.invisible : undefined}>
                {!isWrong && <Mark value={isOptional && text === '' ? optional() : markedValue} />}
              </span>
            </label>
            {isPrinted && [plainValue, modelValue].some(isText) && (
              <Button onClick={() => showOnPage(fieldIn(form, path))}>
                Voir sur la page
                <span className={styles.visuallyHidden}> : {title}</span>
              </Button>
            )}
          </div>
          <Input schema={schema} isSample={isMark(value, 'sample')} {...input} />
          {plainValue !== undefined &&
            isMark(markedValue, 'sample') &&
            !EXAMPLE_DOMAIN.test(String(withoutMark(markedValue))) && (
              <span className={isRemoved ? styles.invisible : undefined}>
                <Button
                  onClick={() => {
                    setInitialValue(plainValue);
                    setValue(plainValue, true);
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

const MARK_LABELS = { sample: 'exemple', missing: 'à compléter', optional: 'facultatif', unconfirmed: 'sans réponse' };

/** Renders the mark of a value that the owner has not given or confirmed yet. For a boolean, renders «oui» or «non». */
export function Mark({ value }: { value: unknown }) {
  if (typeof value === 'boolean') return <span className={styles.hint}>{value ? 'oui' : 'non'}</span>;
  if (!isOwnerFact(value)) return null;
  return (
    <span className={value.ownerFact === 'optional' ? styles.hint : styles.mark}>{MARK_LABELS[value.ownerFact]}</span>
  );
}

/**
 * Explains the references in a text, such as `{company.name}`. Shows the value of each reference with a link to its
 * field.
 */
function References({ path, names }: Pick<FieldProps, 'path'> & { names: string[] }) {
  const field = fieldIn(useForm(), path);
  const { references: sources = [] } = useDesk().state.entries.find((entry) => isSameField(entry, field)) ?? {};
  const references = [...new Set(names)].flatMap((name) => {
    const source = sources.find(({ record, path }) => [record, ...path, ''].join('.').startsWith(`${name}.`));
    return source ? { name, source } : [];
  });
  if (references.length === 0) return null;
  return (
    <p className={styles.hint}>
      {references.map(({ name, source }) => (
        <Fragment key={name}>
          {`{${name}} se lit « ${printedTextAt(source) ?? 'rien'} », sur toutes les pages. Pour le changer : `}
          <FieldLinks fields={[source]} />
          {'\n'}
        </Fragment>
      ))}
    </p>
  );
}

/**
 * Renders a choice between yes and no. At first neither is chosen. For a commitment, shows the sentence of each answer.
 */
function YesNoField({ title, path, setValue, inputProps }: InputProps & Pick<FieldProps, 'path'>) {
  const form = useForm();
  const { view } = useDesk();
  const name = useId();
  const value = valueAt(form.value, path);
  const part = valueAt(form.value, path.slice(0, -1));
  const [sentence, otherwise] = ['sentence', 'otherwise'].map((key) => valueAt(part, [key]));
  const isCommitment = typeof sentence === 'string' && typeof otherwise === 'string';
  const options = isCommitment
    ? [`Nous le faisons : « ${typeset(sentence)} »`, `Nous ne le faisons pas : « ${typeset(otherwise)} »`]
    : ['Oui', 'Non'];
  return (
    <fieldset className={styles.field} aria-describedby={inputProps['aria-describedby']}>
      {/* In the form of the record, the group around the field has the same title. */}
      <legend className={isCommitment && 'file' in view ? styles.visuallyHidden : undefined}>
        {isCommitment ? capitalize(String(valueAt(part, ['question']) ?? title)) : title}
      </legend>
      {options.map((option, index) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === (index === 0)}
            onChange={() => setValue(index === 0, true)}
          />
          {option}
        </label>
      ))}
      {isCommitment && (
        <p className={styles.hint}>
          {typeof value === 'boolean'
            ? 'Le site dit la phrase choisie.'
            : 'Pas encore répondu : le site dit la seconde.'}
        </p>
      )}
      {isCommitment && 'list' in view && (
        <Button
          subject={String(valueAt(part, ['question']))}
          onClick={() => openForm(fieldIn(form, [...path.slice(0, -1), 'sentence']))}
        >
          Changer ces phrases
        </Button>
      )}
    </fieldset>
  );
}

function Input({ schema, isSample, ...props }: InputProps & { schema: FieldSchema; isSample: boolean }) {
  const { text, setValue, inputProps } = props;
  const [typedText, setTypedText] = useState<string>();
  // The kind of input is decided once, because another element would lose the focus while the owner types.
  const [isLong] = useState(schema.isLong || text.length > LINE_CHARACTERS);
  if (schema.control === 'photo') return <PhotoField {...props} />;
  if (schema.control === 'pdf')
    return (
      <FileDrop kind="pdf" inputProps={inputProps} onReceive={({ file }) => setValue(file, true)}>
        {text && (
          <a href={`/${text}`} target="_blank" rel="noreferrer">
            Ouvrir {text}
          </a>
        )}
      </FileDrop>
    );
  if (schema.refersTo || schema.enum) return <Select schema={schema} {...props} />;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const parse = isNumber ? parseNumber : String;
  // False if the value was changed elsewhere after it was typed here.
  const isTypedHere = typedText !== undefined && String(parse(typedText)) === text;
  const field = {
    ...inputProps,
    // A number is shown as typed, because «7,» is not a number yet.
    value: !isNumber ? text : isTypedHere ? typedText : text.replace('.', ','),
    onFocus({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) {
      inputProps.onFocus();
      // Selects an example, so that typing replaces it.
      if (isSample) target.select();
    },
    onChange({ target }: { target: { value: string } }) {
      setTypedText(target.value);
      setValue(parse(target.value));
    },
    onBlur() {
      if (typedText && (isTypedHere || !isNumber)) setValue(parse(text), true);
      setTypedText(undefined);
    },
  };
  if (isNumber) return <input {...field} inputMode="decimal" />;
  const { control } = schema;
  if (control === 'time' || control === 'date') return <input {...field} type={control} autoComplete="off" />;
  if (control === 'password') return <input {...field} type="password" autoComplete="new-password" />;
  const { length } = text.trim();
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const lengthHint =
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
      {lengthHint && (
        <p className={length > maxLength ? styles.fault : styles.hint} id={`${inputProps.id}-size`}>
          {lengthHint}
        </p>
      )}
    </>
  );
}

/**
 * Joins the lines of a pasted text, because browsers drop line breaks in an `input` and would join the words around
 * them.
 */
function pasteLines(
  event: ClipboardEvent<HTMLInputElement>,
  join: (lines: string) => string,
  setText: (text: string) => void,
): void {
  const pastedText = event.clipboardData.getData('text').trim();
  if (!pastedText.includes('\n')) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  // Only this command keeps the browser's undo history.
  if (document.execCommand?.('insertText', false, join(pastedText))) return;
  setText(value.slice(0, selectionStart ?? 0) + join(pastedText) + value.slice(selectionEnd ?? value.length));
}

/**
 * Renders an uncontrolled textarea. In a controlled textarea Chromium undoes one letter at a time, because React also
 * sets the content.
 */
function LongText({ value, ...field }: ComponentProps<'textarea'> & { value: string }) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (textarea.current && textarea.current.value !== value) textarea.current.value = value;
  }, [value]);
  return <textarea {...field} ref={textarea} rows={Math.min(12, 2 + Math.floor(value.length / LINE_CHARACTERS))} />;
}

/** Parses a number in French notation. Returns the text itself if it is not a number. */
function parseNumber(text: string): string | number {
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** Renders a choice of one value, such as a day or a town. In a list, omits the values that the list already has. */
function Select({ schema, text, setValue, inputProps }: InputProps & { schema: FieldSchema }) {
  const folder = `data/${schema.refersTo}/`;
  const pages = useDesk().state.records.filter(({ file }) => file.startsWith(folder));
  const options: (readonly [string | number, string])[] = schema.enum
    ? schema.enum.map((option) => [option, choiceName(option)])
    : pages.map(({ file, title }) => [file.slice(folder.length, -3), title]);
  const valueOfOption = (chosen: string) => options.find(([value]) => String(value) === chosen)?.[0] ?? chosen;
  return (
    <select {...inputProps} value={text} onChange={({ target }) => setValue(valueOfOption(target.value), true)}>
      {!options.some(([value]) => String(value) === text) && <option value={text}>{text || 'Choisissez'}</option>}
      {options
        .filter(([value]) => String(value) === text || !schema.existingValues?.includes(value))
        .map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
    </select>
  );
}

/** Renders a choice of several values, such as the days of the week. */
export function MultipleChoice({ schema, path }: FieldProps) {
  const form = useForm();
  const id = useId();
  const isWrong = faultsAt(form, path).length > 0;
  const chosenValues = (valueAt(form.value, path) ?? []) as Value[];
  const options = schema.items?.enum ?? [];
  const toggleOption = (option: string | number) => {
    const value = options.filter((candidate) =>
      candidate === option ? !chosenValues.includes(candidate) : chosenValues.includes(candidate),
    );
    form.handleInput({ kind: 'set', path, value }, true);
  };
  return (
    <fieldset className={styles.field} data-path={JSON.stringify(path)} aria-describedby={isWrong ? id : undefined}>
      <legend>{capitalize(schema.title)}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosenValues.includes(option)}
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
