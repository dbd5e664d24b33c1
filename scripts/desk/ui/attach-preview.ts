import { type Field, isSameField } from '../shared/field';
import { type DeskRecord, valueAt } from '../shared/protocol';
import { isWithin, pathTo } from '../shared/values';
import { droppedFiles } from './FileDrop';
import { handleKey } from './keyboard';
import { replacePhoto } from './Photos';
import {
  addHighlightStyle,
  fieldsUnder,
  findPicture,
  highlight,
  markModelContent,
  photoFieldsOf,
  textFieldsOf,
} from './page-fields';
import { recordAtPath } from './page-paths';
import { uploadFile } from './saving';
import { announce, getSnapshot, openForm } from './store';

/** Receives the fields of a clicked link or button, or an empty list after any other click. */
type Offer = (fields: Field[]) => void;

/** Receives the path of another page when the owner clicks a link to it. */
type Follow = (path: string) => void;

/** Makes a page in the preview editable: handles its clicks, its dropped files and its keyboard shortcuts. */
export function attachPreview(page: Document, offer: Offer, follow: Follow): void {
  // Adds the class that the page has for visitors, because the site's own code may load too late here to add it.
  page.documentElement.classList.add('js');
  addHighlightStyle(page);
  for (const node of findModelContent(page)) markModelContent(page, node);
  page.addEventListener('keydown', handleKey);
  page.addEventListener('mouseover', (event) => {
    const [first] = fieldsUnder(event);
    highlight(page, first && (first.record === 'photos' ? findPicture(event) : (event.target as Element)));
  });
  page.addEventListener('dragover', (event) => event.preventDefault());
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    if (!event.dataTransfer) return;
    const { files, sentences } = droppedFiles(event.dataTransfer);
    const [photo] = files;
    if (sentences.length > 0) announce(sentences.join('\n'));
    else if (photo) void placePhoto(photo, fieldsUnder(event), recordAtPath(page.location.pathname));
  });
  page.addEventListener('click', (event) => onClick(event, offer, follow), true);
}

/** Replaces the photo on which another photo was dropped. */
async function placePhoto(photo: File, fields: Field[], pageRecord?: DeskRecord): Promise<void> {
  const field = fields.find(({ record }) => record === 'photos');
  if (!field) return announce('Déposez-la sur la photo qu’elle remplace.');
  // On a draft, a replaced photo would change on all other pages as well.
  const chosenField = findChosenPhotoField(pageRecord, fields);
  if (chosenField) {
    openForm(chosenField);
    return announce('Ajoutez d’abord cette photo, puis choisissez-la ici.');
  }
  announce(`${photo.name} arrive…`);
  const id = String(field.path[0]);
  const answer = await uploadFile('photo', photo, id);
  if ('sentence' in answer) return announce(answer.sentence);
  const message = await replacePhoto(id, answer);
  openForm(field);
  if (message) announce([message, answer.note].filter(Boolean).join('\n'));
}

/** Returns the text nodes and pictures of a draft's page that come from its model page. */
function findModelContent(page: Document): Node[] {
  const pageRecord = recordAtPath(page.location.pathname);
  const isOnPage = (field: Field) => {
    const savedValue = valueAt(pageRecord?.value, field.path);
    const printedText = pageRecord?.draft?.entries.find((entry) => isSameField(entry, field))?.text ?? savedValue;
    return savedValue && printedText === savedValue;
  };
  const isFromModel = (field?: Field) =>
    pageRecord?.draft?.faults.some(({ path }) => field?.file === pageRecord.file && isWithin(path, field.path)) &&
    !isOnPage(field!);
  const texts = [...textFieldsOf(page)].filter(([, [first]]) => isFromModel(first));
  const pictures = [...photoFieldsOf(page)].filter(([, photo]) =>
    isFromModel(findChosenPhotoField(pageRecord, [photo])),
  );
  return [...texts, ...pictures].map(([node]) => node);
}

/** Returns the field in which a draft chooses its photo; undefined for a published page, whose photos are replaced. */
function findChosenPhotoField(pageRecord: DeskRecord | undefined, photoFields: Field[]): Field | undefined {
  if (!pageRecord?.draft) return undefined;
  const names = photoFields.map(({ path }) => String(path[0]));
  const model = getSnapshot().state.records.find(({ file }) => file === pageRecord.draft?.model);
  const path = pathTo(names, pageRecord.value) ?? pathTo(names, model?.value);
  return path && { file: pageRecord.file, record: pageRecord.record, path };
}

function onClick(event: MouseEvent, offer: Offer, follow: Follow): void {
  const fields = fieldsUnder(event);
  const target = event.target as Element;
  const { pathname, href } = target.ownerDocument.location;
  const link = target.closest('a[href]');
  // SVG links of the map have no `pathname`.
  const url = link && new URL(link.getAttribute('href')!, href);
  const button = target.closest<HTMLElement>('button, header summary, summary:only-child');
  const label = target.closest('label');
  const isNavigation =
    url &&
    url.origin === location.origin &&
    (url.pathname !== pathname || url.hash) &&
    !url.pathname.startsWith('/assets/');
  // A PDF opens in a new tab, because in the frame the owner could not return from it.
  if (url?.pathname.endsWith('.pdf')) link!.setAttribute('target', '_blank');
  // Links and buttons keep working. The desk offers to edit their texts.
  const isActive = isNavigation || (button && !button.matches('[type=submit]'));
  offer(isActive ? fields : []);
  const isInNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  // A change of data/ would otherwise reload the old page.
  if (isNavigation && url.pathname !== pathname && !/\.\w+$/.test(url.pathname) && !isInNewTab) follow(url.pathname);
  if (isActive) return;
  if (link || button || label) event.preventDefault();
  // Prevents the default action of a label, because its field would take the focus. A radio button is still chosen.
  if (label?.control?.matches('[type=radio]')) (label.control as HTMLInputElement).checked = true;
  const [firstField, ...otherFields] = fields;
  // Otherwise the site would open the photo in its viewer.
  if (firstField?.record === 'photos') event.stopPropagation();
  const chosenField = firstField?.record === 'photos' && findChosenPhotoField(recordAtPath(pathname), fields);
  if (chosenField) openForm(chosenField);
  else if (firstField) openForm(firstField, otherFields);
  else if (target.textContent?.trim())
    announce('Ces mots ne viennent pas de vos fiches : le site les compose lui-même.');
}
