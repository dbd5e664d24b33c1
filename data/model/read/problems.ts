import { COLLECTIONS, type CollectionName, collectionAt } from '../collections.ts';
import { formWordingOf } from '../schema/wordings.ts';
import { DOCUMENTS } from './folders.ts';

/** The value that a schema refuses, as far as the owner has to recognise it. */
export type ActualValue =
  | { is: 'missing' | 'null' | 'no-date' | 'no-text' | 'empty-list' | 'long-text' | 'list' | 'other-list' | 'fields' }
  | { is: 'text-length' | 'list-length'; count: number }
  | { is: 'text'; text: string }
  /** A day as «2027-05-31», whether it exists or not. */
  | { is: 'date'; day: string }
  | { is: 'value'; value: string };

/** What a schema expects in place of a value. */
export type ExpectedValue =
  /** In the schema's own words (schema/wordings.ts). */
  | { is: 'message'; message: string }
  | { is: 'type'; type: ExpectedType }
  /** A number that is written as a text: «48,211». */
  | { is: 'number-without-quotes'; digits: string }
  | { is: 'most' | 'least' | 'above'; limit: string }
  | { is: 'one-of'; values: string[] }
  | { is: 'unknown' };

export type ExpectedType = keyof typeof EXPECTED_WORDINGS;

const sameWording = (words: string) => ({ inFile: words, inForm: words });

/** The words for each type, by its name in zod. */
const EXPECTED_WORDINGS = {
  string: { inFile: 'un texte entre guillemets est attendu', inForm: 'écrivez-le' },
  number: {
    inFile: 'un nombre sans guillemets est attendu, avec un point pour la virgule',
    inForm: 'écrivez un nombre',
  },
  int: sameWording('un nombre entier est attendu'),
  boolean: { inFile: 'true (oui) ou false (non) est attendu, sans guillemets', inForm: 'choisissez oui ou non' },
  array: sameWording('une liste entre crochets est attendue'),
  object: sameWording('des champs entre accolades sont attendus'),
  record: sameWording('des champs entre accolades sont attendus'),
};

/** Returns true for a type that the owner is told by its name in French. */
export const isExpectedType = (type: string): type is ExpectedType => Object.hasOwn(EXPECTED_WORDINGS, type);

type Voice = 'inFile' | 'inForm';

const plural = (count: number) => (count > 1 ? 's' : '');
/** «2027-05-31» as forms show it: «31/05/2027». */
const dayInForm = (day: string) => day.split('-').reverse().join('/');
const fileIn = (collection: CollectionName, slug: string) => `${COLLECTIONS[collection].folder}/${slug}.ts`;

function describeActual(voice: Voice, found: ActualValue): string {
  switch (found.is) {
    case 'missing':
      return 'il manque';
    case 'null':
      return 'il est vide';
    case 'no-date':
      return 'la date manque';
    case 'no-text':
      return 'ce texte est vide';
    case 'empty-list':
      return 'la liste est vide';
    case 'text-length':
      return `ce texte a ${found.count} caractères`;
    case 'list-length':
      return `la liste compte ${found.count} élément${plural(found.count)}`;
    case 'long-text':
      return 'ce texte ne convient pas';
    case 'list':
      return 'une liste ne convient pas';
    case 'other-list':
      return 'cette liste ne convient pas';
    case 'fields':
      return 'des champs entre accolades ne conviennent pas';
    case 'text':
      return `« ${found.text} » ne convient pas`;
    case 'date':
      return `« ${voice === 'inForm' ? dayInForm(found.day) : found.day} » ne convient pas`;
    case 'value':
      return `${found.value} ne convient pas`;
  }
}

function describeExpected(voice: Voice, wanted: ExpectedValue): string {
  switch (wanted.is) {
    case 'message':
      return voice === 'inForm' ? formWordingOf(wanted.message) : wanted.message;
    case 'type':
      return EXPECTED_WORDINGS[wanted.type][voice];
    case 'number-without-quotes': {
      if (voice === 'inForm') return 'écrivez un nombre';
      const point = wanted.digits.includes(',') ? ', avec un point' : '';
      return `écrivez-le sans guillemets${point} : ${wanted.digits.replace(',', '.')}`;
    }
    case 'most':
      return `${wanted.limit} au plus`;
    case 'least':
      return `il en faut ${wanted.limit} au moins`;
    case 'above':
      return `un nombre plus grand que ${wanted.limit} est attendu`;
    case 'one-of':
      return `une de ces valeurs est attendue : ${wanted.values.join(', ')}`;
    case 'unknown':
      return 'écrivez-le comme dans les fiches voisines';
  }
}

