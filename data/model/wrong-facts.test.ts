import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sentencesOf, toldOf, withCode, withFile } from '../../tests/support/wrong-fact';
import { problemsIn } from './check-record';
import { dayOfBuild } from './day-of-build';
import { sentenceOf } from './faults';
import type { Path } from './owner-facts';
import { readSite } from './read-site';
import { FOLDERS, RECORDS, type RecordName } from './records';
import { fieldAt } from './schema/fields';
import { onDisk, type Source } from './source';

const noPhoto = (name: string) =>
  `aucune photo ne s'appelle « ${name} » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo`;
const noService = (slug: string) =>
  `aucun service n'a l'adresse « ${slug} » ; retirez-la, ou copiez celle d'un fichier de data/services/`;
const noTown = (slug: string) =>
  `aucune ville n'a l'adresse « ${slug} » ; retirez-la, ou copiez celle d'un fichier de data/towns/`;
const twice = (name: string) => `« ${name} » y est deux fois ; remplacez l'un des deux`;
const taken = (name: string, file?: string) =>
  `« ${name} » sert déjà à une autre fiche${file ? ` (${file})` : ''} ; corrigez la plus récente des deux`;
const CLASH = 'le même jour y est deux fois à la même heure, ou ouvert et fermé ; laissez-le à une seule ligne';
const letters = (count: number) => `'${'é'.repeat(count)}'`;
const MAILBOX = 'écrivez une adresse sans accent ni espace, comme « contact@exemple.fr »';
const NUMBER = 'écrivez un numéro français de dix chiffres, par paires, comme « 03 29 00 00 00 »';
const SIRET = 'un chiffre manque ou est faux : recopiez les quatorze chiffres de votre avis Insee';
const VAT = 'écrivez votre numéro, comme « FR 12 345 678 901 », ou « TVA non applicable, art. 293 B du CGI »';
const ORDER = 'écrivez la plus basse, la moyenne, puis la plus haute';
const HEIGHT = "dans les Vosges et autour, l'altitude va de 150 à 1500 m, en mètres entiers";
const OWN_NAME = "« Golbey » n'y est pas ; écrivez-y le nom de cette ville";
const STARS = 'une note est un nombre entier de 1 à 5';
const NUMBERS = 'écrivez {n} et {total} là où les nombres doivent venir';
const PIECES = 'le dessin a 16 numéros ; remettez chaque pièce de votre dernière copie, une fois';
const PATTERN = 'doit y convenir ; remettez la ligne de votre dernière copie';
const DAY = 'écrivez une date qui existe, comme « 2027-05-31 »';
const SENDER =
  "écrivez une adresse qui finit par « @toitures-igney.example », le domaine du site : les messageries refusent d'autres expéditeurs";
const TEXT = 'un texte entre guillemets est attendu';
type Branch = Record<string, unknown>;
const { site: asItIs } = readSite();
/** What a file has at a place, to be copied. */
const codeAt = (place: string) =>
  JSON.stringify(place.split('.').reduce<unknown>((at, key) => (at as Branch)[key], { ...asItIs, ...asItIs.towns }));
const BLURBS = JSON.stringify(
  Object.fromEntries(asItIs.areaServices!.map((slug) => [slug, 'À Jeuxey et à Archettes-Haut.'])),
);
const REVIEW = `name: 'M. P.', location: 'Épinal', text: 'Un toit refait.'`;
const review = (rest: string) => `[{ ${REVIEW}, ${rest} }]`;
const field = (rest: string) =>
  `{ label: 'Code', inMail: 'Code', required: false, compact: false, maxLength: 5, input: { type: 'text' }, ${rest} }`;
const DATES = "published: '2025-05-31', works: '2025-03-12'";

/** A fact, where the owner writes it and what; what he is told, and of which place where it is another. */
type Fact = [fact: string, place: string, code: string | undefined, problem: string, at?: string];

