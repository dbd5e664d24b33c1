import { typeset } from '../../../components/typography/typeset';
import type { Value } from '../edit-source';
import { type DeskRecord, type DeskState, valueAt } from '../protocol';
import type { Field } from '../text-index';
import { pageOf } from './addresses';
import { aimAt, fieldsUnder, highlightIn, type Index, matchesOf, photoFields, pictureUnder } from './clickable';
import { onKey } from './keys';
import { PHOTOS, photoAddress } from './photo-inputs';
import { replacePhoto } from './photos';
import { pathTo } from './schema';
import { modelOf, open, receive, say, writtenAt } from './store';

/** What is known when something happens on the page; `draft` is written beside it. */
export type Known = { state: DeskState; index: Index; photos: DeskState['photos']; draft: string | undefined };
type Offer = (fields: Field[]) => void;

/** Makes a page of the site the desk's; `offer` is told of fields behind what leads on or acts, and of none else. */
export function takeOver(page: Document, known: () => Known, offer: Offer): void {
  const fieldsAt = (event: MouseEvent) => fieldsUnder(event, matchesOf(page, known().index), known().photos);
  // Its own code comes later than on the site, which then does without: visitors see what it does with.
  page.documentElement.classList.add('js');
  highlightIn(page);
  page.addEventListener('keydown', onKey);
  page.addEventListener('mouseover', (event) => {
    const [first] = fieldsAt(event);
    aimAt(page, first && (first.record === 'photos' ? pictureUnder(event) : (event.target as Element)));
  });
  page.addEventListener('dragover', (event) => event.preventDefault());
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    const [photo] = event.dataTransfer?.files ?? [];
    if (photo) void putInPlace(photo, fieldsAt(event));
  });
  page.addEventListener('click', (event) => onClick(event, fieldsAt(event), known(), offer), true);
}

/** The page that is being written, and the one that stands for it, where that is shown. */
function written(page: Document, { state, draft }: Known): { own: DeskRecord; model: DeskRecord } | undefined {
  const own = state.records.find(({ file }) => file === draft);
  const model = own && modelOf(own, state);
  return model && pageOf(model.file, state) === page.location.pathname ? { own, model } : undefined;
}

/** What the texts of a model were before those of a draft, and the names of the photographs that its pictures show. */
const printed = new WeakMap<Node, string>();
const pictured = new WeakMap<HTMLImageElement, { came: string[]; shown?: string }>();
/** A value as a page says it. */
const asRead = (value: Value | undefined) =>
  typeof value === 'number' ? value.toLocaleString('fr-FR') : typeof value === 'string' ? typeset(value) : '';
/** A heading keeps more words together than other texts. */
const spaced = (text: string) => typeset(text).replace(/\s/g, ' ');

/** Shows on its model's page what a draft says, as far as it is written; on any other page, what is printed there. */
export function writeOver(page: Document, known: Known): void {
  const { own, model } = written(page, known) ?? {};
  for (const [node, { fields }] of matchesOf(page, known.index)) {
    const before = printed.get(node) ?? node.nodeValue ?? '';
    printed.set(node, before);
    const paths = fields.flatMap(({ file, path }) => (file === model?.file ? [path] : []));
    const said = paths.reduce((text, path) => {
      const [was, is] = [model, own].map((one) => valueAt(one?.value, path));
      const [old, now] = [spaced(asRead(was)), asRead(is)];
      // An entry of a list may do without: another département stands between brackets.
      if (is === undefined && typeof path.at(-2) === 'number') return text.replace(` (${old})`, '');
      if (!old || !now) return text;
      if (text.includes(old)) return text.replace(old, now);
      // A paragraph that is folded after its first sentence.
      return old.startsWith(text.trim()) ? now : old.endsWith(text.trim()) ? '' : text;
    }, spaced(before));
    node.nodeValue = said === spaced(before) ? before : said;
  }
  for (const image of page.images) {
    const picture = pictureOf(image, known.photos);
    const path = model && pathTo(picture.came, model.value);
    const name = String((path && valueAt(own?.value, path)) || picture.came[0]);
    const file = writtenAt({ ...PHOTOS, path: [name, 'file'] });
    if (name === (picture.shown ?? picture.came[0]) || typeof file !== 'string') continue;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.src = photoAddress(file);
    picture.shown = name;
  }
}

function pictureOf(image: HTMLImageElement, photos: Known['photos']) {
  const picture = pictured.get(image) ?? { came: photoFields(image.src, photos).map(({ path }) => String(path[0])) };
  pictured.set(image, picture);
  return picture;
}

/** Puts a photograph in the place of the one that it was dropped on. */
async function putInPlace(photo: File, fields: Field[]): Promise<void> {
  const field = fields.find(({ record }) => record === 'photos');
  if (!field) return say('Déposez-la sur la photo qu’elle remplace.');
  say(`${photo.name} arrive…`);
  const id = String(field.path[0]);
  const answer = await receive('photo', photo, id);
  if ('sentence' in answer) return say(answer.sentence);
  const told = await replacePhoto(id, answer);
  open(field);
  if (told) say([told, answer.note].filter(Boolean).join('\n'));
}

function onClick(event: MouseEvent, fields: Field[], known: Known, offer: Offer): void {
  const target = event.target as Element;
  const { pathname } = target.ownerDocument.location;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const button = target.closest<HTMLElement>('button, header summary, summary:only-child');
  const label = target.closest('label');
  const leads =
    link &&
    link.origin === location.origin &&
    (link.pathname !== pathname || link.hash) &&
    !link.pathname.startsWith('/assets/');
  // Nothing in the frame would lead back from it.
  if (link?.pathname.endsWith('.pdf')) link.target = '_blank';
  // Links lead on and buttons act; what they say can still be changed.
  const acts = leads || (button && !button.matches('[type=submit]'));
  offer(acts ? fields : []);
  if (acts) return;
  if (link || button || label) event.preventDefault();
  // Its field would take the focus; what it chooses is still shown.
  if (label?.control?.matches('[type=radio]')) (label.control as HTMLInputElement).checked = true;
  const [first, ...others] = fields;
  const { own, model } = written(target.ownerDocument, known) ?? {};
  if (own && model) {
    event.stopPropagation();
    const image = first?.record === 'photos' ? (pictureUnder(event) as HTMLImageElement) : undefined;
    const named = image && pathTo(pictureOf(image, known.photos).came, model.value);
    const path = first?.file === model.file ? first.path : named;
    if (path) open({ file: own.file, record: own.record, path });
    else say('Ceci est le modèle : votre page s’écrit à gauche.');
    return;
  }
  // The site would show the photograph large, over the whole page.
  if (first?.record === 'photos') event.stopPropagation();
  if (first) open(first, others);
  else if (target.textContent?.trim()) say('Ces mots ne viennent pas de vos fiches : le site les compose lui-même.');
}
