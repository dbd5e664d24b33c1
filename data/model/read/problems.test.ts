import { describe, expect, test } from 'vitest';
import { registerWordings } from '../schema/wordings';
import { type FactsOf, PROBLEMS, type Problem, type ProblemCode, printInFile, printInForm } from './problems';

/** The facts of a problem, its sentence for the terminal, and its sentence for forms if that differs. */
type Example<Facts> = [facts: Facts, fileWording: string, formWording?: string];

/** Forms show this sentence for every syntax error. */
const UNREADABLE = 'cette fiche ne peut pas être lue ; remettez celle de votre dernière copie';

const EXAMPLES: { [Code in ProblemCode]: Example<FactsOf<Code>>[] } = {
  'missing-file': [[{}, 'ce fichier manque ; remettez celui de votre dernière copie']],
  'deleted-file': [[{}, 'ce fichier a été effacé ; remettez celui de votre copie']],
  'ending-in-capitals': [
    [
      { right: 'vittel.ts' },
      'la fin de ce nom est en majuscules ; renommez le fichier « vittel.ts »',
      'le nom de son fichier ne convient pas ; renommez-le',
    ],
  ],
  'second-ending': [
    [
      { right: 'vittel.ts' },
      `ce fichier n'est pas lu, car une fin de nom lui a été ajoutée (Windows la cache souvent) ; renommez-le « vittel.ts »`,
      'le nom de son fichier ne convient pas ; renommez-le',
    ],
  ],
  'copy-of-file': [
    [
      { original: 'data/towns/vittel.ts' },
      `ce fichier n'est pas lu (est-ce une copie de data/towns/vittel.ts ?) ; retirez-le, ou rendez-lui son nom`,
      `ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom`,
    ],
  ],
  'misplaced-file': [
    [
      { folder: 'data/towns' },
      `ce fichier n'est pas lu à cette place ; remettez-le dans data/towns/`,
      `ce fichier n'est pas lu à cette place ; remettez-le à la sienne`,
    ],
    [
      { name: 'company.ts' },
      `ce fichier n'est pas lu à cette place ; renommez-le « company.ts »`,
      `ce fichier n'est pas lu à cette place ; remettez-le à la sienne`,
    ],
    [
      { folder: 'data', name: 'company.ts' },
      `ce fichier n'est pas lu à cette place ; renommez-le « company.ts » et remettez-le dans data/`,
      `ce fichier n'est pas lu à cette place ; remettez-le à la sienne`,
    ],
  ],
  'name-without-address': [
    [
      {},
      `ce nom ne peut pas être l'adresse d'une page (est-ce une copie ?) ; retirez le fichier, ou renommez-le en minuscules sans accent ni espace, comme « le-val-dajol.ts »`,
      'le nom de son fichier ne convient pas ; renommez-le',
    ],
  ],
  'unknown-file': [[{}, `ce fichier n'est pas lu (est-ce une copie ?) ; retirez-le, ou rendez-lui son nom`]],
  'renamed-page': [
    [
      { slug: 'vittel' },
      'les autres fiches nomment cette page « vittel » ; rendez à ce fichier le nom « vittel.ts »',
      'les autres fiches nomment cette page « vittel » ; rendez-lui ce nom',
    ],
  ],
  utf16: [
    [
      {},
      'ce fichier est enregistré en « Unicode » (UTF-16) ; dans le Bloc-notes, choisissez Fichier > Enregistrer sous, puis Encodage : UTF-8',
    ],
  ],
  'not-utf8': [
    [
      {},
      `ce fichier n'est pas enregistré en UTF-8 (ANSI, sans doute) ; dans le Bloc-notes, choisissez Fichier > Enregistrer sous, puis Encodage : UTF-8`,
    ],
  ],
  'misread-file': [
    [
      { found: 'Ã©', count: 12 },
      'ses accents ont été perdus par un programme qui a mal lu le fichier (« Ã© », 12 fois) ; remettez celui de votre dernière copie',
    ],
  ],
  'empty-file': [[{}, 'ce fichier est vide ; remettez-y le contenu de votre dernière copie']],
  'missing-record': [
    [
      {},
      `cette fiche n'y est plus ; écrivez son nom après « export const », comme dans votre dernière copie`,
      'cette fiche manque dans son fichier ; remettez celle de votre dernière copie',
    ],
  ],
  'repeated-record': [
    [
      { names: ['gallery', 'defaultPortfolio'] },
      'cette fiche y est deux fois ; corrigez son nom (gallery, defaultPortfolio), ou retirez-la',
    ],
  ],
  'unknown-record': [[{ names: ['town'] }, `cette fiche n'est pas lue ; corrigez son nom (town), ou retirez-la`]],
  'unlisted-page-folder': [
    [
      { folder: 'devis/', path: '/devis' },
      `la page pages/devis/ n'y est pas ; ajoutez sa ligne : l'adresse « /devis », et son nom`,
    ],
  ],
  'missing-page-meta': [
    [{}, `ce fichier manque, avec le titre et la description de la page ; copiez celui d'une page voisine`],
  ],
  'missing-page-folder': [
    [
      { path: '/devis' },
      `aucune page n'a l'adresse « /devis » ; corrigez-la, retirez la ligne, ou remettez pages/devis/+Page.tsx`,
      `ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne`,
    ],
  ],
  'syntax-error': [
    [
      {},
      `ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`,
      UNREADABLE,
    ],
  ],
  'text-outside-quotes': [
    [{}, 'du texte y est hors des guillemets ; mettez-le entre guillemets, ou retirez-le', UNREADABLE],
  ],
  'sign-outside-quotes': [
    [{ sign: '€' }, '« € » y est hors des guillemets ; mettez le texte entier entre guillemets', UNREADABLE],
  ],
  'typographic-quote': [
    [{ sign: '“' }, `« “ » ne commence pas un texte : il vient d'un traitement de texte ; tapez ' ou "`, UNREADABLE],
  ],
  'unclosed-comment': [
    [{}, "le commentaire ouvert à cette ligne par « /* » n'est pas fermé ; finissez-le par « */ »", UNREADABLE],
  ],
  'unclosed-bracket': [
    [
      { bracket: '{' },
      "l'accolade « { » de cette ligne n'est pas fermée ; ajoutez « } » où finit ce qu'elle entoure",
      UNREADABLE,
    ],
    [
      { bracket: '[' },
      "le crochet « [ » de cette ligne n'est pas fermé ; ajoutez « ] » où finit ce qu'il entoure",
      UNREADABLE,
    ],
    [
      { bracket: '(' },
      "la parenthèse « ( » de cette ligne n'est pas fermée ; ajoutez « ) » où finit ce qu'elle entoure",
      UNREADABLE,
    ],
  ],
  'extra-bracket': [[{ bracket: '}' }, '« } » y est de trop ; effacez-le', UNREADABLE]],
  'conflict-marker': [
    [
      { marker: '<<<<<<<' },
      "« <<<<<<< » vient d'un programme qui n'a pas su réunir deux versions ; gardez-en une, et effacez ces signes",
      UNREADABLE,
    ],
  ],
  'hash-comment': [[{}, 'une remarque commence par « // », pas par « # » ; corrigez-le, ou retirez-la', UNREADABLE]],
  'unclosed-text': [
    [
      { quote: "'" },
      "le texte ouvert à cette ligne par « ' » n'y est pas fermé ; finissez-le par « ' » : un texte tient sur une seule ligne",
      UNREADABLE,
    ],
  ],
  'apostrophe-in-text': [
    [{}, `l'apostrophe y ferme le texte ; écrivez-le entre guillemets doubles : "l'ardoise"`, UNREADABLE],
  ],
  'quote-in-text': [[{}, `le guillemet « " » y ferme le texte ; à l'intérieur, écrivez « et »`, UNREADABLE]],
  'decimal-comma': [[{ number: '48.211' }, "un nombre s'écrit avec un point : « 48.211 »", UNREADABLE]],
  'number-with-spaces': [[{}, "un numéro s'écrit entre guillemets : '06 …' ; ajoutez-les", UNREADABLE]],
  'number-with-unit': [[{ number: '15' }, "un nombre s'écrit seul, sans mot ni unité : « 15 »", UNREADABLE]],
  'equals-sign': [[{}, '« = » y est à la place de « : » ; corrigez-le', UNREADABLE]],
  semicolon: [[{}, "« ; » y est à la place d'une virgule ; corrigez-le", UNREADABLE]],
  'missing-colon': [[{}, '« : » manque entre le nom du champ et ce qui suit ; ajoutez-le', UNREADABLE]],
  'missing-comma': [[{}, 'il manque une virgule à la fin de cette ligne ; ajoutez-la', UNREADABLE]],
  'extra-comma': [[{}, 'une virgule y est de trop ; effacez-la', UNREADABLE]],
  'not-a-record': [
    [{}, "cette ligne n'est pas une fiche ; une fiche commence par « export const », comme ses voisines", UNREADABLE],
  ],
  'repeated-field': [[{ name: 'name' }, "« name » y est deux fois ; gardez l'un des deux", UNREADABLE]],
  'value-in-mark': [
    [
      { mark: 'missing', value: "'732'" },
      "« '732' » n'est pas lu, car « missing() » dit qu'il n'y a rien ; effacez « missing( » et la parenthèse qui la ferme, et gardez '732'",
      UNREADABLE,
    ],
  ],
  'mark-without-parentheses': [
    [
      { mark: 'missing' },
      "« missing » y est sans ses parenthèses ; écrivez « missing() », ou l'information elle-même",
      UNREADABLE,
    ],
  ],
  'word-for-boolean': [
    [{ word: 'oui', meant: true }, "« oui » n'y est pas compris ; écrivez « true »", UNREADABLE],
    [{ word: 'Non', meant: false }, "« Non » n'y est pas compris ; écrivez « false »", UNREADABLE],
  ],
  'unknown-word': [
    [
      { word: 'Vittel' },
      "« Vittel » n'y est pas compris ; un texte s'écrit entre guillemets, un nombre avec un point pour la virgule",
      UNREADABLE,
    ],
  ],
  'template-literal': [
    [
      { source: '`Vittel`' },
      "« `Vittel` » n'est pas un texte ; écrivez-le entre guillemets, et entre accolades ce qui vient d'ailleurs, comme « {company.name} »",
      UNREADABLE,
    ],
  ],
  'no-literal': [
    [
      { source: '() => 1' },
      "« () => 1 » n'est ni un texte, ni un nombre, ni une liste ; écrivez l'information elle-même",
      UNREADABLE,
    ],
  ],
  'unknown-field': [[{}, `ce champ n'existe pas ; corrigez son nom, ou retirez-le`]],
  'wrong-key': [
    [
      { key: 'Devis', expected: { is: 'message', message: 'écrivez un numéro' } },
      '« Devis » ne convient pas ; écrivez un numéro',
    ],
  ],
  'wrong-value': [
    [
      { actual: { is: 'missing' }, expected: { is: 'type', type: 'string' } },
      'il manque ; un texte entre guillemets est attendu',
      'il manque ; écrivez-le',
    ],
    [
      { actual: { is: 'null' }, expected: { is: 'type', type: 'number' } },
      'il est vide ; un nombre sans guillemets est attendu, avec un point pour la virgule',
      'il est vide ; écrivez un nombre',
    ],
    [
      { actual: { is: 'no-text' }, expected: { is: 'type', type: 'boolean' } },
      'ce texte est vide ; true (oui) ou false (non) est attendu, sans guillemets',
      'ce texte est vide ; choisissez oui ou non',
    ],
    [
      { actual: { is: 'long-text' }, expected: { is: 'type', type: 'int' } },
      'ce texte ne convient pas ; un nombre entier est attendu',
    ],
    [
      { actual: { is: 'text', text: 'deux' }, expected: { is: 'type', type: 'array' } },
      '« deux » ne convient pas ; une liste entre crochets est attendue',
    ],
    [
      { actual: { is: 'list' }, expected: { is: 'type', type: 'object' } },
      'une liste ne convient pas ; des champs entre accolades sont attendus',
    ],
    [
      { actual: { is: 'other-list' }, expected: { is: 'type', type: 'record' } },
      'cette liste ne convient pas ; des champs entre accolades sont attendus',
    ],
    [
      { actual: { is: 'text', text: '4,5' }, expected: { is: 'number-without-quotes', digits: '4,5' } },
      '« 4,5 » ne convient pas ; écrivez-le sans guillemets, avec un point : 4.5',
      '« 4,5 » ne convient pas ; écrivez un nombre',
    ],
    [
      { actual: { is: 'text', text: '45' }, expected: { is: 'number-without-quotes', digits: '45' } },
      '« 45 » ne convient pas ; écrivez-le sans guillemets : 45',
      '« 45 » ne convient pas ; écrivez un nombre',
    ],
    [
      { actual: { is: 'date', day: '2027-02-29' }, expected: { is: 'message', message: 'écrivez un numéro' } },
      '« 2027-02-29 » ne convient pas ; écrivez un numéro',
      '« 29/02/2027 » ne convient pas ; écrivez un numéro',
    ],
    [
      { actual: { is: 'no-date' }, expected: { is: 'message', message: 'écrivez un numéro' } },
      'la date manque ; écrivez un numéro',
    ],
    [
      { actual: { is: 'text-length', count: 71 }, expected: { is: 'at-most', limit: '70' } },
      'ce texte a 71 caractères ; 70 au plus',
    ],
    [
      { actual: { is: 'list-length', count: 1 }, expected: { is: 'at-least', limit: '2' } },
      'la liste compte 1 élément ; il en faut 2 au moins',
    ],
    [
      { actual: { is: 'list-length', count: 3 }, expected: { is: 'at-most', limit: '2' } },
      'la liste compte 3 éléments ; 2 au plus',
    ],
    [
      { actual: { is: 'value', value: '0' }, expected: { is: 'greater-than', limit: '0' } },
      '0 ne convient pas ; un nombre plus grand que 0 est attendu',
    ],
    [
      { actual: { is: 'empty-list' }, expected: { is: 'at-least', limit: '1' } },
      'la liste est vide ; il en faut 1 au moins',
    ],
    [
      { actual: { is: 'fields' }, expected: { is: 'one-of', values: ['a', 'b'] } },
      'des champs entre accolades ne conviennent pas ; une de ces valeurs est attendue : a, b',
    ],
    [
      { actual: { is: 'missing' }, expected: { is: 'unknown' } },
      'il manque ; écrivez-le comme dans les fiches voisines',
    ],
  ],
  'no-choice': [
    [{ expected: { is: 'message', message: 'écrivez un numéro' } }, `rien n'est choisi ; écrivez un numéro`],
  ],
  'no-pdf': [
    [
      { expected: { is: 'message', message: 'écrivez un numéro' } },
      'ce texte est vide ; écrivez un numéro',
      'donnez le fichier PDF',
    ],
  ],
  'empty-optional-list': [
    [
      {},
      'la liste est vide ; remplacez-la par optional(), ou remplissez-la',
      'la liste est vide ; retirez-la, ou remplissez-la',
    ],
  ],
  'repeated-entry': [
    [
      { index: 1, first: 0, value: 'vittel', isChoice: true },
      `le n° 2 est le même que le n° 1 (« vittel ») ; remplacez l'un des deux`,
      `le n° 2 est le même que le n° 1 ; remplacez l'un des deux`,
    ],
    [
      { index: 1, first: 0, value: 'Les Forges', isChoice: false },
      `le n° 2 est le même que le n° 1 (« Les Forges ») ; remplacez l'un des deux`,
    ],
  ],
  'conflicting-days': [
    [
      { days: 'vendredi', lines: [3, 4], isTwice: false },
      `vendredi est à la fois ouvert et fermé, sur les lignes n° 3 et n° 4 ; retirez-le de l'une des deux`,
    ],
    [
      { days: 'vendredi', lines: [3, 4], isTwice: true },
      `vendredi est deux fois, sur les lignes n° 3 et n° 4 ; retirez-le de l'une des deux`,
    ],
  ],
  'same-hours': [
    [
      { days: 'vendredi', lines: [3, 4] },
      `vendredi est deux fois à la même heure, sur les lignes n° 3 et n° 4 ; retirez-le de l'une des deux`,
    ],
  ],
  'overlapping-hours': [
    [
      { days: 'vendredi', second: 4, opens: '9 h', first: 3, closes: '12 h' },
      `vendredi : la ligne n° 4 commence à 9 h, avant la fin de la ligne n° 3 (12 h) ; corrigez l'une des deux heures`,
    ],
  ],
  'missing-days': [
    [
      { days: 'samedi et dimanche' },
      `il y manque samedi et dimanche ; ajoutez-le, sans heures si c'est un jour de fermeture`,
    ],
  ],
  'long-text': [
    [
      { length: 1800, max: 1500 },
      'ce texte a 1800 caractères ; 1500 au plus, raccourcissez-le, ou répartissez-le sur plusieurs paragraphes',
    ],
  ],
  'misread-accent': [
    [
      { found: 'Ã©' },
      `« Ã© » y est à la place d'un accent : un programme a mal lu le fichier ; remettez votre dernière copie`,
    ],
  ],
  'spaces-in-reference': [
    [{ found: '{ company.name }' }, `« { company.name } » s'écrit sans espaces ; écrivez « {company.name} »`],
  ],
  'missing-information': [
    [
      { found: 'undefined' },
      `« undefined » y est à la place d'une information ; écrivez-la, ou corrigez le nom qui devait l'apporter`,
    ],
  ],
  'program-text': [[{ found: '{ville}' }, '« {ville} » y est resté ; écrivez les mots eux-mêmes']],
  'lone-brace': [[{ found: '{' }, `« { » y est resté seul ; effacez-le, ou remettez le nom qu'il entourait`]],
  'html-tag': [[{ found: '<b>' }, `« <b> » n'est pas du texte ; retirez les signes « < » et « > »`]],
  'html-entity': [[{ found: '&nbsp;' }, `« &nbsp; » n'est pas du texte ; tapez le signe lui-même`]],
  markdown: [
    [{ found: '**' }, `« ** » s'y lirait tel quel ; retirez ces signes : ni gras ni lien ne s'écrivent dans un texte`],
  ],
  'invisible-sign': [
    [{ found: '\u200b' }, `un signe invisible y est, venu d'un copier-coller ; effacez le passage et tapez-le`],
  ],
  'unwritten-text': [[{ found: 'TODO' }, '« TODO » est encore à écrire ; écrivez ce texte']],
  'unknown-reference': [
    [
      { name: '{company.nam}' },
      '« {company.nam} » ne mène à rien ; écrivez les mots eux-mêmes, ou un nom comme « {company.name} »',
    ],
  ],
  'renamed-commitment': [
    [
      { name: 'visite', missing: 'freeVisit' },
      `aucun texte ne nomme « visite », et « freeVisit » manque, que d'autres fiches nomment ; rendez-lui ce nom`,
    ],
  ],
  'unknown-choice': [
    [
      { name: 'mairie', collection: 'photos' },
      `aucune photo ne s'appelle « mairie » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`,
      `ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne`,
    ],
    [
      { name: 'nancy', collection: 'towns' },
      `aucune ville n'a l'adresse « nancy » ; retirez-la, ou copiez celle d'un fichier de data/towns/`,
      `ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne`,
    ],
    [
      { name: 'bardage', collection: 'services' },
      `aucun service n'a l'adresse « bardage » ; retirez-la, ou copiez celle d'un fichier de data/services/`,
      `ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne`,
    ],
  ],
  'unknown-page': [
    [
      { path: '/devis' },
      `aucune page n'a l'adresse « /devis » ; corrigez-la`,
      `ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne`,
    ],
  ],
  'unknown-part-of-page': [
    [
      { path: '/contact', anchor: 'plan' },
      `la page « /contact » n'a pas de partie « plan » ; corrigez l'adresse, ou ôtez-en « #plan »`,
    ],
  ],
  'redirect-from-page': [[{}, 'une page a cette adresse ; retirez la ligne']],
  'unlisted-page': [
    [
      { title: 'Vittel', collection: 'towns', slug: 'vittel' },
      `« Vittel » n'est dans aucun onglet ; ajoutez cette ville à la liste d'un onglet, ou retirez le fichier data/towns/vittel.ts`,
      `« Vittel » n'est dans aucun onglet ; ajoutez cette ville à la liste d'un onglet, ou retirez la fiche « vittel »`,
    ],
    [
      { title: 'Charpente', collection: 'services', slug: 'charpente' },
      `« Charpente » n'y est pas ; ajoutez ce service à sa place dans le menu, ou retirez le fichier data/services/charpente.ts`,
      `« Charpente » n'y est pas ; ajoutez ce service à sa place dans le menu, ou retirez la fiche « charpente »`,
    ],
  ],
  'page-in-two-tabs': [
    [
      { title: 'Vittel', label: 'Ouest', collection: 'towns' },
      `« Vittel » est déjà dans l'onglet « Ouest » ; retirez cette ville de l'un des deux`,
    ],
  ],
  'own-neighbour': [[{}, 'la ville est nommée comme sa propre voisine ; nommez une autre commune']],
  'far-neighbour': [[{ km: 31, max: 30 }, '31 ne convient pas ; une commune voisine est à 30 km au plus']],
  'foreign-town-name': [[{ name: 'Vittel' }, `« Vittel » n'y est pas ; écrivez-y le nom de cette ville`]],
  'unnamed-neighbours': [
    [
      { namedCount: 1, min: 3, unnamed: ['Norroy', 'Haréville'] },
      'ces textes nomment 1 des 3 communes voisines, il en faut 3 au moins ; parlez aussi de celles-ci : Norroy, Haréville',
    ],
  ],
  'related-to-itself': [[{}, 'la page renvoie à elle-même ; nommez un autre service']],
  'same-text': [
    [
      { text: 'Vittel', file: 'data/towns/vittel.ts' },
      '« Vittel » sert déjà à une autre fiche (data/towns/vittel.ts) ; corrigez la plus récente des deux',
      '« Vittel » sert déjà à une autre fiche ; corrigez la plus récente des deux',
    ],
    [
      { text: 'Un toit refait.' },
      '« Un toit refait. » sert déjà à une autre fiche ; corrigez la plus récente des deux',
    ],
  ],
  'same-choice': [
    [
      { name: 'ardoise-avant' },
      '« ardoise-avant » sert déjà à une autre fiche ; corrigez la plus récente des deux',
      'la même y est déjà ; choisissez-en une autre',
    ],
  ],
  'same-place': [
    [
      { name: 'Vittel' },
      `cette latitude et cette longitude sont aussi celles de « Vittel » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr`,
    ],
  ],
  'text-above': [[{}, 'ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le']],
  'copied-texts': [
    [
      { count: 1, file: 'data/towns/vittel.ts', slug: 'vittel' },
      'ce texte est mot pour mot dans data/towns/vittel.ts aussi ; récrivez dans la plus récente des deux fiches',
      'ce texte est mot pour mot dans la fiche « vittel » aussi ; récrivez dans la plus récente des deux fiches',
    ],
    [
      { count: 4, file: 'data/towns/vittel.ts', slug: 'vittel' },
      '4 textes, dont celui-ci, sont mot pour mot dans data/towns/vittel.ts aussi ; récrivez dans la plus récente des deux fiches',
      '4 textes, dont celui-ci, sont mot pour mot dans la fiche « vittel » aussi ; récrivez dans la plus récente des deux fiches',
    ],
  ],
  'unfinished-sentence': [
    [
      { end: 'le dernier gel, nous' },
      `la phrase n'est pas finie (« …le dernier gel, nous ») ; finissez-la, avec un point`,
    ],
  ],
  'half-of-pair': [
    [
      {},
      '« Avant » et « Après » vont ensemble : une légende commence par « Avant », la suivante par « Après » ; remettez ces mots, ou ôtez-les aux deux',
    ],
  ],
  'phone-refused-by-form': [
    [
      { phone: '1007', example: '03 29 00 00 00' },
      '« 1007 » ne convient pas ; écrivez un numéro français de dix chiffres, par paires, comme « 03 29 00 00 00 »',
    ],
  ],
  'missing-pdf': [
    [
      { file: 'garantie.pdf' },
      `« garantie.pdf » n'est pas dans data/documents/ ; déposez-l'y, ou corrigez son nom`,
      `« garantie.pdf » n'est plus là ; redonnez-le`,
    ],
  ],
  'not-a-pdf': [
    [
      { file: 'garantie.pdf' },
      `« garantie.pdf » n'est pas un PDF, malgré son nom ; enregistrez-le en PDF, ou demandez-le ainsi`,
    ],
  ],
  'damaged-pdf': [
    [
      { file: 'garantie.pdf' },
      '« garantie.pdf » est abîmé ou incomplet ; téléchargez-le de nouveau, ou demandez-en un autre',
    ],
  ],
  'unusable-pattern': [
    [{ example: '03 29 00 00 00' }, '« 03 29 00 00 00 » doit y convenir ; remettez la ligne de votre dernière copie'],
  ],
  'review-before-works': [[{}, `l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates`]],
  'missing-review-terms': [
    [
      {},
      'la loi le demande dès le premier avis ; écrivez par exemple « Un avis est publié sous 15 jours et gardé 3 ans »',
    ],
  ],
  'missing-legal-fact': [
    [
      { field: 'host › name', reference: 'host.name' },
      `« host › name » de data/company.ts n'est plus dans les mentions légales, où la loi le demande ; remettez sa ligne, avec « {company.host.name} »`,
      `« host › name » n'est plus dans les mentions légales, où la loi le demande ; remettez sa ligne, avec « {company.host.name} »`,
    ],
  ],
  'repeated-anchor': [
    [{ anchor: 'cookies' }, `« cookies » est déjà l'ancre d'une autre partie ; donnez à celle-ci la sienne`],
  ],
  'missing-photo-file': [
    [
      { file: 'toit.jpg' },
      `le fichier data/photos/toit.jpg n'existe pas ; déposez-le dans data/photos/ ou corrigez le nom dans la fiche`,
      `le fichier toit.jpg n'existe pas ; remplacez la photo, ou retirez-la`,
    ],
    [
      { file: 'toit.jpg', similar: { name: 'Toit.JPG', remedy: 'rename-in-record' } },
      `le fichier data/photos/toit.jpg n'existe pas ; le dossier contient « Toit.JPG » : corrigez le nom dans la fiche, majuscules comprises`,
      `le fichier toit.jpg n'existe pas ; le dossier contient « Toit.JPG » : corrigez le nom dans la fiche, majuscules comprises`,
    ],
    [
      { file: 'toit.jpg', similar: { name: 'toit.jpg.jpg', remedy: 'rename-file' } },
      `le fichier data/photos/toit.jpg n'existe pas ; le dossier contient « toit.jpg.jpg » : renommez ce fichier en « toit.jpg » (Windows cache souvent la fin des noms)`,
      `le fichier toit.jpg n'existe pas ; le dossier contient « toit.jpg.jpg » : renommez ce fichier en « toit.jpg » (Windows cache souvent la fin des noms)`,
    ],
  ],
  'paper-expired': [
    [
      { day: '31/12/2027' },
      `périmé depuis le 31/12/2027 : la page le cache, mais le fichier reste en ligne jusqu'à la prochaine mise en ligne ; donnez le nouveau, puis mettez en ligne`,
    ],
  ],
  'paper-expires-soon': [
    [{ day: '31/12/2027', days: 1 }, 'périmé dans 1 jour (31/12/2027) ; demandez le suivant'],
    [{ day: '31/12/2027', days: 12 }, 'périmé dans 12 jours (31/12/2027) ; demandez le suivant'],
  ],
  'holiday-over': [
    [{ day: '22/08/2027' }, `passé depuis le 22/08/2027, la page ne le montre plus ; corrigez l'année, ou retirez-le`],
  ],
};

