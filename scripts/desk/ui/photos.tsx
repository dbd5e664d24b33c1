import { useMemo, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { splitCaption } from '../../../data/model/text/pairs';
import { formatCount } from '../../lib/format';
import type { Edit } from '../records/edit-source';
import type { Field } from '../shared/field';
import {
  type DeskFault,
  type DeskRecord,
  type FieldSchema,
  type PlacedEdit,
  type ReceivedFile,
  valueAt,
} from '../shared/protocol';
import { pathTo, summarize } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField } from './fields';
import { FileDrop } from './file-drop';
import { useFocusFirstInvalid } from './focus';
import { FieldLinks, FormContext, formOf, useForm } from './form';
import { savedValueAt, schemaOf } from './lookups';
import { PHOTOS, PhotoPoint, type Point, photoAddress } from './photo-inputs';
import { applyTogether, ask } from './saving';
import { begunPlace, getSnapshot, open, savePendingEntry, say, turnUnlessGone, useDesk } from './store';

const HOME = { file: 'data/home.ts', record: 'home' };
const GALLERY = { file: 'data/gallery.ts', record: 'gallery' };
const CENTRE = { x: 50, y: 50 };
const SIDES = ['Avant', 'Après'];

/** The form of data/photos.ts: every photograph with what is said of it. */
export function Photos({ schema }: { schema: FieldSchema }) {
  const ids = Object.keys((savedValueAt({ ...PHOTOS, path: [] }) ?? {}) as object);
  return (
    <div className={styles.fields}>
      <NewPhotos />
      {ids.map((id) => (
        <PhotoForm key={id} id={id} schema={schema.additionalProperties as FieldSchema} />
      ))}
    </div>
  );
}

const photoTitle = (id: string) => summarize(savedValueAt({ ...PHOTOS, path: [id, 'alt'] })) ?? id;

/** Puts what has come in the place of a photograph; gives what is to be said then, nothing where it is refused. */
export async function replacePhoto(id: string, { file }: ReceivedFile): Promise<string | undefined> {
  const edits: Edit[] = [{ kind: 'set', path: [id, 'file'], value: file }];
  // The label «Illustration» and the point are those of the picture before.
  for (const key of ['rendering', 'focus'])
    if (savedValueAt({ ...PHOTOS, path: [id, key] }) !== undefined) edits.push({ kind: 'remove', path: [id, key] });
  const atHome = companionIllustrationEdits(id);
  const placed = [...edits.map((edit) => ({ ...PHOTOS, edit })), ...atHome.map((edit) => ({ ...HOME, edit }))];
  const outcome = await applyTogether(placed, `photo remplacée : ${photoTitle(id)}`);
  if (outcome?.kind !== 'saved') return undefined;
  const both = atHome.length > 0 ? ', sur téléphone comme sur ordinateur' : '';
  return `La photo est remplacée, partout où elle est montrée${both}. Relisez sa description : c’est encore celle de la précédente.`;
}

/**
 * The home page has two illustrations of one house, for computers and for phones held upright. A photograph in the place of
 * one takes the other's place as well, cut to its shape: it would show another house there.
 */
function companionIllustrationEdits(id: string): Edit[] {
  const [image, upright] = ['image', 'uprightImage'].map((key) => ['hero', key]) as [Path, Path];
  const [lying, standing] = [image, upright].map((path) => savedValueAt({ ...HOME, path }));
  const other = id === lying ? standing : id === standing ? lying : undefined;
  if (savedValueAt({ ...PHOTOS, path: [String(other), 'rendering'] }) !== true) return [];
  return [
    { kind: 'set', path: image, value: id },
    { kind: 'remove', path: upright },
  ];
}

/** Where a photograph is shown, once for each record. */
const usesOf = (id: string, records: DeskRecord[]): Field[] =>
  records.flatMap(({ file, record, value }) => {
    const path = pathTo([id], value);
    return path ? [{ file, record, path }] : [];
  });