type NoFacts = Record<string, never>;

/** Makes an entry from its sentences. Without `inForm`, forms show the sentence for files. */
function wording<Facts = NoFacts>(inFile: (facts: Facts) => string, inForm: (facts: Facts) => string = inFile) {
  return { inFile, inForm };
}

const LAST_COPY = 'de votre dernière copie';
const REMEDY_ENCODING = 'dans le Bloc-notes, choisissez Fichier > Enregistrer sous, puis Encodage : UTF-8';
const UNKNOWN_CHOICE = "ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne";

/** Makes the entry of a problem of a file's syntax, which a form can neither cause nor repair. */
const syntax = <Facts = NoFacts>(inFile: (facts: Facts) => string) =>
  wording(inFile, () => `cette fiche ne peut pas être lue ; remettez celle ${LAST_COPY}`);

const UNCLOSED = {
  '{': "l'accolade « { » de cette ligne n'est pas fermée ; ajoutez « } » où finit ce qu'elle entoure",
  '[': "le crochet « [ » de cette ligne n'est pas fermé ; ajoutez « ] » où finit ce qu'il entoure",
  '(': "la parenthèse « ( » de cette ligne n'est pas fermée ; ajoutez « ) » où finit ce qu'elle entoure",
};
/** A bracket that opens. */
export type Bracket = keyof typeof UNCLOSED;
export const isBracket = (sign: string): sign is Bracket => Object.hasOwn(UNCLOSED, sign);

const RENAME_IN_FORM = 'le nom de son fichier ne convient pas ; renommez-le';

type DuplicateFacts = { index: number; first: number; value: string; isChoice: boolean };
type SimilarFile = { name: string; remedy: 'rename-in-record' | 'rename-file' };

/**
 * The problems of data/ by their code. Each entry prints half a French sentence that names the problem and the remedy:
 * `inFile` for the terminal, `inForm` for the desk. A form shows no files, no quotation marks and no marks such as
 * `optional()`.
 */