/** A fact a line; beside it, or under it, what the owner is told. */
// biome-ignore format: one entry of six lines for each fact would hide the table.
const FACTS: Record<string, Fact[]> = {
  'of the company': [
    ['a phone number that the contact form refuses', 'company.phone', "'00 29 00 00 00'", NUMBER],
    ['a mobile number that it refuses', 'company.mobile', "'06 29 00 00'", NUMBER],
    ['a number for SMS that is no mobile', 'company.mobile', "'03 29 00 00 00'",
      'un SMS demande un numéro de mobile, en 06 ou 07 ; corrigez-le, ou remettez optional()'],
    ['an accent in the mailbox, to which most programs send nothing', 'company.email', "'été@exemple.fr'", MAILBOX],
    ['a space in the mailbox', 'company.email', "'jean dupont@exemple.fr'", MAILBOX],
    ['a mailbox without a domain', 'company.email', "'contact@exemple'", MAILBOX],
    ['a name on two lines', 'company.name', "'Toits\\nDupont'", 'écrivez-le sur une seule ligne'],
    ['a name that would end an element of the page', 'company.name', "'Toits</script>'",
      "« </script> » n'est pas du texte ; retirez les signes « < » et « > »"],
    ['a name of 51 characters', 'company.name', letters(51),
      '50 au plus : il est en haut de toutes les pages'],
    ['a form that is not filled in', 'company.owner', "'Prénom Nom'", 'écrivez votre prénom et votre nom'],
    ['an activity code in letters', 'company.apeCode', "'couvreur'",
      'écrivez quatre chiffres et une lettre, comme « 43.91B »'],
    ['a note in place of it, which is told once', 'company.apeCode', "'à venir'",
      'écrivez quatre chiffres et une lettre, comme « 43.91B »'],
    ['a VAT number that is none', 'company.vat', "'aucune'", VAT],
    ["a mediator's site that no link leads to", 'company.mediator.website', "'www.mediateur.fr'",
      "copiez l'adresse entière de son site, avec « https:// »"],
    ['a profile without encryption', 'company.googleProfile', "'http://g.page/toits'",
      "copiez l'adresse entière, avec « https:// »"],
    ['an address of the site without encryption', 'company.siteUrl', "'http://www.exemple.fr'",
      'écrivez « https:// », puis le domaine sans barre à la fin, comme « https://www.exemple.fr »'],
    ['an address of the site that ends in a slash', 'company.siteUrl', "'https://www.exemple.fr/'",
      'écrivez « https:// », puis le domaine sans barre à la fin, comme « https://www.exemple.fr »'],
    ['a postal code of four digits', 'company.address.postalCode', "'8815'",
      'écrivez un code postal de cinq chiffres, entre guillemets'],
    ['a year in place of years', 'company.experienceYears', '2010',
      "60 au plus : c'est un nombre d'années, pas une date"],
    ['a SIRET with a wrong digit', 'company.siret', "'73282932000075'", SIRET],
    ['two of its digits the other way round', 'company.siret', "'73282923000074'", SIRET],
    ['a digit too many', 'company.siret', "'732829320000740'", SIRET],
    ['a SIREN in its place', 'company.siret', "'732829320'", SIRET],
    ['a fact that is taken out', 'company.legalForm', undefined, TEXT],
    ['a paper that is not in public/', 'company.attestation', "{ file: 'garantie.pdf', expires: '2027-12-31' }",
      "« garantie.pdf » n'est pas dans le dossier public/ ; déposez-l'y, ou corrigez son nom", 'company.attestation.file'],
    ['a paper that is no PDF', 'company.attestation', "{ file: 'garantie.jpg', expires: '2027-12-31' }",
      'écrivez le nom du fichier PDF, sans espace ni accent', 'company.attestation.file'],
    ['a day that does not exist', 'company.labels', "[{ name: 'Label', number: '1', scope: 'toits', expires: '2027-02-29' }]",
      DAY, 'company.labels.0.expires'],
    ['a portrait without its picture', 'company.portrait', "{ name: 'J. P.', photo: 'moi', text: 'Couvreur à Igney.' }",
      noPhoto('moi'), 'company.portrait.photo'],
    ['a word in place of the two addresses', 'company.delivery', "'oui'",
      "écrivez false (rien n'est transmis), ou les deux adresses : { to: 'celle qui reçoit', from: 'celle qui envoie' }"],
    ['a space in the mailbox that sends', 'company.delivery', "{ to: 'jean@exemple.fr', from: 'le site@toitures-igney.example' }",
      MAILBOX, 'company.delivery.from'],
    ['a sender that mail services would refuse: not of the site’s own domain', 'company.delivery', "{ to: 'jean@exemple.fr', from: 'jean@orange.fr' }",
      SENDER, 'company.delivery.from'],
    ['a sender of a domain that only ends alike', 'company.delivery', "{ to: 'jean@exemple.fr', from: 'jean@faux-toitures-igney.example' }",
      SENDER, 'company.delivery.from'],
  ],
  'of the opening hours': [
    ['what is no hour', 'company.openingHours.0.opens', "'8h'", 'écrivez une heure comme « 08:00 »'],
    ['an hour that no clock shows', 'company.openingHours.0.opens', "'24:00'", 'écrivez une heure comme « 08:00 »'],
    ['one hour of two', 'company.openingHours.0.closes', undefined,
      'donnez les deux heures, « opens » et « closes », ou aucune pour un jour de fermeture'],
    ['a closing before the opening', 'company.openingHours.0.closes', "'07:00'",
      "la fermeture doit venir après l'ouverture"],
    ['a closing at the opening', 'company.openingHours.0.closes', "'08:00'",
      "la fermeture doit venir après l'ouverture"],
    ['a day in French', 'company.openingHours.1.days.0', "'Samedi'",
      "un jour s'écrit en anglais : Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday"],
    ['a day twice on one line', 'company.openingHours.1.days.1', "'Saturday'",
      twice('Saturday'), 'company.openingHours.1.days'],
    ...['', ", opens: '09:00', closes: '12:00'"].map((rest): Fact => [
      `a day on two lines at one time${rest && ', partly'}`, 'company.openingHours.2',
      `{ days: ['Saturday', 'Sunday']${rest} }`, CLASH, 'company.openingHours']),
    ['a day that is forgotten', 'company.openingHours.2', undefined,
      "on n'y lit rien de ce jour : Dimanche ; ajoutez-le, sans heures s'il est fermé", 'company.openingHours'],
  ],
  'of texts that were cut': [
    ['a sentence of a town', 'epinal.season', "'Au printemps, après le dernier gel, nous'", "la phrase n'est pas finie (« …le dernier gel, nous ») ; finissez-la, avec un point"],
  ],
  'of the towns': [
    ['a tab twice under one name', 'zones.1.label', "'Centre Vosges'", twice('Centre Vosges'), 'zones'],
    ['a tab whose towns are no list', 'zones.4.towns', "'charmes'", 'une liste entre crochets est attendue'],
    ['a town in two tabs', 'zones.1.towns.9', "'epinal'",
      "« epinal » est déjà dans l'onglet « Centre Vosges » ; retirez cette ville de l'un des deux", 'zones.1.towns.4'],
    ['a town twice in one tab', 'zones.0.towns.9', "'epinal'", twice('epinal'), 'zones.0.towns'],
    ['a town in a tab that has no page', 'zones.0.towns.9', "'nancy'", noTown('nancy'), 'zones.0.towns.5'],
    ['a town in no tab', 'zones.0.towns.0', undefined,
      "« epinal » n'est dans aucun onglet ; ajoutez cette ville à la liste d'un onglet, ou retirez le fichier data/towns/epinal.ts", 'zones'],
    ['a centre that has no page', 'serviceArea.centre', "'igney'", noTown('igney')],
    ['a radius beyond France', 'serviceArea.radiusKm', '2000', '200 km au plus'],
    ['four neighbours', 'epinal.neighbours.4', undefined,
      'une page de ville nomme exactement cinq communes voisines', 'epinal.neighbours'],
    ['six neighbours', 'epinal.neighbours.5', "{ name: 'Nancy', km: 9 }",
      'une page de ville nomme exactement cinq communes voisines', 'epinal.neighbours'],
    ['a neighbour farther than 10 km', 'epinal.neighbours.2.km', '10.1', 'une commune voisine est à 10 km au plus'],
    ['a neighbour at no distance', 'epinal.neighbours.2.km', '0', 'un nombre plus grand que 0 est attendu'],
    ['a decimal comma', 'epinal.neighbours.0.km', "'4,5'",
      'un nombre sans guillemets est attendu, avec un point pour la virgule'],
    ['a neighbour named twice', 'epinal.neighbours.2.name', "'Jeuxey'", twice('Jeuxey'), 'epinal.neighbours'],
    ['a town that is its own neighbour', 'epinal.neighbours.4.name', "'Épinal'",
      'la ville est nommée comme sa propre voisine ; nommez une autre commune'],
    ['texts that between them name too few neighbours', 'epinal.blurbs', BLURBS,
      'ces textes nomment 1 des 5 communes voisines, il en faut 3 au moins ; parlez aussi de celles-ci : Deyvillers, Arches, Archettes, La Baffe'],
    ['a service that no text is about', 'epinal.blurbs.charpente', undefined, TEXT],
    ['a picture at the top that is not there', 'epinal.heroImage', "'mairie'", noPhoto('mairie')],
    ['one among the four of the page', 'epinal.portfolioImages', "['home-hero', 'mairie']",
      noPhoto('mairie'), 'epinal.portfolioImages.1'],
    ['a height with decimals', 'epinal.altitude.max', '492.5', HEIGHT],
    ['the lowest height above the mean', 'epinal.altitude.min', '402', ORDER, 'epinal.altitude'],
    ['the mean height above the highest', 'epinal.altitude.mean', '493', ORDER, 'epinal.altitude'],
    ['the highest height below the mean', 'epinal.altitude.max', '400', ORDER, 'epinal.altitude'],
    ['a town without its preposition', 'epinal.at', "'Épinal'",
      "écrivez le nom avec « à » ou « au » devant, comme « à Épinal », « au Val-d'Ajol »"],
    ["another town's name in «at»", 'golbey.at', "'à Épinal'", OWN_NAME],
    ["another town's name in «of»", 'golbey.of', '"d\'Épinal"', OWN_NAME],
    ['a longer name in its title', 'golbey.seo.title', "'Couvreur à Golbey-Nord'", OWN_NAME],
    ['a town without its «de»', 'golbey.of', "'Golbey'", "écrivez le nom avec « de » ou « du » devant, comme « de Golbey », « d'Épinal »"],
    ["another department's postal code", 'epinal.postalCode', "'75001'",
      'écrivez le code postal de la commune, cinq chiffres entre guillemets, comme « 88000 »'],
    ['a place outside the Vosges', 'epinal.latitude', '6.45', 'dans les Vosges, la latitude va de 47 à 49 degrés'],
    ['a service that a town puts first twice', 'epinal.priorities.1.service', "'ravalement-facade'",
      twice('ravalement-facade'), 'epinal.priorities'],
    ['a paragraph twice in one record', 'epinal.intro.2', codeAt('epinal.intro.0'),
      'ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le'],
    ['a text in the place of fields', 'golbey.seo', "'Golbey'", 'des champs entre accolades sont attendus'],
    ['a misspelt field', 'epinal.portfolioImage', "['home-hero']",
      "ce champ n'existe pas ; corrigez son nom, ou retirez-le"],
  ],
  'of the services': [
    ['a service twice in the menu', 'serviceOrder.9', "'charpente'", twice('charpente'), 'serviceOrder'],
    ['a service that the menu leaves out', 'serviceOrder.7', undefined,
      "« charpente » n'y est pas ; ajoutez ce service à sa place dans le menu, ou retirez le fichier data/services/charpente.ts", 'serviceOrder'],
    ['a service of the menu without a page', 'serviceOrder.9', "'bardage'", noService('bardage')],
    ['two services with one title', 'dessous-de-toit.title', "'Charpente : diagnostic, réparation et bois neuf'",
      taken('Charpente : diagnostic, réparation et bois neuf', 'data/services/charpente.ts')],
    ['two with one name in the menu', 'dessous-de-toit.menu.title', "'Charpente'",
      taken('Charpente', 'data/services/charpente.ts')],
    ['two with one title in Google', 'dessous-de-toit.seo.title', "'Réparation de charpente à Épinal (Vosges)'",
      taken('Réparation de charpente à Épinal (Vosges)', 'data/services/charpente.ts')],
    ['a related service that does not exist', 'charpente.relatedServices.1', "'bardage'", noService('bardage')],
    ['a service related to itself', 'charpente.relatedServices.1', "'charpente'",
      'la page renvoie à elle-même ; nommez un autre service'],
    ['a service related twice', 'charpente.relatedServices', "['changement-toiture', 'changement-toiture']",
      twice('changement-toiture')],
    ['a town that has no page', 'charpente.towns.0.slug', "'nancy'", noTown('nancy')],
    ['a picture that nobody described', 'charpente.heroImage', "'poutre'", noPhoto('poutre')],
    ['one between the texts', 'charpente.pictures.work.photo', "'poutre'", noPhoto('poutre')],
    ['one in its gallery', 'charpente.gallery', "['home-hero', 'poutre']", noPhoto('poutre'), 'charpente.gallery.1'],
    ['a long text where there is a short word', 'charpente.relatedServices.0', letters(61),
      noService('é'.repeat(61))],
    ['a description of 400 characters', 'charpente.seo.description', letters(400),
      '165 au plus, sinon les moteurs de recherche coupent cette description'],
    ['too few keywords', 'charpente.seo.keywords', "['charpente']", 'il en faut trois au moins, douze au plus'],
  ],
  'of photos and reviews': [
    ['one of a pair by itself', 'gallery.8.description', "'Après : gouttière neuve'",
      '« Avant » et « Après » vont ensemble, l’un à la suite de l’autre ; remettez l’autre, ou changez cette légende'],
    ['a picture in the gallery that nobody described', 'gallery.8.photo', "'poutre'", noPhoto('poutre')],
    ['a picture that the gallery shows twice', 'gallery.8.photo', "'galerie-ardoise-facade-avant'",
      taken('galerie-ardoise-facade-avant')],
    ['a number that two photos have', 'gallery.8.id', '1', taken('1')],
    ['a photo without a number', 'gallery.8.id', '0', 'un nombre plus grand que 0 est attendu'],
    ['a gallery of no photo', 'gallery', '[]', 'il ne reste aucune photo ; remettez-en une au moins'],
    ['one of the four photos twice', 'defaultPortfolio.3', "'galerie-ardoise-facade-avant'",
      twice('galerie-ardoise-facade-avant'), 'defaultPortfolio'],
    ['an empty text for those who do not see the picture', 'photos.home-hero.alt', "' '",
      'écrivez en une phrase ce que la photo montre, pour qui ne la voit pas'],
    ['words of a file in its place', 'photos.home-hero.alt', "'IMG_2041.JPG'",
      'écrivez en une phrase ce que la photo montre, pour qui ne la voit pas'],
    ['a name of a file that no folder could have', 'photos.home-hero.file', `'${'toit-'.repeat(24)}.jpg'`,
      '100 au plus : renommez le fichier'],
    ['a document in the place of a photo', 'photos.home-hero.file', "'devis.pdf'",
      "ce n'est pas le nom d'une photo : prenez un fichier JPEG, PNG, WebP, AVIF ou TIFF"],
    ['a folder in the name of a photo', 'photos.home-hero.file', "'photos/toit.jpg'",
      'écrivez le nom du fichier seul, sans dossier, avec son extension, par exemple « toit-neuf.jpg »'],
    ['an end of a name that Windows hides', 'photos.home-hero.file', "'toit.jpg.txt'",
      'une fin de nom de trop, que Windows cache souvent : renommez le fichier, ici et dans data/photos/'],
    ['a rating of 6', 'testimonials', review(`rating: 6, ${DATES}`), STARS, 'testimonials.0.rating'],
    ['a rating that breaks two rules at once', 'testimonials.0.rating', '5.5', STARS],
    ['a review without the date of the works', 'testimonials', review("rating: 5, published: '2025-05-31'"),
      DAY, 'testimonials.0.works'],
    ['a review of tomorrow', 'testimonials', review("rating: 5, published: '2099-05-31', works: '2025-03-12'"),
      'cette date est à venir', 'testimonials.0.published'],
    ['a sample given out as a review', 'testimonials', review(`rating: 5, ${DATES}`).replace('M. P.', 'Prénom N.'),
      'écrivez le nom que le client accepte de voir, comme « Marie L. »', 'testimonials.0.name'],
    ['a first review without the terms of publication', 'testimonials', review(`rating: 5, ${DATES}`),
      'il manque dès le premier avis ; écrivez par exemple « Un avis est publié sous quinze jours et gardé trois ans »', 'reviewTerms'],
  ],
  'of pages and the form': [
    ['a pattern that is none', 'contactForm.fields.phone.rule.pattern', "'^(0'",
      `« 03 29 00 00 00 » ${PATTERN}`],
    ['a pattern that refuses a right number', 'contactForm.fields.phone.rule.pattern', "'telephone'",
      `« 03 29 00 00 00 » ${PATTERN}`],
    ['one that refuses a right address', 'contactForm.fields.email.rule.pattern', "'courriel'",
      `« contact@exemple.fr » ${PATTERN}`],
    ['a field that is neither a line nor a box', 'contactForm.fields.message.rows', undefined,
      'donnez « input » ou « rows », pas les deux', 'contactForm.fields.message'],
    ['a rule that its own example breaks', 'contactForm.fields.code', field("hint: 'par exemple Igney', rule: { pattern: '^[0-9]{5}$', message: 'Code invalide' }"),
      'un champ qui a une règle a aussi « hint », qui finit par un exemple accepté : « par exemple 88150 »'],
    ['a field by a name that the form itself sends', 'contactForm.fields.again', field("hint: 'par exemple Igney'"),
      'un champ a un nom en lettres sans accent, autre que « key », « page », « website » et « again »', 'contactForm.fields'],
    ['a redirect to no page', 'redirects./zones', "'/secteurs'",
      "aucune page n'a l'adresse « /secteurs » ; corrigez-la"],
    ['a redirect from a page', 'redirects./contact', "'/'", 'une page a cette adresse ; retirez la ligne'],
    ['a redirect with a capital', 'redirects./Zones', "'/'",
      'une adresse commence par « / », sans espace, accent ni majuscule ; corrigez-la'],
    ['a page twice', 'pages.1.path', "'/'", twice('/'), 'pages'],
    ["'Photo {n} sur {total}' without its first sign", 'interfaceCopy.gallery.position', "'Photo sur {total}'",
      NUMBERS],
    ['without its second', 'interfaceCopy.gallery.position', "'Photo {n}'", NUMBERS],
    ['a part of the roof under another name', 'roofParts.0.id', "'ridges'",
      "le dessin n'a pas cette pièce ; remettez l'« id » de votre dernière copie"],
    ['a part of the roof that is gone', 'roofParts.0', undefined,
      PIECES, 'roofParts'],
    ['a part twice', 'roofParts.0.id', "'gutter'",
      PIECES, 'roofParts'],
    ['two parts of a legal page under one address', 'legalNotice.sections.1.id', "'editeur'",
      "« editeur » est déjà l'ancre d'une autre partie ; donnez à celle-ci la sienne"],
    ['one of them not always shown', 'privacyPolicy.sections.1.id', codeAt('privacyPolicy.sections.0.id'),
      "est déjà l'ancre d'une autre partie ; donnez à celle-ci la sienne"],
    ['a block of no known sort', 'legalNotice.sections.0.blocks.0.kind', "'image'",
      "écrivez « paragraph », « list », « facts » ou « table », avec les champs d'un bloc voisin de la même sorte"],
    ['a legal page of a day that does not exist', 'privacyPolicy.updated', "'2026-02-31'", DAY],
    ['a legal page of tomorrow', 'privacyPolicy.updated', "'2099-01-01'", 'cette date est à venir'],
    ['a legal page of a French date', 'privacyPolicy.updated', "'22/11/2026'", DAY],
    ['a number that vanishes from a sentence of every page', 'serviceArea.radiusKm', "'cinquante'",
      'un nombre sans guillemets est attendu, avec un point pour la virgule'],
  ],
};