function PhotoForm({ id, schema }: { id: string; schema: FieldSchema }) {
  const form = useForm();
  const [isRefused, refuse] = useState(false);
  const { records } = useDesk().state;
  // Each of the photographs looks through every record: once for a change, not for each key.
  const uses = useMemo(() => usesOf(id, records), [id, records]);
  const photo = valueAt(form.value, [id]) as { file: string; alt: string; rendering?: boolean; focus?: Point };
  const { alt = {}, caption = {}, rendering = {} } = schema.properties ?? {};
  const remove = async () => {
    const outcome = await applyTogether(
      [{ ...PHOTOS, edit: { kind: 'remove', path: [id] } }],
      `photo retirée : ${photoTitle(id)}`,
    );
    if (outcome?.kind !== 'refused') return;
    refuse(true);
    say('Pas retirée : elle est encore montrée.');
  };
  return (
    <details className={styles.group} data-path={JSON.stringify([id])}>
      <summary className={styles.photoSummary}>
        <img className={styles.small} src={photoAddress(photo.file)} alt="" loading="lazy" />
        <span>{typeset(photo.alt)}</span>
      </summary>
      <div className={styles.fields}>
        <FileDrop
          title="Remplacer cette photo"
          record={id}
          onReceive={async (received) => {
            const told = await replacePhoto(id, received);
            if (told) say(told);
          }}
        />
        <AnyField schema={alt} path={[id, 'alt']} />
        <AnyField schema={caption} path={[id, 'caption']} isOptional />
        <PhotoPoint
          file={photo.file}
          point={photo.focus ?? CENTRE}
          set={(value) => form.type({ kind: 'set', path: [id, 'focus'], value })}
        />
        {photo.rendering && <AnyField schema={rendering} path={[id, 'rendering']} />}
        {uses.length > 0 && (
          <p className={isRefused ? styles.fault : styles.hint} role={isRefused ? 'alert' : undefined}>
            {isRefused
              ? 'Elle est encore montrée ici ; choisissez-y d’abord une autre photo, ou retirez-la de cette liste :'
              : 'Elle est montrée ici ; pour n’en changer qu’un endroit, choisissez-y une autre photo :'}
          </p>
        )}
        <FieldLinks fields={uses} />
        <Button of={photo.alt} onClick={remove}>
          Retirer cette photo
        </Button>
      </div>
    </details>
  );
}

type UploadedPhoto = { file: string; alt: string; description: string; focus?: Point };
type PendingPhotos = { fresh: UploadedPhoto[]; isPair: boolean; isShown: boolean };
/** Where they wait to be complete, as whatever is begun. */
const PENDING_KEY = begunPlace({ ...GALLERY, path: [] }, 'photos');
const readPendingPhotos = () =>
  (getSnapshot().begun.get(PENDING_KEY)?.value ?? { fresh: [], isPair: false, isShown: true }) as PendingPhotos;
const idOf = ({ file }: { file: string }) => file.replace(/\.\w+$/, '');

/** Keeps what is said of the photographs that wait; once there is none, nothing. */
function keepWaiting(part: Partial<PendingPhotos>): void {
  const value = { ...readPendingPhotos(), ...part };
  savePendingEntry(PENDING_KEY, value.fresh.length > 0 ? { ...GALLERY, path: [], title: 'photos', value } : undefined);
}

/** Adds a photograph that the desk has received to those that wait to be described; returns false if it waits already. */
export function addFresh(file: string, alt = ''): boolean {
  const before = readPendingPhotos().fresh;
  if (before.some((photo) => photo.file === file)) return false;
  keepWaiting({ fresh: [...before, { file, alt, description: '' }] });
  return true;
}

/** Says what a photograph that waits shows, unless the owner has written something else than `before` there. */
export function describeFresh(file: string, alt: string, before: string | undefined): void {
  const isOurs = (photo: UploadedPhoto) => photo.file === file && ['', before].includes(photo.alt);
  keepWaiting({ fresh: readPendingPhotos().fresh.map((photo) => (isOurs(photo) ? { ...photo, alt } : photo)) });
}