export const PROBLEMS = {
  // Files.
  'missing-file': wording(() => `ce fichier manque ; remettez celui ${LAST_COPY}`),
  'deleted-file': wording(() => 'ce fichier a été effacé ; remettez celui de votre copie'),
  'ending-in-capitals': wording(
    ({ right }: { right: string }) => `la fin de ce nom est en majuscules ; renommez le fichier « ${right} »`,
    () => RENAME_IN_FORM,
  ),
  'second-ending': wording(
    ({ right }: { right: string }) =>
      `ce fichier n'est pas lu, car une fin de nom lui a été ajoutée (Windows la cache souvent) ; renommez-le « ${right} »`,
    () => RENAME_IN_FORM,
  ),
  'copy-of-file': wording(
    ({ original }: { original: string }) =>
      `ce fichier n'est pas lu (est-ce une copie de ${original} ?) ; retirez-le, ou rendez-lui son nom`,
    () => "ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom",
  ),
  'misplaced-file': wording(
    ({ folder, name }: { folder?: string | undefined; name?: string | undefined }) => {
      const remedies = [name && `renommez-le « ${name} »`, folder && `remettez-le dans ${folder}/`];
      return `ce fichier n'est pas lu à cette place ; ${remedies.filter(Boolean).join(' et ')}`;
    },
    () => "ce fichier n'est pas lu à cette place ; remettez-le à la sienne",
  ),
  'name-without-address': wording(
    () =>
      "ce nom ne peut pas être l'adresse d'une page (est-ce une copie ?) ; retirez le fichier, ou renommez-le en minuscules sans accent ni espace, comme « le-val-dajol.ts »",
    () => RENAME_IN_FORM,
  ),
  'unknown-file': wording(() => "ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom"),
  'renamed-page': wording(
    ({ slug }: { slug: string }) =>
      `les autres fiches nomment cette page « ${slug} » ; rendez à ce fichier le nom « ${slug}.ts »`,
    ({ slug }) => `les autres fiches nomment cette page « ${slug} » ; rendez-lui ce nom`,
  ),
  utf16: wording(() => `ce fichier est enregistré en « Unicode » (UTF-16) ; ${REMEDY_ENCODING}`),
  'not-utf8': wording(() => `ce fichier n'est pas enregistré en UTF-8 (ANSI, sans doute) ; ${REMEDY_ENCODING}`),
  'misread-file': wording(
    ({ found, count }: { found: string; count: number }) =>
      `ses accents ont été perdus par un programme qui a mal lu le fichier (« ${found} », ${count} fois) ; remettez celui ${LAST_COPY}`,
  ),
  'empty-file': wording(() => `ce fichier est vide ; remettez-y le contenu ${LAST_COPY}`),
  'missing-record': wording(
    () => "cette fiche n'y est plus ; écrivez son nom après « export const », comme dans votre dernière copie",
    () => `cette fiche manque dans son fichier ; remettez celle ${LAST_COPY}`,
  ),
  'repeated-record': wording(
    ({ names }: { names: string[] }) =>
      `cette fiche y est deux fois ; corrigez son nom (${names.join(', ')}), ou retirez-la`,
  ),
  'unknown-record': wording(
    ({ names }: { names: string[] }) =>
      `cette fiche n'est pas lue ; corrigez son nom (${names.join(', ')}), ou retirez-la`,
  ),
  'unlisted-page-folder': wording(
    ({ folder, path }: { folder: string; path: string }) =>
      `la page pages/${folder} n'y est pas ; ajoutez sa ligne : l'adresse « ${path} », et son nom`,
  ),
  'missing-page-meta': wording(
    () => "ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine",
  ),
  'missing-page-folder': wording(
    ({ path }: { path: string }) =>
      `aucune page n'a l'adresse « ${path} » ; corrigez-la, retirez la ligne, ou remettez pages${path}/+Page.tsx`,
    () => UNKNOWN_CHOICE,
  ),

  // The syntax of files, of which forms know nothing.
  'syntax-error': syntax(
    () =>
      `ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`,
  ),
  'text-outside-quotes': syntax(() => 'du texte y est hors des guillemets ; mettez-le entre guillemets, ou retirez-le'),
  'sign-outside-quotes': syntax(
    ({ sign }: { sign: string }) => `« ${sign} » y est hors des guillemets ; mettez le texte entier entre guillemets`,
  ),
  'typographic-quote': syntax(
    ({ sign }: { sign: string }) =>
      `« ${sign} » ne commence pas un texte : il vient d'un traitement de texte ; tapez ' ou "`,
  ),
  'unclosed-comment': syntax(
    () => "le commentaire ouvert à cette ligne par « /* » n'est pas fermé ; finissez-le par « */ »",
  ),
  'unclosed-bracket': syntax(({ bracket }: { bracket: Bracket }) => UNCLOSED[bracket]),
  'extra-bracket': syntax(({ bracket }: { bracket: string }) => `« ${bracket} » y est de trop ; effacez-le`),
  'conflict-marker': syntax(
    ({ marker }: { marker: string }) =>
      `« ${marker} » vient d'un programme qui n'a pas su réunir deux versions ; gardez-en une, et effacez ces signes`,
  ),
  'hash-comment': syntax(() => 'une remarque commence par « // », pas par « # » ; corrigez-le, ou retirez-la'),
  'unclosed-text': syntax(
    ({ quote }: { quote: string }) =>
      `le texte ouvert à cette ligne par « ${quote} » n'y est pas fermé ; finissez-le par « ${quote} » : un texte tient sur une seule ligne`,
  ),
  'apostrophe-in-text': syntax(
    () => `l'apostrophe y ferme le texte ; écrivez-le entre guillemets doubles : "l'ardoise"`,
  ),
  'quote-in-text': syntax(() => `le guillemet « " » y ferme le texte ; à l'intérieur, écrivez « et »`),
  'decimal-comma': syntax(({ number }: { number: string }) => `un nombre s'écrit avec un point : « ${number} »`),
  'number-with-spaces': syntax(() => "un numéro s'écrit entre guillemets : '06 …' ; ajoutez-les"),
  'number-with-unit': syntax(
    ({ number }: { number: string }) => `un nombre s'écrit seul, sans mot ni unité : « ${number} »`,
  ),
  'equals-sign': syntax(() => '« = » y est à la place de « : » ; corrigez-le'),
  semicolon: syntax(() => "« ; » y est à la place d'une virgule ; corrigez-le"),
  'missing-colon': syntax(() => '« : » manque entre le nom du champ et ce qui suit ; ajoutez-le'),
  'missing-comma': syntax(() => 'il manque une virgule à la fin de cette ligne ; ajoutez-la'),
  'extra-comma': syntax(() => 'une virgule y est de trop ; effacez-la'),
  'not-a-record': syntax(
    () => "cette ligne n'est pas une fiche ; une fiche commence par « export const », comme ses voisines",
  ),
  'repeated-field': syntax(({ name }: { name: string }) => `« ${name} » y est deux fois ; gardez l'un des deux`),
  'value-in-mark': syntax(
    ({ mark, value }: { mark: string; value: string }) =>
      `« ${value} » n'est pas lu, car « ${mark}() » dit qu'il n'y a rien ; effacez « ${mark}( » et la parenthèse qui la ferme, et gardez ${value}`,
  ),
  'mark-without-parentheses': syntax(
    ({ mark }: { mark: string }) =>
      `« ${mark} » y est sans ses parenthèses ; écrivez « ${mark}() », ou l'information elle-même`,
  ),
  'word-for-boolean': syntax(
    ({ word, meant }: { word: string; meant: boolean }) => `« ${word} » n'y est pas compris ; écrivez « ${meant} »`,
  ),
  'unknown-word': syntax(
    ({ word }: { word: string }) =>
      `« ${word} » n'y est pas compris ; un texte s'écrit entre guillemets, un nombre avec un point pour la virgule`,
  ),
  'template-literal': syntax(
    ({ source }: { source: string }) =>
      `« ${source} » n'est pas un texte ; écrivez-le entre guillemets, et entre accolades ce qui vient d'ailleurs, comme « {company.name} »`,
  ),
  'no-literal': syntax(
    ({ source }: { source: string }) =>
      `« ${source} » n'est ni un texte, ni un nombre, ni une liste ; écrivez l'information elle-même`,
  ),

  // Values that their schema refuses.
  'unknown-field': wording(() => "ce champ n'existe pas ; corrigez son nom, ou retirez-le"),
  'wrong-key': wording(
    ({ key, wanted }: { key: string; wanted: ExpectedValue }) =>
      `« ${key} » ne convient pas ; ${describeExpected('inFile', wanted)}`,
    ({ key, wanted }) => `« ${key} » ne convient pas ; ${describeExpected('inForm', wanted)}`,
  ),
  'wrong-value': wording(
    ({ found, wanted }: { found: ActualValue; wanted: ExpectedValue }) =>
      `${describeActual('inFile', found)} ; ${describeExpected('inFile', wanted)}`,
    ({ found, wanted }) => `${describeActual('inForm', found)} ; ${describeExpected('inForm', wanted)}`,
  ),
  'no-choice': wording(
    ({ wanted }: { wanted: ExpectedValue }) => `rien n'est choisi ; ${describeExpected('inFile', wanted)}`,
    ({ wanted }) => `rien n'est choisi ; ${describeExpected('inForm', wanted)}`,
  ),
  'no-pdf': wording(
    ({ wanted }: { wanted: ExpectedValue }) => `ce texte est vide ; ${describeExpected('inFile', wanted)}`,
    () => 'donnez le fichier PDF',
  ),
  'empty-optional-list': wording(
    () => 'la liste est vide ; remplacez-la par optional(), ou remplissez-la',
    () => 'la liste est vide ; retirez-la, ou remplissez-la',
  ),
  /** `isChoice`: the value is a slug or the name of a photo, which forms do not show. */
  'repeated-entry': wording(
    ({ index, first, value }: DuplicateFacts) =>
      `le n° ${index + 1} est le même que le n° ${first + 1} (« ${value} ») ; remplacez l'un des deux`,
    ({ index, first, value, isChoice }) =>
      `le n° ${index + 1} est le même que le n° ${first + 1}${isChoice ? '' : ` (« ${value} »)`} ; remplacez l'un des deux`,
  ),
  'conflicting-days': wording(
    ({ days, lines, isTwice }: { days: string; lines: [number, number]; isTwice: boolean }) =>
      `${days} est ${isTwice ? 'deux fois' : 'à la fois ouvert et fermé'}, sur les lignes n° ${lines[0]} et n° ${lines[1]} ; retirez-le de l'une des deux`,
  ),
  'same-hours': wording(
    ({ days, lines }: { days: string; lines: [number, number] }) =>
      `${days} est deux fois à la même heure, sur les lignes n° ${lines[0]} et n° ${lines[1]} ; retirez-le de l'une des deux`,
  ),
  'overlapping-hours': wording(
    ({
      days,
      second,
      opens,
      first,
      closes,
    }: {
      days: string;
      second: number;
      opens: string;
      first: number;
      closes: string;
    }) =>
      `${days} : la ligne n° ${second} commence à ${opens}, avant la fin de la ligne n° ${first} (${closes}) ; corrigez l'une des deux heures`,
  ),
  'missing-days': wording(
    ({ days }: { days: string }) => `il y manque ${days} ; ajoutez-le, sans heures si c'est un jour de fermeture`,
  ),

  // Texts that are not finished, or not for visitors.
  'long-text': wording(
    ({ length, most }: { length: number; most: number }) =>
      `ce texte a ${length} caractères ; ${most} au plus, raccourcissez-le, ou répartissez-le sur plusieurs paragraphes`,
  ),
  'misread-accent': wording(
    ({ found }: { found: string }) =>
      `« ${found} » y est à la place d'un accent : un programme a mal lu le fichier ; remettez votre dernière copie`,
  ),
  'spaces-in-reference': wording(
    ({ found }: { found: string }) => `« ${found} » s'écrit sans espaces ; écrivez « ${found.replace(/\s/g, '')} »`,
  ),
  'missing-information': wording(
    ({ found }: { found: string }) =>
      `« ${found} » y est à la place d'une information ; écrivez-la, ou corrigez le nom qui devait l'apporter`,
  ),
  'program-text': wording(({ found }: { found: string }) => `« ${found} » y est resté ; écrivez les mots eux-mêmes`),
  'lone-brace': wording(
    ({ found }: { found: string }) => `« ${found} » y est resté seul ; effacez-le, ou remettez le nom qu'il entourait`,
  ),
  'html-tag': wording(
    ({ found }: { found: string }) => `« ${found} » n'est pas du texte ; retirez les signes « < » et « > »`,
  ),
  'html-entity': wording(({ found }: { found: string }) => `« ${found} » n'est pas du texte ; tapez le signe lui-même`),
  markdown: wording(
    ({ found }: { found: string }) =>
      `« ${found} » s'y lirait tel quel ; retirez ces signes : ni gras ni lien ne s'écrivent dans un texte`,
  ),
  'invisible-sign': wording(
    (_: { found: string }) => "un signe invisible y est, venu d'un copier-coller ; effacez le passage et tapez-le",
  ),
  'unwritten-text': wording(({ found }: { found: string }) => `« ${found} » est encore à écrire ; écrivez ce texte`),

  // References to records, pages and photos that do not exist.
  'unknown-reference': wording(
    ({ name }: { name: string }) =>
      `« ${name} » ne mène à rien ; écrivez les mots eux-mêmes, ou un nom comme « {company.name} »`,
  ),
  'renamed-commitment': wording(
    ({ name, missing }: { name: string; missing: string }) =>
      `aucun texte ne nomme « ${name} », et « ${missing} » manque, que d'autres fiches nomment ; rendez-lui ce nom`,
  ),
  'unknown-choice': wording(
    ({ name, collection }: { name: string; collection: 'photos' | CollectionName }) => {
      if (collection === 'photos')
        return `aucune photo ne s'appelle « ${name} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
      const { folder, words } = COLLECTIONS[collection];
      return `${words.none} n'a l'adresse « ${name} » ; retirez-la, ou copiez celle d'un fichier de ${folder}/`;
    },
    () => UNKNOWN_CHOICE,
  ),
  'unknown-page': wording(
    ({ path }: { path: string }) => `aucune page n'a l'adresse « ${path} » ; corrigez-la`,
    () => UNKNOWN_CHOICE,
  ),
  'unknown-part-of-page': wording(
    ({ path, anchor }: { path: string; anchor: string }) =>
      `la page « ${path} » n'a pas de partie « ${anchor} » ; corrigez l'adresse, ou ôtez-en « #${anchor} »`,
  ),
  'redirect-from-page': wording(() => 'une page a cette adresse ; retirez la ligne'),

  // Records that do not fit one another.
  'unlisted-page': wording(
    ({ title, collection, slug }: { title: string; collection: CollectionName; slug: string }) =>
      `« ${title} » ${collectionAt(collection).words.unlisted}, ou retirez le fichier ${fileIn(collection, slug)}`,
    ({ title, collection, slug }) =>
      `« ${title} » ${collectionAt(collection).words.unlisted}, ou retirez la fiche « ${slug} »`,
  ),
  'page-in-two-tabs': wording(
    ({ title, label, collection }: { title: string; label: string; collection: CollectionName }) =>
      `« ${title} » est déjà dans l'onglet « ${label} » ; retirez ${collectionAt(collection).words.this} de l'un des deux`,
  ),
  'own-neighbour': wording(() => 'la ville est nommée comme sa propre voisine ; nommez une autre commune'),
  'far-neighbour': wording(
    ({ km, most }: { km: number; most: number }) =>
      `${km} ne convient pas ; une commune voisine est à ${most} km au plus`,
  ),
  'foreign-town-name': wording(
    ({ name }: { name: string }) => `« ${name} » n'y est pas ; écrivez-y le nom de cette ville`,
  ),
  'unnamed-neighbours': wording(
    ({ named, least, unnamed }: { named: number; least: number; unnamed: string[] }) =>
      `ces textes nomment ${named} des ${named + unnamed.length} communes voisines, il en faut ${least} au moins ; parlez aussi de celles-ci : ${unnamed.join(', ')}`,
  ),
  'related-to-itself': wording(() => 'la page renvoie à elle-même ; nommez un autre service'),
  /** `file` is the other record's file, unless both are in one. */
  'same-text': wording(
    ({ text, file }: { text: string; file?: string | undefined }) =>
      `« ${text} » sert déjà à une autre fiche${file ? ` (${file})` : ''} ; corrigez la plus récente des deux`,
    ({ text }) => `« ${text} » sert déjà à une autre fiche ; corrigez la plus récente des deux`,
  ),
  'same-choice': wording(
    ({ name }: { name: string }) => `« ${name} » sert déjà à une autre fiche ; corrigez la plus récente des deux`,
    () => 'la même y est déjà ; choisissez-en une autre',
  ),
  'same-place': wording(
    ({ name }: { name: string }) =>
      `cette latitude et cette longitude sont aussi celles de « ${name} » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr`,
  ),
  'text-above': wording(() => 'ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le'),
  'copied-texts': wording(
    ({ count, file }: { count: number; file: string; slug: string }) => copiedTexts(count, file),
    ({ count, slug }) => copiedTexts(count, `la fiche « ${slug} »`),
  ),
  'unfinished-sentence': wording(
    ({ end }: { end: string }) => `la phrase n'est pas finie (« …${end} ») ; finissez-la, avec un point`,
  ),
  'half-of-pair': wording(
    () =>
      '« Avant » et « Après » vont ensemble : une légende commence par « Avant », la suivante par « Après » ; remettez ces mots, ou ôtez-les aux deux',
  ),
  'phone-refused-by-form': wording(
    ({ phone, example }: { phone: string; example: string }) =>
      `« ${phone} » ne convient pas ; écrivez un numéro français de dix chiffres, par paires, comme « ${example} »`,
  ),
  'missing-pdf': wording(
    ({ file }: { file: string }) => `« ${file} » n'est pas dans ${DOCUMENTS}/ ; déposez-l'y, ou corrigez son nom`,
    ({ file }) => `« ${file} » n'est plus là ; redonnez-le`,
  ),
  'not-a-pdf': wording(
    ({ file }: { file: string }) =>
      `« ${file} » n'est pas un PDF, malgré son nom ; enregistrez-le en PDF, ou demandez-le ainsi`,
  ),
  'damaged-pdf': wording(
    ({ file }: { file: string }) =>
      `« ${file} » est abîmé ou incomplet ; téléchargez-le de nouveau, ou demandez-en un autre`,
  ),
  'unusable-pattern': wording(
    ({ example }: { example: string }) => `« ${example} » doit y convenir ; remettez la ligne ${LAST_COPY}`,
  ),
  'review-before-works': wording(() => "l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates"),
  'missing-review-terms': wording(
    () =>
      'la loi le demande dès le premier avis ; écrivez par exemple « Un avis est publié sous 15 jours et gardé 3 ans »',
  ),
  'missing-legal-fact': wording(
    ({ field, reference }: { field: string; reference: string }) =>
      `« ${field} » de data/company.ts ${describeMissingReference(reference)}`,
    ({ field, reference }) => `« ${field} » ${describeMissingReference(reference)}`,
  ),
  'repeated-anchor': wording(
    ({ anchor }: { anchor: string }) =>
      `« ${anchor} » est déjà l'ancre d'une autre partie ; donnez à celle-ci la sienne`,
  ),
  'missing-photo-file': wording(
    ({ file, similar }: { file: string; similar?: SimilarFile | undefined }) =>
      `le fichier data/photos/${file} n'existe pas ; ${similar ? similarFile(file, similar) : 'déposez-le dans data/photos/ ou corrigez le nom dans la fiche'}`,
    ({ file, similar }) =>
      `le fichier ${file} n'existe pas ; ${similar ? similarFile(file, similar) : 'remplacez la photo, ou retirez-la'}`,
  ),

  // Dates that have passed, of which the owner is warned.
  'paper-expired': wording(
    ({ day }: { day: string }) =>
      `périmé depuis le ${day} : la page le cache, mais le fichier reste en ligne jusqu'à la prochaine mise en ligne ; donnez le nouveau, puis mettez en ligne`,
  ),
  'paper-expires-soon': wording(
    ({ day, days }: { day: string; days: number }) =>
      `périmé dans ${days} jour${plural(days)} (${day}) ; demandez le suivant`,
  ),
  'holiday-over': wording(
    ({ day }: { day: string }) => `passé depuis le ${day}, la page ne le montre plus ; corrigez l'année, ou retirez-le`,
  ),
};

