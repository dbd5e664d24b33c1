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
import { Button } from './Button';
import * as styles from './desk.css';
import { FileDrop } from './FileDrop';
import { AnyField } from './fields';
import { useFocusFirstInvalid } from './focus';
import { FieldLinks, FormContext, formOf, useForm } from './form';
import { savedValueAt, schemaOf } from './lookups';
import { FocusPicker, PHOTOS, type Point, photoUrl } from './PhotoField';
import { applyTogether, ask } from './saving';
import {
  announce,
  getSnapshot,
  navigateUnlessGone,
  openForm,
  pendingEntryKey,
  savePendingEntry,
  useDesk,
} from './store';

const HOME = { file: 'data/home.ts', record: 'home' };
const GALLERY = { file: 'data/gallery.ts', record: 'gallery' };
const CENTRE = { x: 50, y: 50 };
const PAIR_LABELS = ['Avant', 'Après'];

/** Renders the form of data/photos.ts: all photos with their descriptions. */
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

/** Replaces the file of a photo. Returns the message for the owner; undefined if the change is refused. */
export async function replacePhoto(id: string, { file }: ReceivedFile): Promise<string | undefined> {
  const edits: Edit[] = [{ kind: 'set', path: [id, 'file'], value: file }];
  // The label «Illustration» and the focus point belong to the old file.
  for (const key of ['rendering', 'focus'])
    if (savedValueAt({ ...PHOTOS, path: [id, key] }) !== undefined) edits.push({ kind: 'remove', path: [id, key] });
  const homeEdits = companionIllustrationEdits(id);
  const placedEdits = [...edits.map((edit) => ({ ...PHOTOS, edit })), ...homeEdits.map((edit) => ({ ...HOME, edit }))];
  const outcome = await applyTogether(placedEdits, `photo remplacée : ${photoTitle(id)}`);
  if (outcome?.kind !== 'saved') return undefined;
  const devicesText = homeEdits.length > 0 ? ', sur téléphone comme sur ordinateur' : '';
  return `La photo est remplacée, partout où elle est montrée${devicesText}. Relisez sa description : c’est encore celle de la précédente.`;
}

/**
 * Returns the edits that make a photo replace both illustrations of the home page. Computers show one illustration, and
 * phones held upright show the other. Both must show the same house.
 */
function companionIllustrationEdits(id: string): Edit[] {
  const [image, uprightImage] = ['image', 'uprightImage'].map((key) => ['hero', key]) as [Path, Path];
  const [landscapeId, uprightId] = [image, uprightImage].map((path) => savedValueAt({ ...HOME, path }));
  const companionId = id === landscapeId ? uprightId : id === uprightId ? landscapeId : undefined;
  if (savedValueAt({ ...PHOTOS, path: [String(companionId), 'rendering'] }) !== true) return [];
  return [
    { kind: 'set', path: image, value: id },
    { kind: 'remove', path: uprightImage },
  ];
}

/** Returns one field per record that shows a photo. */
const usesOf = (id: string, records: DeskRecord[]): Field[] =>
  records.flatMap(({ file, record, value }) => {
    const path = pathTo([id], value);
    return path ? [{ file, record, path }] : [];
  });

function PhotoForm({ id, schema }: { id: string; schema: FieldSchema }) {
  const form = useForm();
  const [isRefused, setRefused] = useState(false);
  const { records } = useDesk().state;
  // The search goes through all records for each photo, so it must not run at each key press.
  const uses = useMemo(() => usesOf(id, records), [id, records]);
  const photo = valueAt(form.value, [id]) as { file: string; alt: string; rendering?: boolean; focus?: Point };
  const { alt = {}, caption = {}, rendering = {} } = schema.properties ?? {};
  const remove = async () => {
    const outcome = await applyTogether(
      [{ ...PHOTOS, edit: { kind: 'remove', path: [id] } }],
      `photo retirée : ${photoTitle(id)}`,
    );
    if (outcome?.kind !== 'refused') return;
    setRefused(true);
    announce('Pas retirée : elle est encore montrée.');
  };
  return (
    <details className={styles.group} data-path={JSON.stringify([id])}>
      <summary className={styles.photoSummary}>
        <img className={styles.thumbnail} src={photoUrl(photo.file)} alt="" loading="lazy" />
        <span>{typeset(photo.alt)}</span>
      </summary>
      <div className={styles.fields}>
        <FileDrop
          title="Remplacer cette photo"
          record={id}
          onReceive={async (file) => {
            const message = await replacePhoto(id, file);
            if (message) announce(message);
          }}
        />
        <AnyField schema={alt} path={[id, 'alt']} />
        <AnyField schema={caption} path={[id, 'caption']} isOptional />
        <FocusPicker
          file={photo.file}
          point={photo.focus ?? CENTRE}
          set={(value) => form.handleInput({ kind: 'set', path: [id, 'focus'], value })}
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
        <Button subject={photo.alt} onClick={remove}>
          Retirer cette photo
        </Button>
      </div>
    </details>
  );
}

