import { COLLECTIONS, type CollectionName, collectionAt } from '../collections.ts';
import { DOCUMENTS } from './folders.ts';
import {
  type ActualValue,
  describeActual,
  describeExpected,
  type ExpectedValue,
  pluralEnding,
  type Wording,
} from './value-descriptions.ts';

const fileIn = (collection: CollectionName, slug: string) => `${COLLECTIONS[collection].folder}/${slug}.ts`;

type NoFacts = Record<string, never>;

/** Returns an entry of the catalogue. Without `formWording`, forms show the sentence for the terminal. */
function defineProblem<Facts = NoFacts>(
  fileWording: (facts: Facts) => string,
  formWording: (facts: Facts) => string = fileWording,
) {
  return { fileWording, formWording };
}

const LAST_COPY = 'de votre dernière copie';
const REMEDY_ENCODING = 'dans le Bloc-notes, choisissez Fichier > Enregistrer sous, puis Encodage : UTF-8';
const UNKNOWN_CHOICE = "ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne";

/** Returns the entry of a syntax error in a file, which a form can neither cause nor repair. */
const defineSyntaxProblem = <Facts = NoFacts>(fileWording: (facts: Facts) => string) =>
  defineProblem(fileWording, () => `cette fiche ne peut pas être lue ; remettez celle ${LAST_COPY}`);

const UNCLOSED = {
  '{': "l'accolade « { » de cette ligne n'est pas fermée ; ajoutez « } » où finit ce qu'elle entoure",
  '[': "le crochet « [ » de cette ligne n'est pas fermé ; ajoutez « ] » où finit ce qu'il entoure",
  '(': "la parenthèse « ( » de cette ligne n'est pas fermée ; ajoutez « ) » où finit ce qu'elle entoure",
};
/** An opening bracket. */
export type Bracket = keyof typeof UNCLOSED;
export const isBracket = (sign: string): sign is Bracket => Object.hasOwn(UNCLOSED, sign);

const RENAME_IN_FORM = 'le nom de son fichier ne convient pas ; renommez-le';

type DuplicateFacts = { index: number; first: number; value: string; isChoice: boolean };
type SimilarFile = { name: string; remedy: 'rename-in-record' | 'rename-file' };

/**
 * The problems of data/ by their code. The functions of an entry return half a French sentence that names the problem
 * and the remedy. The terminal shows `fileWording`, the desk shows `formWording`. Form sentences do not mention files,
 * quotation marks, or marks such as `optional()`.
 */
