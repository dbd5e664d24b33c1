import { type Field, isSameField } from '../shared/field';
import { type DeskRecord, valueAt } from '../shared/protocol';
import { isWithin, pathTo } from '../shared/values';
import { recordOn } from './addresses';
import {
  addHighlightStyle,
  aimAt,
  fieldsUnder,
  findPicture,
  markModelContent,
  photoFields,
  textFields,
} from './clickable';
import { filesIn } from './file-drop';
import { onKey } from './keys';
import { replacePhoto } from './photos';
import { receive } from './saving';
import { getSnapshot, open, say } from './store';

type Offer = (fields: Field[]) => void;

/** Makes a page of the site the desk's; `offer` is told of fields behind what leads on or acts, and of none else. */
export function attachPreview(page: Document, offer: Offer): void {
  // Its own code comes later than on the site, which then does without: visitors see what it does with.
  page.documentElement.classList.add('js');
  addHighlightStyle(page);
  for (const one of findModelContent(page)) markModelContent(page, one);
  page.addEventListener('keydown', onKey);
  page.addEventListener('mouseover', (event) => {
    const [first] = fieldsUnder(event);
    aimAt(page, first && (first.record === 'photos' ? findPicture(event) : (event.target as Element)));
  });
  page.addEventListener('dragover', (event) => event.preventDefault());
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    if (!event.dataTransfer) return;
    const { files, sentences } = filesIn(event.dataTransfer);
    const [photo] = files;
    if (sentences.length > 0) say(sentences.join('\n'));
    else if (photo) void placePhoto(photo, fieldsUnder(event), recordOn(page.location.pathname));
  });
  page.addEventListener('click', (event) => onClick(event, offer), true);
}

/** Puts a photograph in the place of the one that it was dropped on. */
async function placePhoto(photo: File, fields: Field[], shown?: DeskRecord): Promise<void> {
  const field = fields.find(({ record }) => record === 'photos');
  if (!field) return say('Déposez-la sur la photo qu’elle remplace.');
  // It would be another on the pages that show it, too.
  const chosen = findChosenPhotoField(shown, fields);
  if (chosen) {
    open(chosen);
    return say('Ajoutez d’abord cette photo, puis choisissez-la ici.');
  }
  say(`${photo.name} arrive…`);
  const id = String(field.path[0]);
  const answer = await receive('photo', photo, id);
  if ('sentence' in answer) return say(answer.sentence);
  const told = await replacePhoto(id, answer);
  open(field);
  if (told) say([told, answer.note].filter(Boolean).join('\n'));
}

/** Where a draft's page has what its model says. */
function findModelContent(page: Document): Node[] {
  const own = recordOn(page.location.pathname);
  const isOnPage = (field: Field) => {
    const written = valueAt(own?.value, field.path);
    const printed = own?.draft?.entries.find((entry) => isSameField(entry, field))?.text ?? written;
    return written && printed === written;
  };
  const isFromModel = (field?: Field) =>
    own?.draft?.faults.some(({ path }) => field?.file === own.file && isWithin(path, field.path)) && !isOnPage(field!);
  const texts = [...textFields(page)].filter(([, [first]]) => isFromModel(first));
  const pictures = [...photoFields(page)].filter(([, photo]) => isFromModel(findChosenPhotoField(own, [photo])));
  return [...texts, ...pictures].map(([node]) => node);
}

/** Which photograph a draft shows is chosen in it, where a page of the site has its own replaced. */
function findChosenPhotoField(own: DeskRecord | undefined, shown: Field[]): Field | undefined {
  if (!own?.draft) return undefined;
  const names = shown.map(({ path }) => String(path[0]));
  const model = getSnapshot().state.records.find(({ file }) => file === own.draft?.model);
  const path = pathTo(names, own.value) ?? pathTo(names, model?.value);
  return path && { file: own.file, record: own.record, path };
}

function onClick(event: MouseEvent, offer: Offer): void {
  const fields = fieldsUnder(event);
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
  // The site would show the photograph large, over the whole page.
  if (first?.record === 'photos') event.stopPropagation();
  const chosen = first?.record === 'photos' && findChosenPhotoField(recordOn(pathname), fields);
  if (chosen) open(chosen);
  else if (first) open(first, others);
  else if (target.textContent?.trim()) say('Ces mots ne viennent pas de vos fiches : le site les compose lui-même.');
}
