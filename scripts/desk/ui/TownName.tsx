import { useEffect, useState } from 'react';
import type { Town } from '../../../data/model/schema/town';
import { escapeRegExp } from '../../../data/model/text/escape-reg-exp';
import type { Edit, Value } from '../records/edit-source';
import type { FormerName } from '../records/towns-and-services';
import type { RecordPlace } from '../shared/field';
import { type DeskFault, valueAt } from '../shared/protocol';
import { Button } from './Button';
import * as styles from './desk.css';
import { AnyField, FaultsElsewhere } from './fields';
import { useFocusFirstInvalid } from './focus';
import { type Form, FormContext, formOf, useForm } from './form';
import { schemaOf } from './lookups';
import { nameWithPrepositions } from './new-pages';
import { ReferenceList } from './PageActions';
import { applyTogether, ask } from './saving';
import { pendingEntryKey, savePendingEntry, useDesk } from './store';

/** The keys of a town's name fields, which `TownName` renders apart from its other fields. */
export const NAME_FIELDS = ['name', 'at', 'of'];

type Names = { name: string; at: string; of: string; seo: { title: string; keywords: string[] } };
const PENDING_TITLE = 'nouveau nom';

/** Returns the values of a town that contain its name, with the name replaced by `next`. */
export function withName({ name, at, of, seo }: Names, next: string): Names {
  const forms = nameWithPrepositions(next);
  const replacements = new Map([
    [at, forms.at],
    [of, forms.of],
    [name, next],
  ]);
  const literals = [...replacements.keys()].map(escapeRegExp);
  // Replaces all forms in one pass, because the new name may contain the former name, as after a merger of communes.
  const formerNames = new RegExp(literals.join('|'), 'g');
  const replaceName = (text: string) => text.replace(formerNames, (match) => replacements.get(match)!);
  return { name: next, ...forms, seo: { title: replaceName(seo.title), keywords: seo.keywords.map(replaceName) } };
}

/**
 * Renders the name fields of a town. The build requires the name in the prepositional forms and the page title. So a
 * new name is saved together with these texts, after the owner has checked them.
 */
export function TownName({ file, record }: RecordPlace) {
  const form = useForm();
  const { pendingEntries } = useDesk();
  const [{ faults, refusedNames }, setRefusal] = useState<{ faults: DeskFault[]; refusedNames?: Names }>({
    faults: [],
  });
  const container = useFocusFirstInvalid<HTMLDivElement>(faults);
  const recordField = { file, record, path: [] };
  const field = { ...recordField, path: ['name'] };
  const entryKey = pendingEntryKey(field, PENDING_TITLE);
  const pendingNames = pendingEntries.get(entryKey)?.value as Names | undefined;
  const value = form.value as Town;
  const names: Names = { name: value.name, at: value.at, of: value.of, seo: value.seo };
  const discard = () => {
    savePendingEntry(entryKey, undefined);
    setRefusal({ faults: [] });
  };
  const savePending = (next: Names) =>
    next.name === value.name
      ? discard()
      : savePendingEntry(entryKey, { ...field, title: PENDING_TITLE, isChange: true, value: next as Value });

  const handleInput: Form['handleInput'] = (edit, immediately) => {
    if (edit.kind === 'set' && edit.path[0] === 'name') savePending(withName(names, String(edit.value)));
    else form.handleInput(edit, immediately);
  };
  /** Updates the prepositional forms and the title with the name, unless the owner has edited them. */
  const handlePendingChange = (value: Value) => {
    const next = value as Names;
    if (!pendingNames || next.name === pendingNames.name) return savePending(next);
    const [initialNames, newNames] = [withName(names, pendingNames.name), withName(names, next.name)];
    const updateUnlessEdited = (text: string, oldText: string, newText: string) => (text === oldText ? newText : text);
    savePending({
      name: next.name,
      at: updateUnlessEdited(next.at, initialNames.at, newNames.at),
      of: updateUnlessEdited(next.of, initialNames.of, newNames.of),
      seo: {
        title: updateUnlessEdited(next.seo.title, initialNames.seo.title, newNames.seo.title),
        keywords: newNames.seo.keywords,
      },
    });
  };
  const save = async (next: Names) => {
    const paths = [['name'], ['at'], ['of'], ['seo', 'title'], ['seo', 'keywords']];
    const edits = paths.map((path): Edit => ({ kind: 'set', path, value: valueAt(next as Value, path)! }));
    const outcome = await applyTogether(
      edits.map((edit) => ({ file, record, edit })),
      `nouveau nom : ${next.name}`,
    );
    if (outcome?.kind === 'saved') discard();
    else setRefusal({ faults: outcome?.kind === 'refused' ? outcome.faults : [], refusedNames: next });
  };
  const shownPaths = pendingNames
    ? [...NAME_FIELDS.map((key) => [key]), ['seo', 'title']]
    : NAME_FIELDS.map((key) => [key]);
  const isShown = (fault: DeskFault) =>
    fault.file === file && shownPaths.some((path) => path.join() === fault.path.join());

  return (
    <div className={pendingNames && styles.newEntry} ref={container}>
      <FormContext
        value={
          pendingNames
            ? formOf(recordField, pendingNames as Value, faults, handlePendingChange, refusedNames as Value)
            : { ...form, handleInput }
        }
      >
        <div className={styles.fields}>
          {shownPaths.map((path) => (
            <AnyField key={path.join()} schema={schemaOf({ ...recordField, path })} path={path} />
          ))}
        </div>
      </FormContext>
      {pendingNames && (
        <>
          <p className={styles.hint}>
            Relisez ces quatre lignes : elles changent ensemble. L’adresse de la page reste la même, les anciens liens
            marchent toujours.
          </p>
          <FaultsElsewhere faults={faults.filter((fault) => !isShown(fault))} />
          <Button variant="action" onClick={() => save(pendingNames)}>
            Renommer la ville
          </Button>{' '}
          <Button onClick={discard}>Garder « {value.name} »</Button>
        </>
      )}
      <FormerNameMentions file={file} />
    </div>
  );
}

/** Lists the texts that still contain the name that a town had when the site last went online. */
export function FormerNameMentions({ file }: { file: string }) {
  const { version } = useDesk().state;
  const [formerName, setFormerName] = useState<FormerName>();
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): each version of data/ may have another list of texts.
  useEffect(() => void ask('former-name', { file }).then(setFormerName), [file, version]);
  return (
    formerName && (
      <ReferenceList
        title={`Ces textes disent encore « ${formerName.name} » : relisez-les`}
        fields={formerName.texts}
      />
    )
  );
}