function copiedTexts(count: number, place: string): string {
  const texts = count > 1 ? `${count} textes, dont celui-ci, sont` : 'ce texte est';
  return `${texts} mot pour mot dans ${place} aussi ; récrivez dans la plus récente des deux fiches`;
}

const describeMissingReference = (reference: string) =>
  `n'est plus dans les mentions légales, où la loi le demande ; remettez sa ligne, avec « {company.${reference}} »`;

function similarFile(file: string, { name, remedy }: SimilarFile): string {
  const words =
    remedy === 'rename-in-record'
      ? 'corrigez le nom dans la fiche, majuscules comprises'
      : `renommez ce fichier en « ${file} » (Windows cache souvent la fin des noms)`;
  return `le dossier contient « ${name} » : ${words}`;
}

export type ProblemCode = keyof typeof PROBLEMS;
export type FactsOf<Code extends ProblemCode> = Parameters<(typeof PROBLEMS)[Code]['inFile']>[0];

/** What is wrong, as data: its code and the facts that its sentence names. */
export type Problem = { [Code in ProblemCode]: { code: Code; facts: FactsOf<Code> } }[ProblemCode];

type FactsArgument<Code extends ProblemCode> = FactsOf<Code> extends NoFacts ? [] : [facts: FactsOf<Code>];

/** Returns a problem with the facts of its code. */
export function problem<Code extends ProblemCode>(code: Code, ...[facts]: FactsArgument<Code>): Problem {
  return { code, facts: facts ?? {} } as Problem;
}

/** Returns half a French sentence for the terminal, with names of files and how values are written there. */
export const printInFile = (problem: Problem): string => print('inFile', problem);

/** Returns half a French sentence for the desk's forms. */
export const printInForm = (problem: Problem): string => print('inForm', problem);

const print = (voice: Voice, { code, facts }: Problem) =>
  // TypeScript does not see that the entry and the facts have the same code.
  (PROBLEMS[code][voice] as (facts: unknown) => string)(facts);