/** Asks what new photographs show, and adds them: to «Nos réalisations», or only to those that pages can choose from. */
export function NewPhotos() {
  useDesk();
  const { fresh, isPair, isShown } = readPendingPhotos();
  const savePending = keepWaiting;
  const setFresh = (fresh: UploadedPhoto[]) => savePending({ fresh });
  const [{ faults, refused }, setRefusal] = useState<{ faults: DeskFault[]; refused?: UploadedPhoto[] }>({
    faults: [],
  });
  const box = useFocusFirstInvalid<HTMLDivElement>(faults);
  const gallery = (savedValueAt({ ...GALLERY, path: [] }) ?? []) as { id: number }[];
  // A pair comes first: those behind it stay side by side.
  const isPairShown = isPair && isShown && fresh.length === 2;
  const start = isPairShown ? 0 : gallery.length;
  const item = schemaOf({ ...GALLERY, path: [] }).items?.properties ?? {};
  const photo = schemaOf({ ...PHOTOS, path: [''] }).properties ?? {};
  const schema = {
    type: 'object',
    properties: { alt: photo.alt, ...(isShown && { description: item.description }) },
    required: ['alt', 'description'],
  } as FieldSchema;
  const change = (index: number, part: Partial<UploadedPhoto>) =>
    setFresh(fresh.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const add = async () => {
    const last = Math.max(0, ...gallery.map(({ id }) => id));
    const edits = fresh.flatMap(({ file, alt, description: typed, focus }, index): PlacedEdit[] => {
      const id = idOf({ file });
      const [, words] = splitCaption(typed);
      const description = isPairShown && words ? `${SIDES[index]} : ${words}` : typed;
      const image = { id: last + 1 + index, photo: id, description };
      const insert: Edit = { kind: 'insert', path: [], index: start + index, value: image };
      const set: Edit = { kind: 'set', path: [id], value: { file, alt, ...(focus && { focus }) } };
      return [{ ...PHOTOS, edit: set }, ...(isShown ? [{ ...GALLERY, edit: insert }] : [])];
    });
    const turn = turnUnlessGone();
    const outcome = await applyTogether(edits, formatCount(fresh.length, 'photo ajoutée', 'photos ajoutées'));
    setRefusal({ faults: outcome?.kind === 'refused' ? outcome.faults : [], refused: fresh });
    // By the places that these photographs would have, the remark names those that are there; a file has no field.
    if (outcome?.kind === 'refused' && !outcome.faults.some(({ path }) => path.at(-1) === 'file'))
      say('Pas encore ajouté : une remarque est sous un champ.');
    if (outcome?.kind !== 'saved') return;
    // Others may have come meanwhile.
    const isAdded = ({ file }: UploadedPhoto) => fresh.some((one) => one.file === file);
    savePending({ fresh: readPendingPhotos().fresh.filter((one) => !isAdded(one)), isPair: false });
    turn(() => open(isShown ? { ...GALLERY, path: [start] } : { ...PHOTOS, path: [idOf(fresh[0]!)] }));
  };
  const received = ({ file }: ReceivedFile) => {
    return addFresh(file) ? undefined : 'Cette photo est déjà dans la liste ci-dessous.';
  };
  const discardUpload = ({ file }: UploadedPhoto) => {
    setFresh(readPendingPhotos().fresh.filter((photo) => photo.file !== file));
    void ask('discard-photo', { file });
  };
  return (
    <div className={fresh.length > 0 ? styles.newEntry : styles.fields} ref={box}>
      <FileDrop title="Ajouter des photos" several onReceive={received} />
      {fresh.length > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isShown} onChange={() => savePending({ isShown: !isShown })} />
          {fresh.length > 1 ? 'Les' : 'La'} montrer sur la page « Nos réalisations »
        </label>
      )}
      {fresh.length === 2 && isShown && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isPair} onChange={() => savePending({ isPair: !isPair })} />
          C’est le même endroit, avant et après les travaux
        </label>
      )}
      {fresh.length > 2 && isShown && (
        <p className={styles.hint}>
          Deux d’entre elles sont un avant et un après ? Si elles se suivent, commencez leurs légendes par « Avant : »
          et « Après : » ; sinon, ajoutez-les d’abord, à deux.
        </p>
      )}
      {isPairShown && <Button onClick={() => setFresh([...fresh].reverse())}>Échanger avant et après</Button>}
      {fresh.map((one, index) => {
        const place = { ...PHOTOS, path: [idOf(one)] };
        // What the gallery says of it is asked for beside what it shows.
        const here = faults.map((fault) => {
          const [entry, ...path] = fault.path;
          const isCaption = fault.record === 'gallery' && entry === start + index;
          return isCaption ? { ...fault, ...PHOTOS, path: [...place.path, ...path] } : fault;
        });
        return (
          <section
            key={one.file}
            className={styles.fields}
            aria-label={isPairShown ? SIDES[index] : `Photo ${index + 1}`}
          >
            {isPairShown && <h2>{SIDES[index]}</h2>}
            {isPairShown && <p className={styles.hint}>« {SIDES[index]} : » s’ajoute tout seul à la légende.</p>}
            <PhotoPoint file={one.file} point={one.focus ?? CENTRE} set={(focus) => change(index, { focus })} />
            <FormContext
              value={formOf(place, one, here, (value) => change(index, value as UploadedPhoto), refused?.[index])}
            >
              <AnyField schema={schema} path={[]} />
            </FormContext>
            <Button onClick={() => discardUpload(one)}>Ne pas ajouter celle-ci</Button>
          </section>
        );
      })}
      {fresh.length > 0 && (
        <Button look="action" onClick={add}>
          {fresh.length > 1 ? `Ajouter les ${fresh.length} photos` : 'Ajouter cette photo'}
        </Button>
      )}
    </div>
  );
}