describe.each(Object.entries(FACTS))('a wrong fact %s is told with its place, and nothing else is', (_, facts) => {
  test.each(facts)('%s', (_, place, code, problem, at = place) => {
    const [told, ...others] = toldOf(withCode(place, code));
    expect([others, told?.slice(0, `${at} : `.length), told?.slice(-problem.length)]).toEqual([
      [],
      `${at} : `,
      problem,
    ]);
  });
});

/** data/ after several changes, each a place and the code there. */
const withAll = (changes: readonly (readonly [place: string, code: string | undefined])[], source?: Source) =>
  changes.reduce((all, [place, code]) => withCode(place, code, all), source ?? onDisk());
const placesTold = (source: Source) => toldOf(source).map((told) => told.replace(/ : .*$/s, ''));
describe('the whole sentence says where, by file, line and both names of the field, what is there, and what would be right', () => {
  test.each([
    [
      'epinal.neighbours.2.km',
      '10.1',
      "data/towns/epinal.ts, ligne 48, champ « neighbours › n° 3 › km » (kilomètres à vol d'oiseau) : 10.1 ne convient pas ; une commune voisine est à 10 km au plus.",
    ],
    [
      'epinal.neighbours.2.km',
      undefined,
      "data/towns/epinal.ts, ligne 48, champ « neighbours › n° 3 › km » (kilomètres à vol d'oiseau) : il manque ; un nombre sans guillemets est attendu, avec un point pour la virgule.",
    ],
    [
      'gallery',
      '[]',
      'data/gallery.ts, ligne 2, « gallery » : la liste compte 0 élément ; il ne reste aucune photo ; remettez-en une au moins.',
    ],
    [
      'golbey.seo.title',
      'null',
      'data/towns/golbey.ts, ligne 10, champ « seo › title » (titre dans Google) : il est vide ; un texte entre guillemets est attendu.',
    ],
    [
      'golbey.seo.title',
      letters(71),
      'data/towns/golbey.ts, ligne 10, champ « seo › title » (titre dans Google) : ce texte a 71 caractères ; 70 au plus, sinon les moteurs de recherche coupent ce titre.',
    ],
    [
      'golbey.at',
      letters(61),
      "data/towns/golbey.ts, ligne 3, champ « at » (nom avec « à ») : ce texte ne convient pas ; écrivez le nom avec « à » ou « au » devant, comme « à Épinal », « au Val-d'Ajol ».",
    ],
  ])('%s: %s', (place, code, sentence) => {
    expect(readSite(withCode(place, code)).faults.map(sentenceOf)).toEqual([sentence]);
  });
});

