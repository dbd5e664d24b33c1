import { useEffect, useState } from 'react';
import type { Town } from '../../../data/model/schema/town';
import type { Edit, Value } from '../records/edit-source';
import type { FormerName } from '../records/towns-and-services';
import type { RecordPlace } from '../shared/field';
import { type DeskFault, valueAt } from '../shared/protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, FaultsElsewhere } from './fields';
import { useFocusFirstInvalid } from './focus';
import { type Form, FormContext, formOf, useForm } from './form';
import { schemaOf } from './lookups';
import { nameWithPrepositions } from './new-pages';
import { Listed } from './PageActions';
import { applyTogether, ask } from './saving';
import { begunPlace, savePendingEntry, useDesk } from './store';

/** The fields of a town that say its name: the form of a town shows them apart. */
export const NAME_FIELDS = ['name', 'at', 'of'];

type Names = { name: string; at: string; of: string; seo: { title: string; keywords: string[] } };
const BEGUN = 'nouveau nom';

/** Returns what says the name of a town, for another name. */
export function renamed({ name, at, of, seo }: Names, next: string): Names {
  const forms = nameWithPrepositions(next);
  const replacements = new Map([
    [at, forms.at],
    [of, forms.of],
    [name, next],
  ]);
  const literals = [...replacements.keys()].map((words) => words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // In one pass, because the new name may contain the former one, as after a merger of communes.
  const former = new RegExp(literals.join('|'), 'g');
  const replaced = (text: string) => text.replace(former, (words) => replacements.get(words)!);
  return { name: next, ...forms, seo: { title: replaced(seo.title), keywords: seo.keywords.map(replaced) } };
}

/**
 * The name of a town. A rule asks that the forms of the name and the title say the name, so a new name is written together
 * with them, once the owner has read them.
 */
export function TownName({ file, record }: RecordPlace) {
  const form = useForm();
  const { begun: allBegun } = useDesk();
  const [{ faults, refused }, setRefusal] = useState<{ faults: DeskFault[]; refused?: Names }>({ faults: [] });
  const box = useFocusFirstInvalid<HTMLDivElement>(faults);
  const whole = { file, record, path: [] };
  const field = { ...whole, path: ['name'] };
  const place = begunPlace(field, BEGUN);
  const begun = allBegun.get(place)?.value as Names | undefined;
  const value = form.value as Town;
  const names: Names = { name: value.name, at: value.at, of: value.of, seo: value.seo };
  const end = () => {
    savePendingEntry(place, undefined);
    setRefusal({ faults: [] });
  };
  const keep = (next: Names) =>
    next.name === value.name
      ? end()
      : savePendingEntry(place, { ...field, title: BEGUN, isChange: true, value: next as Value });

  const type: Form['type'] = (edit, atOnce) => {
    if (edit.kind === 'set' && edit.path[0] === 'name') keep(renamed(names, String(edit.value)));
    else form.type(edit, atOnce);
  };
  /** Lets the forms and the title follow the name, unless the owner has written them himself. */
  const change = (typed: Value) => {
    const next = typed as Names;
    if (!begun || next.name === begun.name) return keep(next);
    const [before, now] = [renamed(names, begun.name), renamed(names, next.name)];
    const follow = (own: string, was: string, is: string) => (own === was ? is : own);
    keep({
      name: next.name,
      at: follow(next.at, before.at, now.at),
      of: follow(next.of, before.of, now.of),
      seo: { title: follow(next.seo.title, before.seo.title, now.seo.title), keywords: now.seo.keywords },
    });
  };
  const save = async (next: Names) => {
    const paths = [['name'], ['at'], ['of'], ['seo', 'title'], ['seo', 'keywords']];
    const edits = paths.map((path): Edit => ({ kind: 'set', path, value: valueAt(next as Value, path)! }));
    const outcome = await applyTogether(
      edits.map((edit) => ({ file, record, edit })),
      `nouveau nom : ${next.name}`,
    );
    if (outcome?.kind === 'saved') end();
    else setRefusal({ faults: outcome?.kind === 'refused' ? outcome.faults : [], refused: next });
  };
  const shown = begun ? [...NAME_FIELDS.map((key) => [key]), ['seo', 'title']] : NAME_FIELDS.map((key) => [key]);
  const isHere = (fault: DeskFault) => fault.file === file && shown.some((path) => path.join() === fault.path.join());

  return (
    <div className={begun && styles.newEntry} ref={box}>
      <FormContext value={begun ? formOf(whole, begun as Value, faults, change, refused as Value) : { ...form, type }}>
        <div className={styles.fields}>
          {shown.map((path) => (
            <AnyField key={path.join()} schema={schemaOf({ ...whole, path })} path={path} />
          ))}
        </div>
      </FormContext>
      {begun && (
        <>
          <p className={styles.hint}>
            Relisez ces quatre lignes : elles changent ensemble. L’adresse de la page reste la même, les anciens liens
            marchent toujours.
          </p>
          <FaultsElsewhere faults={faults.filter((fault) => !isHere(fault))} />
          <Button look="action" onClick={() => save(begun)}>
            Renommer la ville
          </Button>{' '}
          <Button onClick={end}>Garder « {value.name} »</Button>
        </>
      )}
      <Formerly file={file} />
    </div>
  );
}

/** The texts that still say the name that a town had when the site went online last. */
export function Formerly({ file }: { file: string }) {
  const { version } = useDesk().state;
  const [former, show] = useState<FormerName>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that is changed meanwhile may say it no more.
  useEffect(() => void ask('former-name', { file }).then(show), [file, version]);
  return former && <Listed title={`Ces textes disent encore « ${former.name} » : relisez-les`} fields={former.texts} />;
}