type UploadedPhoto = { file: string; alt: string; description: string; focus?: Point };
/** The stored value of the pending entry, with the photos in `fresh`. */
type PendingPhotos = { fresh: UploadedPhoto[]; isPair: boolean; isShown: boolean };
/** The key of the pending entry that holds all uploaded photos until they are added. */
const PENDING_KEY = pendingEntryKey({ ...GALLERY, path: [] }, 'photos');
const readPendingPhotos = () =>
  (getSnapshot().pendingEntries.get(PENDING_KEY)?.value ?? {
    fresh: [],
    isPair: false,
    isShown: true,
  }) as PendingPhotos;
const idOf = ({ file }: { file: string }) => file.replace(/\.\w+$/, '');

/** Updates the pending photos. Removes their entry if no photo is left. */
function savePendingPhotos(changes: Partial<PendingPhotos>): void {
  const value = { ...readPendingPhotos(), ...changes };
  savePendingEntry(PENDING_KEY, value.fresh.length > 0 ? { ...GALLERY, path: [], title: 'photos', value } : undefined);
}

/** The last description that the phone sent of each photo, by file. */
export const phoneDescriptions = new Map<string, string>();

/** Files of photos that the owner has discarded here, until the server no longer lists them. */
export const discardedPhotos = new Set<string>();

/** Adds an uploaded photo to the pending photos. Returns false if the photo is already pending. */
export function addPendingPhoto(file: string, alt = ''): boolean {
  const before = readPendingPhotos().fresh;
  if (before.some((photo) => photo.file === file)) return false;
  savePendingPhotos({ fresh: [...before, { file, alt, description: '' }] });
  return true;
}

/**
 * Sets the description of a pending photo if it is still empty or equal to `before`, because otherwise the owner has
 * edited it.
 */
export function describePendingPhoto(file: string, alt: string, before: string | undefined): void {
  const isUnedited = (photo: UploadedPhoto) => photo.file === file && ['', before].includes(photo.alt);
  savePendingPhotos({
    fresh: readPendingPhotos().fresh.map((photo) => (isUnedited(photo) ? { ...photo, alt } : photo)),
  });
}

/**
 * Renders the form for new photos. Adds them to data/photos.ts and, unless the owner declines, to «Nos réalisations».
 */