const examples = Object.entries(EXAMPLES).flatMap(([code, codeExamples]) =>
  codeExamples.map(([facts, fileWording, formWording = fileWording]) => ({
    problem: { code, facts } as Problem,
    fileWording,
    formWording,
  })),
);

describe('the catalogue of problems', () => {
  test.each(examples)('describes $problem.code: $formWording', ({ problem, fileWording, formWording }) => {
    expect([printInFile(problem), printInForm(problem)]).toEqual([fileWording, formWording]);
  });

  test('has an example of each problem', () => {
    expect(Object.keys(PROBLEMS).filter((code) => !examples.some(({ problem }) => problem.code === code))).toEqual([]);
  });

  test('mentions no files or syntax in form sentences', () => {
    const sentences = examples.map(({ problem }) => printInForm(problem));
    const fileWords = /data\/|\.ts\b|guillemets|optional\(|export const|\d{4}-\d\d-\d\d/;
    expect(sentences.filter((sentence) => fileWords.test(sentence))).toEqual([]);
  });

  test('returns the registered wording for forms', () => {
    const message = registerWordings('écrivez-le dans le fichier', 'écrivez-le ici');
    const problem: Problem = { code: 'no-choice', facts: { expected: { is: 'message', message } } };
    expect(printInFile(problem)).toBe("rien n'est choisi ; écrivez-le dans le fichier");
    expect(printInForm(problem)).toBe("rien n'est choisi ; écrivez-le ici");
  });
});