export const PROBLEMS = {
  // Files.
  'missing-file': defineProblem(() => `ce fichier manque ; remettez celui ${LAST_COPY}`),
  'deleted-file': defineProblem(() => 'ce fichier a été effacé ; remettez celui de votre copie'),
  'ending-in-capitals': defineProblem(
    ({ right }: { right: string }) => `la fin de ce nom est en majuscules ; renommez le fichier « ${right} »`,
    () => RENAME_IN_FORM,
  ),
  'second-ending': defineProblem(
    ({ right }: { right: string }) =>
      `ce fichier n'est pas lu, car une fin de nom lui a été ajoutée (Windows la cache souvent) ; renommez-le « ${right} »`,
    () => RENAME_IN_FORM,
  ),
  'copy-of-file': defineProblem(
    ({ original }: { original: string }) =>
      `ce fichier n'est pas lu (est-ce une copie de ${original} ?) ; retirez-le, ou rendez-lui son nom`,
    () => "ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom",
  ),
  'misplaced-file': defineProblem(
    ({ folder, name }: { folder?: string | undefined; name?: string | undefined }) => {
      const remedies = [name && `renommez-le « ${name} »`, folder && `remettez-le dans ${folder}/`];
      return `ce fichier n'est pas lu à cette place ; ${remedies.filter(Boolean).join(' et ')}`;
    },
    () => "ce fichier n'est pas lu à cette place ; remettez-le à la sienne",
  ),
  'name-without-address': defineProblem(
    () =>
      "ce nom ne peut pas être l'adresse d'une page (est-ce une copie ?) ; retirez le fichier, ou renommez-le en minuscules sans accent ni espace, comme « le-val-dajol.ts »",
    () => RENAME_IN_FORM,
  ),
  'unknown-file': defineProblem(
    () => "ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom",
  ),
  'renamed-page': defineProblem(
    ({ slug }: { slug: string }) =>
      `les autres fiches nomment cette page « ${slug} » ; rendez à ce fichier le nom « ${slug}.ts »`,
    ({ slug }) => `les autres fiches nomment cette page « ${slug} » ; rendez-lui ce nom`,
  ),
  utf16: defineProblem(() => `ce fichier est enregistré en « Unicode » (UTF-16) ; ${REMEDY_ENCODING}`),
  'not-utf8': defineProblem(() => `ce fichier n'est pas enregistré en UTF-8 (ANSI, sans doute) ; ${REMEDY_ENCODING}`),
  'misread-file': defineProblem(
    ({ found, count }: { found: string; count: number }) =>
      `ses accents ont été perdus par un programme qui a mal lu le fichier (« ${found} », ${count} fois) ; remettez celui ${LAST_COPY}`,
  ),
  'empty-file': defineProblem(() => `ce fichier est vide ; remettez-y le contenu ${LAST_COPY}`),
  'missing-record': defineProblem(
    () => "cette fiche n'y est plus ; écrivez son nom après « export const », comme dans votre dernière copie",
    () => `cette fiche manque dans son fichier ; remettez celle ${LAST_COPY}`,
  ),
  'repeated-record': defineProblem(
    ({ names }: { names: string[] }) =>
      `cette fiche y est deux fois ; corrigez son nom (${names.join(', ')}), ou retirez-la`,
  ),
  'unknown-record': defineProblem(
    ({ names }: { names: string[] }) =>
      `cette fiche n'est pas lue ; corrigez son nom (${names.join(', ')}), ou retirez-la`,
  ),
  'unlisted-page-folder': defineProblem(
    ({ folder, path }: { folder: string; path: string }) =>
      `la page pages/${folder} n'y est pas ; ajoutez sa ligne : l'adresse « ${path} », et son nom`,
  ),
  'missing-page-meta': defineProblem(
    () => "ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine",
  ),
  'missing-page-folder': defineProblem(
    ({ path }: { path: string }) =>
      `aucune page n'a l'adresse « ${path} » ; corrigez-la, retirez la ligne, ou remettez pages${path}/+Page.tsx`,
    () => UNKNOWN_CHOICE,
  ),

  // Syntax errors in files. Forms show the same sentence for every syntax error.
  'syntax-error': defineSyntaxProblem(
    () =>
      `ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`,
  ),
  'text-outside-quotes': defineSyntaxProblem(
    () => 'du texte y est hors des guillemets ; mettez-le entre guillemets, ou retirez-le',
  ),
  'sign-outside-quotes': defineSyntaxProblem(
    ({ sign }: { sign: string }) => `« ${sign} » y est hors des guillemets ; mettez le texte entier entre guillemets`,
  ),
  'typographic-quote': defineSyntaxProblem(
    ({ sign }: { sign: string }) =>
      `« ${sign} » ne commence pas un texte : il vient d'un traitement de texte ; tapez ' ou "`,
  ),
  'unclosed-comment': defineSyntaxProblem(
    () => "le commentaire ouvert à cette ligne par « /* » n'est pas fermé ; finissez-le par « */ »",
  ),
  'unclosed-bracket': defineSyntaxProblem(({ bracket }: { bracket: Bracket }) => UNCLOSED[bracket]),
  'extra-bracket': defineSyntaxProblem(
    ({ bracket }: { bracket: string }) => `« ${bracket} » y est de trop ; effacez-le`,
  ),
  'conflict-marker': defineSyntaxProblem(
    ({ marker }: { marker: string }) =>
      `« ${marker} » vient d'un programme qui n'a pas su réunir deux versions ; gardez-en une, et effacez ces signes`,
  ),
  'hash-comment': defineSyntaxProblem(
    () => 'une remarque commence par « // », pas par « # » ; corrigez-le, ou retirez-la',
  ),
  'unclosed-text': defineSyntaxProblem(
    ({ quote }: { quote: string }) =>
      `le texte ouvert à cette ligne par « ${quote} » n'y est pas fermé ; finissez-le par « ${quote} » : un texte tient sur une seule ligne`,
  ),
  'apostrophe-in-text': defineSyntaxProblem(
    () => `l'apostrophe y ferme le texte ; écrivez-le entre guillemets doubles : "l'ardoise"`,
  ),
  'quote-in-text': defineSyntaxProblem(() => `le guillemet « " » y ferme le texte ; à l'intérieur, écrivez « et »`),
  'decimal-comma': defineSyntaxProblem(
    ({ number }: { number: string }) => `un nombre s'écrit avec un point : « ${number} »`,
  ),
  'number-with-spaces': defineSyntaxProblem(() => "un numéro s'écrit entre guillemets : '06 …' ; ajoutez-les"),
  'number-with-unit': defineSyntaxProblem(
    ({ number }: { number: string }) => `un nombre s'écrit seul, sans mot ni unité : « ${number} »`,
  ),
  'equals-sign': defineSyntaxProblem(() => '« = » y est à la place de « : » ; corrigez-le'),
  semicolon: defineSyntaxProblem(() => "« ; » y est à la place d'une virgule ; corrigez-le"),
  'missing-colon': defineSyntaxProblem(() => '« : » manque entre le nom du champ et ce qui suit ; ajoutez-le'),
  'missing-comma': defineSyntaxProblem(() => 'il manque une virgule à la fin de cette ligne ; ajoutez-la'),
  'extra-comma': defineSyntaxProblem(() => 'une virgule y est de trop ; effacez-la'),
  'not-a-record': defineSyntaxProblem(
    () => "cette ligne n'est pas une fiche ; une fiche commence par « export const », comme ses voisines",
  ),
  'repeated-field': defineSyntaxProblem(
    ({ name }: { name: string }) => `« ${name} » y est deux fois ; gardez l'un des deux`,
  ),
  'value-in-mark': defineSyntaxProblem(
    ({ mark, value }: { mark: string; value: string }) =>
      `« ${value} » n'est pas lu, car « ${mark}() » dit qu'il n'y a rien ; effacez « ${mark}( » et la parenthèse qui la ferme, et gardez ${value}`,
  ),
  'mark-without-parentheses': defineSyntaxProblem(
    ({ mark }: { mark: string }) =>
      `« ${mark} » y est sans ses parenthèses ; écrivez « ${mark}() », ou l'information elle-même`,
  ),
  'word-for-boolean': defineSyntaxProblem(
    ({ word, meant }: { word: string; meant: boolean }) => `« ${word} » n'y est pas compris ; écrivez « ${meant} »`,
  ),
  'unknown-word': defineSyntaxProblem(
    ({ word }: { word: string }) =>
      `« ${word} » n'y est pas compris ; un texte s'écrit entre guillemets, un nombre avec un point pour la virgule`,
  ),
  'template-literal': defineSyntaxProblem(
    ({ source }: { source: string }) =>
      `« ${source} » n'est pas un texte ; écrivez-le entre guillemets, et entre accolades ce qui vient d'ailleurs, comme « {company.name} »`,
  ),
  'no-literal': defineSyntaxProblem(
    ({ source }: { source: string }) =>
      `« ${source} » n'est ni un texte, ni un nombre, ni une liste ; écrivez l'information elle-même`,
  ),

  // Values that their schema rejects.
  'unknown-field': defineProblem(() => "ce champ n'existe pas ; corrigez son nom, ou retirez-le"),
  'wrong-key': defineProblem(
    ({ key, expected }: { key: string; expected: ExpectedValue }) =>
      `« ${key} » ne convient pas ; ${describeExpected('fileWording', expected)}`,
    ({ key, expected }) => `« ${key} » ne convient pas ; ${describeExpected('formWording', expected)}`,
  ),
  'wrong-value': defineProblem(
    ({ actual, expected }: { actual: ActualValue; expected: ExpectedValue }) =>
      `${describeActual('fileWording', actual)} ; ${describeExpected('fileWording', expected)}`,
    ({ actual, expected }) => `${describeActual('formWording', actual)} ; ${describeExpected('formWording', expected)}`,
  ),
  'no-choice': defineProblem(
    ({ expected }: { expected: ExpectedValue }) => `rien n'est choisi ; ${describeExpected('fileWording', expected)}`,
    ({ expected }) => `rien n'est choisi ; ${describeExpected('formWording', expected)}`,
  ),
  'no-pdf': defineProblem(
    ({ expected }: { expected: ExpectedValue }) => `ce texte est vide ; ${describeExpected('fileWording', expected)}`,
    () => 'donnez le fichier PDF',
  ),
  'empty-optional-list': defineProblem(
    () => 'la liste est vide ; remplacez-la par optional(), ou remplissez-la',
    () => 'la liste est vide ; retirez-la, ou remplissez-la',
  ),
  /** `isChoice` is true if the value is a slug or the name of a photo, which forms do not show. */
  'repeated-entry': defineProblem(
    ({ index, first, value }: DuplicateFacts) =>
      `le n° ${index + 1} est le même que le n° ${first + 1} (« ${value} ») ; remplacez l'un des deux`,
    ({ index, first, value, isChoice }) =>
      `le n° ${index + 1} est le même que le n° ${first + 1}${isChoice ? '' : ` (« ${value} »)`} ; remplacez l'un des deux`,
  ),
  'conflicting-days': defineProblem(
    ({ days, lines, isTwice }: { days: string; lines: [number, number]; isTwice: boolean }) =>
      `${days} est ${isTwice ? 'deux fois' : 'à la fois ouvert et fermé'}, sur les lignes n° ${lines[0]} et n° ${lines[1]} ; retirez-le de l'une des deux`,
  ),
  'same-hours': defineProblem(
    ({ days, lines }: { days: string; lines: [number, number] }) =>
      `${days} est deux fois à la même heure, sur les lignes n° ${lines[0]} et n° ${lines[1]} ; retirez-le de l'une des deux`,
  ),
  'overlapping-hours': defineProblem(
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
  'missing-days': defineProblem(
    ({ days }: { days: string }) => `il y manque ${days} ; ajoutez-le, sans heures si c'est un jour de fermeture`,
  ),

  // Texts that are unfinished or contain something that visitors must not see.
  'long-text': defineProblem(
    ({ length, max }: { length: number; max: number }) =>
      `ce texte a ${length} caractères ; ${max} au plus, raccourcissez-le, ou répartissez-le sur plusieurs paragraphes`,
  ),
  'misread-accent': defineProblem(
    ({ found }: { found: string }) =>
      `« ${found} » y est à la place d'un accent : un programme a mal lu le fichier ; remettez votre dernière copie`,
  ),
  'spaces-in-reference': defineProblem(
    ({ found }: { found: string }) => `« ${found} » s'écrit sans espaces ; écrivez « ${found.replace(/\s/g, '')} »`,
  ),
  'missing-information': defineProblem(
    ({ found }: { found: string }) =>
      `« ${found} » y est à la place d'une information ; écrivez-la, ou corrigez le nom qui devait l'apporter`,
  ),
  'program-text': defineProblem(
    ({ found }: { found: string }) => `« ${found} » y est resté ; écrivez les mots eux-mêmes`,
  ),
  'lone-brace': defineProblem(
    ({ found }: { found: string }) => `« ${found} » y est resté seul ; effacez-le, ou remettez le nom qu'il entourait`,
  ),
  'html-tag': defineProblem(
    ({ found }: { found: string }) => `« ${found} » n'est pas du texte ; retirez les signes « < » et « > »`,
  ),
  'html-entity': defineProblem(
    ({ found }: { found: string }) => `« ${found} » n'est pas du texte ; tapez le signe lui-même`,
  ),
  markdown: defineProblem(
    ({ found }: { found: string }) =>
      `« ${found} » s'y lirait tel quel ; retirez ces signes : ni gras ni lien ne s'écrivent dans un texte`,
  ),
  'invisible-sign': defineProblem(
    (_: { found: string }) => "un signe invisible y est, venu d'un copier-coller ; effacez le passage et tapez-le",
  ),
  'unwritten-text': defineProblem(
    ({ found }: { found: string }) => `« ${found} » est encore à écrire ; écrivez ce texte`,
  ),

  // References to records, pages and photos that do not exist.
  'unknown-reference': defineProblem(
    ({ name }: { name: string }) =>
      `« ${name} » ne mène à rien ; écrivez les mots eux-mêmes, ou un nom comme « {company.name} »`,
  ),
  'renamed-commitment': defineProblem(
    ({ name, missing }: { name: string; missing: string }) =>
      `aucun texte ne nomme « ${name} », et « ${missing} » manque, que d'autres fiches nomment ; rendez-lui ce nom`,
  ),
  'unknown-choice': defineProblem(
    ({ name, collection }: { name: string; collection: 'photos' | CollectionName }) => {
      if (collection === 'photos')
        return `aucune photo ne s'appelle « ${name} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
      const { folder, words } = COLLECTIONS[collection];
      return `${words.none} n'a l'adresse « ${name} » ; retirez-la, ou copiez celle d'un fichier de ${folder}/`;
    },
    () => UNKNOWN_CHOICE,
  ),
  'unknown-page': defineProblem(
    ({ path }: { path: string }) => `aucune page n'a l'adresse « ${path} » ; corrigez-la`,
    () => UNKNOWN_CHOICE,
  ),
  'unknown-part-of-page': defineProblem(
    ({ path, anchor }: { path: string; anchor: string }) =>
      `la page « ${path} » n'a pas de partie « ${anchor} » ; corrigez l'adresse, ou ôtez-en « #${anchor} »`,
  ),
  'redirect-from-page': defineProblem(() => 'une page a cette adresse ; retirez la ligne'),

  // Records that contradict each other.
  'unlisted-page': defineProblem(
    ({ title, collection, slug }: { title: string; collection: CollectionName; slug: string }) =>
      `« ${title} » ${collectionAt(collection).words.unlisted}, ou retirez le fichier ${fileIn(collection, slug)}`,
    ({ title, collection, slug }) =>
      `« ${title} » ${collectionAt(collection).words.unlisted}, ou retirez la fiche « ${slug} »`,
  ),
  'page-in-two-tabs': defineProblem(
    ({ title, label, collection }: { title: string; label: string; collection: CollectionName }) =>
      `« ${title} » est déjà dans l'onglet « ${label} » ; retirez ${collectionAt(collection).words.this} de l'un des deux`,
  ),
  'own-neighbour': defineProblem(() => 'la ville est nommée comme sa propre voisine ; nommez une autre commune'),
  'far-neighbour': defineProblem(
    ({ km, max }: { km: number; max: number }) => `${km} ne convient pas ; une commune voisine est à ${max} km au plus`,
  ),
  'foreign-town-name': defineProblem(
    ({ name }: { name: string }) => `« ${name} » n'y est pas ; écrivez-y le nom de cette ville`,
  ),
  'unnamed-neighbours': defineProblem(
    ({ namedCount, min, unnamed }: { namedCount: number; min: number; unnamed: string[] }) =>
      `ces textes nomment ${namedCount} des ${namedCount + unnamed.length} communes voisines, il en faut ${min} au moins ; parlez aussi de celles-ci : ${unnamed.join(', ')}`,
  ),
  'related-to-itself': defineProblem(() => 'la page renvoie à elle-même ; nommez un autre service'),
  /** `file` is the other record's file; undefined if both are in the same file. */
  'same-text': defineProblem(
    ({ text, file }: { text: string; file?: string | undefined }) =>
      `« ${text} » sert déjà à une autre fiche${file ? ` (${file})` : ''} ; corrigez la plus récente des deux`,
    ({ text }) => `« ${text} » sert déjà à une autre fiche ; corrigez la plus récente des deux`,
  ),
  'same-choice': defineProblem(
    ({ name }: { name: string }) => `« ${name} » sert déjà à une autre fiche ; corrigez la plus récente des deux`,
    () => 'la même y est déjà ; choisissez-en une autre',
  ),
  'same-place': defineProblem(
    ({ name }: { name: string }) =>
      `cette latitude et cette longitude sont aussi celles de « ${name} » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr`,
  ),
  'text-above': defineProblem(() => 'ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le'),
  'copied-texts': defineProblem(
    ({ count, file }: { count: number; file: string; slug: string }) => describeCopiedTexts(count, file),
    ({ count, slug }) => describeCopiedTexts(count, `la fiche « ${slug} »`),
  ),
  'unfinished-sentence': defineProblem(
    ({ end }: { end: string }) => `la phrase n'est pas finie (« …${end} ») ; finissez-la, avec un point`,
  ),
  'half-of-pair': defineProblem(
    () =>
      '« Avant » et « Après » vont ensemble : une légende commence par « Avant », la suivante par « Après » ; remettez ces mots, ou ôtez-les aux deux',
  ),
  'phone-refused-by-form': defineProblem(
    ({ phone, example }: { phone: string; example: string }) =>
      `« ${phone} » ne convient pas ; écrivez un numéro français de dix chiffres, par paires, comme « ${example} »`,
  ),
  'missing-pdf': defineProblem(
    ({ file }: { file: string }) => `« ${file} » n'est pas dans ${DOCUMENTS}/ ; déposez-l'y, ou corrigez son nom`,
    ({ file }) => `« ${file} » n'est plus là ; redonnez-le`,
  ),
  'not-a-pdf': defineProblem(
    ({ file }: { file: string }) =>
      `« ${file} » n'est pas un PDF, malgré son nom ; enregistrez-le en PDF, ou demandez-le ainsi`,
  ),
  'damaged-pdf': defineProblem(
    ({ file }: { file: string }) =>
      `« ${file} » est abîmé ou incomplet ; téléchargez-le de nouveau, ou demandez-en un autre`,
  ),
  'unusable-pattern': defineProblem(
    ({ example }: { example: string }) => `« ${example} » doit y convenir ; remettez la ligne ${LAST_COPY}`,
  ),
  'review-before-works': defineProblem(
    () => "l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates",
  ),
  'missing-review-terms': defineProblem(
    () =>
      'la loi le demande dès le premier avis ; écrivez par exemple « Un avis est publié sous 15 jours et gardé 3 ans »',
  ),
  'missing-legal-fact': defineProblem(
    ({ field, reference }: { field: string; reference: string }) =>
      `« ${field} » de data/company.ts ${describeMissingReference(reference)}`,
    ({ field, reference }) => `« ${field} » ${describeMissingReference(reference)}`,
  ),
  'repeated-anchor': defineProblem(
    ({ anchor }: { anchor: string }) =>
      `« ${anchor} » est déjà l'ancre d'une autre partie ; donnez à celle-ci la sienne`,
  ),
  'missing-photo-file': defineProblem(
    ({ file, similar }: { file: string; similar?: SimilarFile | undefined }) =>
      `le fichier data/photos/${file} n'existe pas ; ${similar ? describeSimilarFile(file, similar) : 'déposez-le dans data/photos/ ou corrigez le nom dans la fiche'}`,
    ({ file, similar }) =>
      `le fichier ${file} n'existe pas ; ${similar ? describeSimilarFile(file, similar) : 'remplacez la photo, ou retirez-la'}`,
  ),

  // Warnings about dates in the past or in the near future.
  'paper-expired': defineProblem(
    ({ day }: { day: string }) =>
      `périmé depuis le ${day} : la page le cache, mais le fichier reste en ligne jusqu'à la prochaine mise en ligne ; donnez le nouveau, puis mettez en ligne`,
  ),
  'paper-expires-soon': defineProblem(
    ({ day, days }: { day: string; days: number }) =>
      `périmé dans ${days} jour${pluralEnding(days)} (${day}) ; demandez le suivant`,
  ),
  'holiday-over': defineProblem(
    ({ day }: { day: string }) => `passé depuis le ${day}, la page ne le montre plus ; corrigez l'année, ou retirez-le`,
  ),
};

function describeCopiedTexts(count: number, location: string): string {
  const texts = count > 1 ? `${count} textes, dont celui-ci, sont` : 'ce texte est';
  return `${texts} mot pour mot dans ${location} aussi ; récrivez dans la plus récente des deux fiches`;
}

const describeMissingReference = (reference: string) =>
  `n'est plus dans les mentions légales, où la loi le demande ; remettez sa ligne, avec « {company.${reference}} »`;

function describeSimilarFile(file: string, { name, remedy }: SimilarFile): string {
  const instruction =
    remedy === 'rename-in-record'
      ? 'corrigez le nom dans la fiche, majuscules comprises'
      : `renommez ce fichier en « ${file} » (Windows cache souvent la fin des noms)`;
  return `le dossier contient « ${name} » : ${instruction}`;
}

export type ProblemCode = keyof typeof PROBLEMS;
export type FactsOf<Code extends ProblemCode> = Parameters<(typeof PROBLEMS)[Code]['fileWording']>[0];

/** A problem without its sentence. Contains its code and the facts that the sentence needs. */
export type Problem = { [Code in ProblemCode]: { code: Code; facts: FactsOf<Code> } }[ProblemCode];

type FactsArgument<Code extends ProblemCode> = FactsOf<Code> extends NoFacts ? [] : [facts: FactsOf<Code>];

/** Returns a problem with the facts of its code. */
export function problem<Code extends ProblemCode>(code: Code, ...[facts]: FactsArgument<Code>): Problem {
  return { code, facts: facts ?? {} } as Problem;
}

/** Returns half a French sentence for the terminal, which names files and quotes values as files contain them. */
export const printInFile = (problem: Problem): string => print('fileWording', problem);

/** Returns half a French sentence for the desk's forms. */
export const printInForm = (problem: Problem): string => print('formWording', problem);

const print = (wording: Wording, { code, facts }: Problem) =>
  // TypeScript cannot infer that the entry and the facts belong to the same code.
  (PROBLEMS[code][wording] as (facts: unknown) => string)(facts);