export function NewPhotos() {
  useDesk();
  const { fresh: pendingPhotos, isPair, isShown } = readPendingPhotos();
  const setPendingPhotos = (photos: UploadedPhoto[]) => savePendingPhotos({ fresh: photos });
  const [{ faults, refusedPhotos }, setRefusal] = useState<{ faults: DeskFault[]; refusedPhotos?: UploadedPhoto[] }>({
    faults: [],
  });
  const container = useFocusFirstInvalid<HTMLDivElement>(faults);
  const gallery = (savedValueAt({ ...GALLERY, path: [] }) ?? []) as { id: number }[];
  // A pair is inserted at the start, so that it does not separate an existing pair.
  const isPairShown = isPair && isShown && pendingPhotos.length === 2;
  const start = isPairShown ? 0 : gallery.length;
  const imageSchema = schemaOf({ ...GALLERY, path: [] }).items?.properties ?? {};
  const photoSchema = schemaOf({ ...PHOTOS, path: [''] }).properties ?? {};
  const schema = {
    type: 'object',
    properties: { alt: photoSchema.alt, ...(isShown && { description: imageSchema.description }) },
    required: ['alt', 'description'],
  } as FieldSchema;
  const change = (index: number, changes: Partial<UploadedPhoto>) =>
    setPendingPhotos(pendingPhotos.map((photo, position) => (position === index ? { ...photo, ...changes } : photo)));
  const add = async () => {
    const lastId = Math.max(0, ...gallery.map(({ id }) => id));
    const edits = pendingPhotos.flatMap(({ file, alt, description: caption, focus }, index): PlacedEdit[] => {
      const id = idOf({ file });
      const [, captionText] = splitCaption(caption);
      const description = isPairShown && captionText ? `${PAIR_LABELS[index]} : ${captionText}` : caption;
      const image = { id: lastId + 1 + index, photo: id, description };
      const insert: Edit = { kind: 'insert', path: [], index: start + index, value: image };
      const set: Edit = { kind: 'set', path: [id], value: { file, alt, ...(focus && { focus }) } };
      return [{ ...PHOTOS, edit: set }, ...(isShown ? [{ ...GALLERY, edit: insert }] : [])];
    });
    const navigateAfterwards = navigateUnlessGone();
    const outcome = await applyTogether(edits, formatCount(pendingPhotos.length, 'photo ajoutée', 'photos ajoutées'));
    setRefusal({ faults: outcome?.kind === 'refused' ? outcome.faults : [], refusedPhotos: pendingPhotos });
    // Replaces the announced name of the field, because it is the name of an existing photo at the same index. A fault
    // of the file keeps its announcement, because the file has no field here.
    if (outcome?.kind === 'refused' && !outcome.faults.some(({ path }) => path.at(-1) === 'file'))
      announce('Pas encore ajouté : une remarque est sous un champ.');
    if (outcome?.kind !== 'saved') return;
    // The phone may have sent more photos meanwhile. Those photos stay pending.
    const isAdded = ({ file }: UploadedPhoto) => pendingPhotos.some((photo) => photo.file === file);
    savePendingPhotos({ fresh: readPendingPhotos().fresh.filter((photo) => !isAdded(photo)), isPair: false });
    navigateAfterwards(() =>
      openForm(isShown ? { ...GALLERY, path: [start] } : { ...PHOTOS, path: [idOf(pendingPhotos[0]!)] }),
    );
  };
  const receivePhoto = ({ file }: ReceivedFile, name: string) =>
    addPendingPhoto(file) ? undefined : `« ${name} » est déjà dans la liste ci-dessous.`;
  const discardUpload = ({ file }: UploadedPhoto) => {
    discardedPhotos.add(file);
    setPendingPhotos(readPendingPhotos().fresh.filter((photo) => photo.file !== file));
    void ask('discard-photo', { file });
  };
  return (
    <div className={pendingPhotos.length > 0 ? styles.newEntry : styles.fields} ref={container}>
      <FileDrop title="Ajouter des photos" several onReceive={receivePhoto} />
      {pendingPhotos.length > 0 && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isShown} onChange={() => savePendingPhotos({ isShown: !isShown })} />
          {pendingPhotos.length > 1 ? 'Les' : 'La'} montrer sur la page « Nos réalisations »
        </label>
      )}
      {pendingPhotos.length === 2 && isShown && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isPair} onChange={() => savePendingPhotos({ isPair: !isPair })} />
          C’est le même endroit, avant et après les travaux
        </label>
      )}
      {pendingPhotos.length > 2 && isShown && (
        <p className={styles.hint}>
          Deux d’entre elles sont un avant et un après ? Si elles se suivent, commencez leurs légendes par « Avant : »
          et « Après : » ; sinon, ajoutez-les d’abord, à deux.
        </p>
      )}
      {isPairShown && (
        <Button onClick={() => setPendingPhotos([...pendingPhotos].reverse())}>Échanger avant et après</Button>
      )}
      {pendingPhotos.map((photo, index) => {
        const field = { ...PHOTOS, path: [idOf(photo)] };
        // The caption belongs to the gallery, but has its field in this form.
        const photoFaults = faults.map((fault) => {
          const [entry, ...path] = fault.path;
          const isCaption = fault.record === 'gallery' && entry === start + index;
          return isCaption ? { ...fault, ...PHOTOS, path: [...field.path, ...path] } : fault;
        });
        return (
          <section
            key={photo.file}
            className={styles.fields}
            aria-label={isPairShown ? PAIR_LABELS[index] : `Photo ${index + 1}`}
          >
            {isPairShown && <h2>{PAIR_LABELS[index]}</h2>}
            {isPairShown && <p className={styles.hint}>« {PAIR_LABELS[index]} : » s’ajoute tout seul à la légende.</p>}
            <FocusPicker file={photo.file} point={photo.focus ?? CENTRE} set={(focus) => change(index, { focus })} />
            <FormContext
              value={formOf(
                field,
                photo,
                photoFaults,
                (value) => change(index, value as UploadedPhoto),
                refusedPhotos?.[index],
              )}
            >
              <AnyField schema={schema} path={[]} />
            </FormContext>
            <Button onClick={() => discardUpload(photo)}>Ne pas ajouter celle-ci</Button>
          </section>
        );
      })}
      {pendingPhotos.length > 0 && (
        <Button variant="action" onClick={add}>
          {pendingPhotos.length > 1 ? `Ajouter les ${pendingPhotos.length} photos` : 'Ajouter cette photo'}
        </Button>
      )}
    </div>
  );
}