describe('records that are right by themselves must fit one another', () => {
  test('a town with the name of another', () => {
    expect(toldOf(withCode('golbey.name', "'Épinal'"))).toContain(
      `golbey.name : ${taken('Épinal', 'data/towns/epinal.ts')}`,
    );
  });

  test("a town with another town's title", () => {
    const title = 'Couvreur à Épinal et à Golbey';
    const source = withAll([
      ['epinal.seo.title', `'${title}'`],
      ['golbey.seo.title', `'${title}'`],
    ]);
    expect(toldOf(source)).toEqual([`golbey.seo.title : ${taken(title, 'data/towns/epinal.ts')}`]);
  });

  test('a review older than the works', () => {
    const source = withAll([
      ['testimonials', review("rating: 5, published: '2025-05-31', works: '2025-06-01'")],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(toldOf(source)).toEqual([
      "testimonials.0.works : l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates",
    ]);
  });

  test("a customer's words twice", () => {
    const one = (rating: number) => `{ ${REVIEW}, rating: ${rating}, ${DATES} }`;
    const source = withAll([
      ['testimonials', `[${one(5)}, ${one(4)}]`],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(toldOf(source)).toEqual([`testimonials.1.text : ${taken('Un toit refait.')}`]);
  });

  test("a page that was copied from another town's, and half rewritten", () => {
    const copied = (...fields: string[]) =>
      toldOf(withAll(fields.map((field) => [`golbey.${field}`, codeAt(`epinal.${field}`)])));
    const remedy = 'mot pour mot dans data/towns/epinal.ts aussi ; récrivez dans la plus récente des deux fiches';
    expect(copied('rules')).toEqual([`golbey.rules : ce texte est ${remedy}`]);
    expect(copied('rules', 'season')).toEqual([`golbey.season : 2 textes, dont celui-ci, sont ${remedy}`]);
    expect(copied('latitude', 'longitude')).toEqual([
      "golbey.latitude : cette latitude et cette longitude sont aussi celles de « Épinal » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr",
    ]);
  });

  test('a new town stands in no tab until it is put into one', () => {
    const source = withFile('data/towns/nancy.ts', () => onDisk().read('data/towns/golbey.ts').toString());
    expect(placesTold(source)).toContain('zones');
    expect(placesTold(withCode('zones.0.towns.9', "'nancy'", source))).not.toContain('zones');
  });

  test('a service that is withdrawn is told wherever it is named', () => {
    const source = withFile('data/services/charpente.ts', () => undefined);
    const told = toldOf(source);
    expect(new Set(told.map((one) => one.replace(/^.* : /, '')))).toEqual(new Set([noService('charpente')]));
    const files = onDisk()
      .files()
      .filter((file) =>
        /service: 'charpente'|^ +'charpente',|\[?'charpente'[,\]]/m.test(onDisk().read(file).toString()),
      );
    expect(new Set(readSite(source).faults.map(({ file }) => file))).toEqual(new Set(files));
    for (const name of ['serviceOrder', 'areaServices', 'home.services.cards', 'footerServices', 'roofParts'])
      expect(told).toContainEqual(expect.stringMatching(`^${name}\\b`));
  });

  test('a text of a service that pages of towns no longer list may stay', () => {
    expect(toldOf(withCode('areaServices.7', undefined))).toEqual([]);
  });
});

describe('what is wrong is told once, and all of it at once', () => {
  test('in several files, of which one cannot be read', () => {
    const source = withAll([
      ['epinal.postalCode', "'8800'"],
      ['epinal.latitude', '6.45'],
      ['golbey.heroImage', "'poutre'"],
      ['charpente.towns.0.slug', "'nancy'"],
      ['nettoyage-cheneau.intro', undefined],
      ['photos.zone-lac.alt', "''"],
      ['company.phone', "'12'"],
      ['gallery.2.id', '1'],
    ]);
    expect(placesTold(source).sort()).toEqual([
      'charpente.towns.0.slug',
      'company.phone',
      'epinal.latitude',
      'epinal.postalCode',
      'gallery.2.id',
      'nettoyage-cheneau.intro',
      'photos.zone-lac.alt',
    ]);
    const broken = withFile('data/towns/vittel.ts', (text) => text.replace(',', ''), source);
    expect(sentencesOf(broken).filter((sentence) => sentence.includes('ne peut pas être lu'))).toHaveLength(1);
    expect(placesTold(broken)).toContain('epinal.latitude');
    const town = 'data/towns/golbey';
    const misnamed = withFile(
      `${town}.TS`,
      () => 'export',
      withFile(`${town}.ts`, () => undefined),
    );
    expect(readSite(misnamed).faults.map(({ file }) => file)).toEqual([`${town}.TS`]);
  });

  test('a fact that pages name is told where it stands, not in every text that names it', () => {
    for (const name of ['company', 'serviceArea', 'commitments', 'deliveryRules']) {
      const { file } = RECORDS[name as RecordName];
      expect(new Set(readSite(withFile(file, () => undefined)).faults.map((one) => one.file)), name).toEqual(
        new Set([file]),
      );
    }
    expect(toldOf(withCode('commitments.freeVisit.otherwise', "''"))).toEqual([
      'commitments.freeVisit.otherwise : ce texte est vide ; écrivez-le',
    ]);
  });
});

const entries = (count: number, of = (index: number) => `'mot ${index}'`) =>
  `[${Array.from({ length: count }, (_, index) => of(index))}]`;
const titled = (index: number) => `{ title: 'Un', text: 'Un texte, ${index}.' }`;
const SLUGS = ['changement-toiture', 'dessous-de-toit', 'nettoyage-cheneau', 'peinture-boiserie'];
const TOWNS = ['epinal', 'golbey', 'vittel', 'vagney', 'charmes', 'dompaire', 'bruyeres'];
const slugs = (count: number) => entries(count, (index) => `'${SLUGS[index]}'`);
const towns = (count: number) => entries(count, (index) => `{ slug: '${TOWNS[index]}', reason: 'Une raison.' }`);
const first = (count: number) => entries(count, (index) => `{ service: '${SLUGS[index]}', reason: 'Une raison.' }`);

/** The last that is accepted at a place, and the first that is not. */
const LIMITS: [place: string, accepted: string, refused: string][] = [
  ...Object.entries({
    'charpente.title': 60,
    'charpente.menu.title': 34,
    'charpente.menu.description': 60,
    'charpente.card': 150,
    'charpente.seo.title': 70,
    'charpente.seo.description': 165,
    'charpente.signs.title': 100,
    'company.name': 50,
    'gallery.6.description': 140,
    'zones.0.label': 40,
    'photos.home-hero.alt': 180,
    'photos.service-charpente.caption': 80,
    'pages.0.name': 60,
    'home.hero.title': 100,
    'roofParts.0.name': 40,
    'roofParts.0.fails': 60,
    'drawings.charpente.labels.rot': 40,
  }).map(([place, most]): [string, string, string] => [place, letters(most), letters(most + 1)]),
  ['golbey.seo.description', letters(70), letters(69)],
  ['golbey.seo.keywords', entries(3), entries(2)],
  ['epinal.seo.keywords', entries(12), entries(13)],
  ['epinal.priorities', first(2), first(1)],
  ['golbey.priorities', first(3), first(4)],
  ['charpente.signs.items', entries(4), entries(3)],
  ['charpente.process', entries(4, (index) => `{ title: 'Un', description: 'Pas ${index}.' }`), '[]'],
  ['charpente.approach.steps', entries(2, titled), entries(1, titled)],
  ['charpente.offers.0.items', entries(2), entries(1)],
  ['charpente.price.factors', entries(3), entries(2)],
  ['charpente.relatedServices', slugs(2), slugs(1)],
  ['dessous-de-toit.relatedServices', "['charpente', 'changement-toiture', 'nettoyage-cheneau']", slugs(4)],
  ['charpente.towns', towns(3), towns(2)],
  ['dessous-de-toit.towns', towns(6), towns(7)],
  ['reparations-diverses.urgent.items', entries(3), entries(2)],
  ['home.hero.guarantees', entries(3), entries(4)],
  ['epinal.latitude', '47', '46.9'],
  ['epinal.longitude', '5', '4.9'],
  ['golbey.latitude', '49', '49.1'],
  ['golbey.longitude', '8', '8.1'],
  ['epinal.altitude.min', '150', '149'],
  ['golbey.altitude.max', '1500', '1501'],
  ['photos.home-hero.focus.x', '0', '-1'],
  ['photos.home-hero.focus.y', '100', '101'],
  ['photos.zone-lac.focus', '{ x: 100, y: 0 }', '{ x: 101, y: -1 }'],
  ['company.experienceYears', '60', '61'],
  ['company.labels', "[{ name: 'Label', number: '1', scope: 'toits', expires: '2027-12-31' }]", '[]'],
  ['serviceArea.radiusKm', '200', '201'],
  ['deliveryRules.retentionDays', '1', '0'],
  ['privacyPolicy.updated', `'${dayOfBuild()}'`, "'2099-01-01'"],
];

describe('a fact beyond its limits is refused', () => {
  test('and up to them accepted', () => {
    const changes = LIMITS.map(([place, accepted]) => [place, accepted] as const);
    expect(toldOf(withAll(changes))).toEqual([]);
    const refused = LIMITS.map(([place, , code]) => [place, code] as const);
    const told = placesTold(withAll(refused));
    expect(LIMITS.map(([place]) => place).filter((place) => !told.some((one) => one.startsWith(place)))).toEqual([]);
  });
});

/** data/ with every fact that may be left out. */
const FULL = withAll(
  [
    ['company.delivery', "{ to: 'Jean.Dupont@exemple.fr', from: 'Site@Toitures-Igney.example' }"],
    ['company.mobile', "'+33 6 12 34 56 78'"],
    ['company.googleProfile', "'https://g.page/toitures'"],
    ['company.attestation', "{ file: 'attestation-2027.pdf', expires: '2027-12-31' }"],
    ['company.labels', "[{ name: 'Artisan des Vosges', number: '1', scope: 'couverture', expires: '2027-12-31' }]"],
    ['company.portrait', "{ name: 'J. P.', photo: 'home-hero', text: 'Couvreur à Igney.' }"],
    ['company.mediator.website', "'https://www.mediateur.fr'"],
    ['company.openingHours.1', "{ days: ['Saturday'], opens: '08:00', closes: '12:00' }"],
    ['company.openingHours.9', "{ days: ['Saturday'], opens: '12:00', closes: '17:00' }"],
    ['testimonials', review("rating: 5, published: '2025-05-31', works: '2025-05-31'")],
    ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ['photos.home-hero.caption', "'La maison'"],
    ['epinal.portfolioImages', "['home-hero', 'zone-lac', 'zone-bourg', 'zone-plaine']"],
    ['epinal.neighbours.0.km', '10'],
    ['golbey.latitude', codeAt('epinal.latitude')],
    ['epinal.neighbours.0.department', "'Meurthe-et-Moselle'"],
    ['epinal.blurbs.charpente', "'Sous les combles, nous contrôlons les assemblages.'"],
  ],
  withFile('public/attestation-2027.pdf', () => 'PDF'),
);

describe('what the owner may write is accepted', () => {
  test('all that may be left out', () => {
    expect(toldOf(FULL)).toEqual([]);
    expect(JSON.stringify(readSite(FULL).site.legalNotice)).toContain('Un avis est publié sous quinze jours.');
  });

  test.each([
    ['siret', '73282932000074'],
    ['siret', '732 829 320 00074'],
    ['siret', '732\u00a0829\u00a0320\u202f00074'],
    ['siret', '50000000000009'],
    ['phone', '+33 6 12 34 56 78'],
    ['phone', '06.12.34.56.78'],
    ['vat', 'FR12345678901'],
    ['vat', 'FR 12 345 678 901'],
    ['vat', 'TVA non applicable, art. 293 B du CGI'],
    ['apeCode', '4391B'],
    ['apeCode', '43.91 B'],
    ['siteUrl', 'https://toitures-igney.example'],
  ])('%s: %s', (field, value) => {
    expect(toldOf(withCode(`company.${field}`, `'${value}'`))).toEqual([]);
  });
});

const { site } = readSite(FULL);
/** Between them they have each field that a service may do without. */
const COMPLETE = ['changement-toiture', 'dessous-de-toit', 'reparations-diverses'];
const few = (value: unknown, schema: z.ZodType) =>
  schema instanceof z.ZodRecord ? Object.fromEntries(Object.entries(value as Branch).slice(0, 2)) : value;
/** Every record with its schema, one town for all, services that have every field; of what there is any number of, two. */
const records: [name: string, schema: z.ZodType, file: string, record: string, value: unknown][] = [
  ...Object.entries(RECORDS).map(([name, { file, schema }]) => [
    name,
    schema,
    file,
    name,
    few(site[name as RecordName], schema),
  ]),
  ...[site.towns!.epinal!, ...COMPLETE.map((slug) => site.services![slug]!)].map(({ slug, ...value }) => {
    const { folder, record, schema } = FOLDERS['menu' in value ? 'services' : 'towns'];
    return [slug, schema, `${folder}/${slug}.ts`, record, value];
  }),
] as never;

/** Every entry of a value: what holds it, its key there, and its path. */
function* entriesIn(value: unknown, path: Path = []): Generator<{ holder: Branch; key: string; path: Path }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    yield { holder: value as Branch, key, path: at };
    yield* entriesIn(entry, at);
  }
}

/** What stays untold where one entry after the other is changed, by record and path; * stands for any of many. */
function untold(
  change: (holder: Branch, key: string) => void,
  isChanged = (_: Branch, __: z.ZodType) => true,
): string[] {
  const found = records.flatMap(([, schema, , record, value]) => {
    const copy = structuredClone(value) as Branch;
    return [...entriesIn(copy)].flatMap(({ holder, key, path }) => {
      if (!isChanged(holder, fieldAt(schema, path.slice(0, -1)))) return [];
      const before = { ...holder };
      change(holder, key);
      const isTold = !schema.safeParse(copy).success;
      for (const name of Object.keys(holder)) delete holder[name];
      Object.assign(holder, before);
      const named = path.map((key, depth) =>
        typeof key === 'number' || fieldAt(schema, path.slice(0, depth)) instanceof z.ZodRecord ? '*' : key,
      );
      return isTold ? [] : [record, ...named].join('.');
    });
  });
  return [...new Set(found)].sort();
}

describe('no field of any record goes without a word', () => {
  const isNamed = (holder: Branch, around: z.ZodType) => !Array.isArray(holder) && !(around instanceof z.ZodRecord);

  test('where it is emptied', () => {
    const empty = (holder: Branch, key: string) => {
      holder[key] = typeof holder[key] === 'string' ? ' ' : null;
    };
    expect(untold(empty)).toEqual([]);
  });

  test('where its name is misspelt', () => {
    const rename = (holder: Branch, key: string) => {
      holder[`x${key}`] = holder[key];
    };
    // The form may have more fields than it has.
    expect(untold(rename, isNamed).filter((path) => !/^contactForm\.fields\.\w+$/.test(path))).toEqual([]);
  });
});

describe('whatever is wrong with a record, the owner reads French', () => {
  const JARGON =
    /invalid|expected|received|required|unrecognized|too (big|small)|string|number|undefined|null|NaN|object|array|record|regex|zod|chaîne de caractères|entrée|indéfini|motif|clé/i;
  const SENTENCE = /^data\/[\w./-]+\.ts, (« [^»]+ »|champ « [^»]+ » \([^)]+\)) : .+ ; .+\.$/;
  const WRONG_VALUES = [undefined, null, '', 'é'.repeat(2000), -1, 1e6, true, [], {}];

  /** The value with every entry at one depth replaced. */
  const replaced = (value: unknown, depth: number, wrong: unknown): unknown => {
    if (depth === 0) return wrong;
    if (Array.isArray(value)) return value.map((entry) => replaced(entry, depth - 1, wrong));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, depth - 1, wrong)]));
  };

  test.each(records)('%s', (_, schema, file, record, value) => {
    for (let depth = 0; depth < 7; depth++)
      for (const wrong of WRONG_VALUES)
        for (const { path, problem } of problemsIn(schema, replaced(value, depth, wrong))) {
          const sentence = sentenceOf({ file, record, path, problem });
          expect(sentence).toMatch(SENTENCE);
          // Fields and files keep their English names: they are what the owner looks for.
          expect(problem).not.toMatch(JARGON);
        }
  });
});
