import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  changeFile,
  problemsOf,
  sentencesOf,
  replaceCode as withChange,
  replaceCodes as withChanges,
} from '../../../tests/support/changed-data';
import { testData } from '../../../tests/support/test-site';
import { COLLECTIONS } from '../collections';
import type { Path } from '../owner-facts';
import { fieldAt } from '../schema/fields';
import { COLLECTION_SCHEMAS, RECORDS, type RecordName, type Records } from '../schema/records';
import { dayOfBuild } from '../text/day-of-build';
import { problemsIn } from './check-record';
import { sentenceOf } from './faults';
import { printInFile, printInForm } from './problems';
import { readRecords } from './read-records';
import type { Source } from './source';

const unknownPhotoMessage = (name: string) => `aucune photo ne s'appelle « ${name} »`;
const unknownServiceMessage = (slug: string) => `aucun service n'a l'adresse « ${slug} »`;
const noTown = (slug: string) => `aucune ville n'a l'adresse « ${slug} »`;
const repeatedMessage = (name: string) => `(« ${name} ») ; remplacez l'un des deux`;
const duplicateMessage = (name: string, file?: string) =>
  `« ${name} » sert déjà à une autre fiche${file ? ` (${file})` : ''} ;`;
const letters = (count: number) => `'${'é'.repeat(count)}'`;
const OTHER = 'sert déjà à une autre fiche (data/services/charpente.ts) ;';
const MAILBOX = 'écrivez une adresse sans accent ni espace, et entière, comme « contact@exemple.fr »';
const NUMBER = 'écrivez un numéro français de dix chiffres';
const DIGIT = 'un chiffre est faux : recopiez les quatorze';
const OWN = 'hardouin.example';
const DOMAIN = 'écrivez le domaine et rien derrière';
const DAY = 'écrivez une date qui existe, comme « 2027-05-31 »';
const SENDER = 'écrivez une adresse qui finit par « @hardouin.example », le domaine du site';
const TEXT = 'un texte entre guillemets est attendu';
type Branch = Record<string, unknown>;
/** The tests' own data, whose form transmits nothing: the address of the site may be any. */
const DATA = withChange('company.delivery', 'false');
const applyChange = (place: string, code: string | undefined, source = DATA) => withChange(place, code, source);
const applyChanges = (changes: Parameters<typeof withChanges>[0], source = DATA) => withChanges(changes, source);
const { records: originalRecords } = readRecords(DATA);
/** What data/ says at a place. */
const resolvedText = (site: Partial<Records>, place: string) =>
  place.split('.').reduce<unknown>((at, key) => (at as Branch)[key], { ...site, ...site.towns });
/** The same, to be copied. */
const codeAt = (place: string) => JSON.stringify(resolvedText(originalRecords, place));
const BLURBS = JSON.stringify(
  Object.fromEntries(originalRecords.areaServices!.map((slug) => [slug, 'À Basse-Combe et à Ombreval-Haut.'])),
);
const REVIEW = `name: 'M. P.', location: 'Ombreval', text: 'Un toit refait.'`;
const review = (rest: string) => `[{ ${REVIEW}, ${rest} }]`;
const field = (rest: string) =>
  `{ label: 'Code', inMail: 'Code', required: false, compact: false, maxLength: 5, input: { type: 'text' }, ${rest} }`;
const DATES = "published: '2025-05-31', works: '2025-03-12'";
const TOMORROW = "published: '2099-05-31', works: '2025-03-12'";
const SAMPLE = review(`rating: 5, ${DATES}`).replace('M. P.', 'Prénom N.');
const paper = (file: string) => `{ file: '${file}', expires: '2027-12-31' }`;
const label = (expires: string) => `[{ name: 'Label', number: '1', scope: 'toits', expires: '${expires}' }]`;
const deliveryFrom = (from: string) => `{ to: 'jean@exemple.fr', from: '${from}' }`;
const allDay = "{ days: ['Friday', 'Saturday', 'Sunday'] }";
const closingAtNoon = "{ days: ['Friday', 'Saturday', 'Sunday'], opens: '09:00', closes: '12:00' }";
const fieldWithRule = field("hint: 'par exemple Igney', rule: { pattern: '^[0-9]{5}$', message: 'Code invalide' }");

/** Where the owner writes a wrong fact, and what; what he is told, and of which place where it is another, or of which part. */
type Fact = [place: string, code: string | undefined, told: string, at?: string];

const FACTS: Record<string, Fact[]> = {
  'of the company': [
    ['company.phone', "'00 29 00 00 00'", NUMBER],
    ['company.phone', "'+352 26 12 34 56'", NUMBER],
    ['company.mobile', "'06 29 00 00'", NUMBER],
    ['company.mobile', "'+33 6 29 00 00'", NUMBER],
    ['company.mobile', "'03 29 00 00 00'", 'un SMS demande un numéro de mobile'],
    ['company.email', "'été@exemple.fr'", MAILBOX],
    ['company.email', "'jean dupont@exemple.fr'", MAILBOX],
    ['company.email', "'dupont@wanadoo'", MAILBOX],
    ['company.email', "'jean@gmial.com'", 'vous vouliez sans doute écrire « gmail.com »'],
    ['company.email', "'jean@orange,fr'", 'vous vouliez sans doute écrire « orange.fr »'],
    ['company.name', "'Toits\\nDupont'", 'écrivez-le sur une seule ligne'],
    ['company.name', "'Toits</script>'", "« </script> » n'est pas du texte ; retirez"],
    ['company.owner', "'Prénom Nom'", 'écrivez votre prénom et votre nom'],
    ['company.apeCode', "'couvreur'", 'écrivez quatre chiffres et une lettre'],
    ['company.apeCode', "'à venir'", 'écrivez quatre chiffres et une lettre'],
    ['company.vat', "'aucune'", 'écrivez votre numéro, comme « FR 44 732 829 320 »'],
    ['company.vat', "'FR 12 732 829 320'", 'un chiffre est faux : recopiez le numéro'],
    ['company.mediator.website', "'mediateur'", "copiez l'adresse entière de son site"],
    ['company.repairRates.hourlyRate', "'55 € HT'", 'écrivez-le en entier, avec « € TTC »'],
    ['company.repairRates.hourlyRate', "'55'", 'écrivez-le en entier, avec « € TTC »'],
    ['company.repairRates.hourlyRate', "'abc'", 'écrivez-le en entier, avec « € TTC »'],
    ['company.repairRates.travelCosts', "'à voir'", 'écrivez-le en entier, avec « € TTC »'],
    ['company.repairRates.fixedPrices', "'€ TTC'", 'écrivez-le en entier, avec « € TTC »'],
    ['commitments.freeVisit.sentence', "'La visite est gratuite'", 'finissez-la avec un point, ou ôtez celui'],
    ['company.googleProfile', "'http://g.page/toits'", "copiez l'adresse entière, avec « https:// »"],
    ['company.siteUrl', "'www.exemple.fr/toits'", DOMAIN],
    ['company.siteUrl', "'toits dupont.fr'", DOMAIN],
    ['company.siteUrl', "'https://exemple'", DOMAIN],
    ['company.address.postalCode', "'8815'", 'écrivez le code postal de la commune'],
    ['company.experienceYears', '2010', "c'est un nombre d'années, pas une date"],
    ['company.siret', "'73282932000075'", DIGIT],
    ['company.siret', "'732 829 230 00074'", DIGIT],
    ['company.siret', "'732829320000740'", 'ce numéro a 15 chiffres : il en faut quatorze'],
    ['company.siret', "'732.829.320'", "c'est le SIREN : ajoutez les cinq chiffres qui le suivent"],
    ['company.siret', "'73282932OOOO74'", "un SIRET n'a que des chiffres"],
    ['company.legalForm', undefined, TEXT],
    ['company.attestation', paper('garantie.pdf'), "n'est pas dans data/documents/", '.file'],
    ['company.attestation', paper('garantie.jpg'), 'écrivez le nom du fichier PDF', '.file'],
    ['company.attestation', paper('mon assurance.pdf'), 'écrivez le nom du fichier PDF', '.file'],
    ['company.labels', label('2027-02-29'), DAY, '.0.expires'],
    ['company.labels', label("2027-12-31', url: 'http://exemple.fr"), 'avec « https:// »', '.0.url'],
    [
      'company.portrait',
      "{ name: 'J. P.', photo: 'moi', text: 'Couvreur à Igney.' }",
      unknownPhotoMessage('moi'),
      '.photo',
    ],
    ['company.delivery', "'oui'", "écrivez false (rien n'est transmis), ou les deux adresses"],
    ['company.delivery', deliveryFrom('le site@hardouin.example'), MAILBOX, '.from'],
    ['company.delivery', deliveryFrom('jean@orange.fr'), SENDER, '.from'],
    ['company.delivery', deliveryFrom('jean@faux-hardouin.example'), SENDER, '.from'],
  ],
  'of the opening hours': [
    ['company.openingHours.2.opens', "'8h'", 'écrivez une heure comme « 08:00 »'],
    ['company.openingHours.2.opens', "'24:00'", 'écrivez une heure comme « 08:00 »'],
    ['company.openingHours.2.closes', undefined, 'donnez les deux heures'],
    ['company.openingHours.2.closes', "'07:00'", "la fermeture doit venir après l'ouverture"],
    ['company.openingHours.2.closes', "'07:30'", "la fermeture doit venir après l'ouverture"],
    ['company.openingHours.3.days.0', "'Samedi'", "un jour s'écrit en anglais : Monday"],
    ['company.openingHours.3.days.2', "'Saturday'", repeatedMessage('Saturday'), 'company.openingHours.3.days'],
    ['company.openingHours.3', allDay, 'vendredi est à la fois ouvert et fermé, sur les lignes n° 3 et n° 4', '.days'],
    [
      'company.openingHours.3',
      closingAtNoon,
      'vendredi : la ligne n° 4 commence à 9 h, avant la fin de la ligne n° 3 (12 h)',
      '.opens',
    ],
    [
      'company.holidays',
      "[{ from: '2027-08-22', until: '2027-08-02' }]",
      'le dernier jour est avant le premier',
      '.0.until',
    ],
    ['company.openingHours.3', undefined, 'il y manque samedi et dimanche', 'company.openingHours'],
  ],
  'of the towns': [
    ['roche-ferrand.season', "'Après le dernier gel, nous'", "la phrase n'est pas finie (« …le dernier gel, nous »)"],
    ['zones.1.label', "'Versant sud'", repeatedMessage('Versant sud'), 'zones'],
    ['zones.2.towns', "'vieux-moutier'", 'une liste entre crochets est attendue'],
    [
      'zones.1.towns.2',
      "'roche-ferrand'",
      "« Roche-Ferrand » est déjà dans l'onglet « Versant sud »",
      'zones.1.towns.2',
    ],
    ['zones.0.towns.2', "'roche-ferrand'", repeatedMessage('roche-ferrand'), 'zones.0.towns'],
    ['zones.0.towns.2', "'nancy'", noTown('nancy'), 'zones.0.towns.2'],
    ['zones.0.towns.0', undefined, "« Roche-Ferrand » n'est dans aucun onglet", 'zones'],
    ['serviceArea.centre', "'igney'", noTown('igney')],
    ['roche-ferrand.neighbours.4', undefined, 'une page de ville nomme exactement cinq', 'roche-ferrand.neighbours'],
    [
      'roche-ferrand.neighbours.5',
      "{ name: 'Nancy', km: 9 }",
      'une page de ville nomme exactement cinq',
      'roche-ferrand.neighbours',
    ],
    ['roche-ferrand.neighbours.2.km', undefined, 'il manque ; un nombre sans guillemets est attendu, avec un point'],
    ['roche-ferrand.neighbours.2.km', '0', 'un nombre plus grand que 0 est attendu'],
    ['roche-ferrand.neighbours.0.km', "'4,5'", 'écrivez-le sans guillemets, avec un point : 4.5'],
    ['roche-ferrand.neighbours.2.name', "'Basse-Combe'", repeatedMessage('Basse-Combe'), 'roche-ferrand.neighbours'],
    ['roche-ferrand.neighbours.4.name', "'Roche-Ferrand'", 'la ville est nommée comme sa propre voisine'],
    ['roche-ferrand.blurbs', BLURBS, 'ces textes nomment 1 des 5 communes voisines'],
    ['roche-ferrand.heroImage', "'mairie'", unknownPhotoMessage('mairie')],
    ['roche-ferrand.heroImage', "''", "rien n'est choisi ; choisissez une photo"],
    ['roche-ferrand.priorities.0.service', "' '", "rien n'est choisi ; choisissez un service"],
    ['serviceArea.centre', "''", "rien n'est choisi ; choisissez une ville"],
    ['roche-ferrand.portfolioImages', "['atelier', 'mairie']", unknownPhotoMessage('mairie'), '.1'],
    ['ombreval.at', letters(61), 'ce texte ne convient pas ; écrivez le nom avec « à » ou « au »'],
    ['roche-ferrand.at', "'Roche-Ferrand'", 'écrivez le nom avec « à » ou « au » devant'],
    ['ombreval.at', "'à Roche-Ferrand'", "« Ombreval » n'y est pas"],
    ['ombreval.of', "'de Roche-Ferrand'", "« Ombreval » n'y est pas"],
    ['ombreval.seo.title', "'Couvreuse à Ombreval-Nord'", "« Ombreval » n'y est pas"],
    ['ombreval.of', "'Ombreval'", 'écrivez le nom avec « de » ou « du » devant'],
    ['roche-ferrand.postalCode', "'75001'", 'écrivez le code postal de la commune'],
    ['roche-ferrand.latitude', '6.45', 'dans les Vosges, la latitude va de 47 à 49 degrés'],
    [
      'roche-ferrand.priorities.1.service',
      "'couverture-ardoise'",
      repeatedMessage('couverture-ardoise'),
      'roche-ferrand.priorities',
    ],
    ['roche-ferrand.intro.2', codeAt('roche-ferrand.intro.0'), 'ce texte est déjà plus haut dans la même fiche'],
    ['ombreval.seo', "'Ombreval'", 'des champs entre accolades sont attendus'],
    ['roche-ferrand.portfolioImage', "['atelier']", "ce champ n'existe pas"],
  ],
  'of the services': [
    ['serviceOrder.4', "'charpente'", repeatedMessage('charpente'), 'serviceOrder'],
    ['serviceOrder.2', undefined, "« Charpente » n'y est pas", 'serviceOrder'],
    ['serviceOrder.4', "'bardage'", unknownServiceMessage('bardage')],
    ['zinguerie.title', "'Charpente'", OTHER],
    ['zinguerie.menu.title', "'Charpente'", OTHER],
    ['zinguerie.seo.title', "'Charpente en chêne et en sapin'", OTHER],
    ['charpente.relatedServices.1', "'bardage'", unknownServiceMessage('bardage')],
    ['charpente.relatedServices.1', "'charpente'", 'la page renvoie à elle-même'],
    ['charpente.relatedServices', "['zinguerie', 'zinguerie']", repeatedMessage('zinguerie')],
    ['couverture-ardoise.towns.0.slug', "'nancy'", noTown('nancy')],
    ['charpente.heroImage', "'poutre'", unknownPhotoMessage('poutre')],
    ['charpente.pictures.work.photo', "'poutre'", unknownPhotoMessage('poutre')],
    ['charpente.gallery', "['atelier', 'poutre']", unknownPhotoMessage('poutre'), '.1'],
    ['charpente.relatedServices.0', letters(61), unknownServiceMessage('é'.repeat(61))],
    ['ombreval.seo.title', letters(71), 'ce texte a 71 caractères ; 70 au plus, sinon les moteurs de recherche'],
    ['ombreval.seo.title', 'null', 'il est vide ; un texte entre guillemets est attendu'],
    ['charpente.seo.keywords', "['charpente']", 'il en faut trois au moins, douze au plus'],
  ],
  'of photos and reviews': [
    ['gallery.3.description', "'Après : gouttière neuve'", '« Avant » et « Après » vont ensemble'],
    ['gallery.3.photo', "'poutre'", unknownPhotoMessage('poutre')],
    ['gallery.3.photo', "'ardoise-avant'", duplicateMessage('ardoise-avant')],
    ['gallery.3.id', '1', duplicateMessage('1')],
    ['gallery.3.id', '0', 'un nombre plus grand que 0 est attendu'],
    ['defaultPortfolio.3', "'ardoise-avant'", repeatedMessage('ardoise-avant'), 'defaultPortfolio'],
    ['photos.atelier.alt', "' '", 'écrivez en une phrase ce que la photo montre'],
    ['photos.atelier.alt', "'IMG_2041.JPG'", 'écrivez en une phrase ce que la photo montre'],
    ['photos.atelier.file', `'${'toit-'.repeat(24)}.jpg'`, '100 au plus : renommez le fichier'],
    ['photos.atelier.file', "'devis.pdf'", "ce n'est pas le nom d'une photo"],
    ['photos.atelier.file', "'photos/toit.jpg'", 'écrivez le nom du fichier seul, sans dossier'],
    ['photos.atelier.file', "'toit.jpg.txt'", 'une fin de nom de trop'],
    ['testimonials', review(`rating: 6, ${DATES}`), 'une note est un nombre entier de 1 à 5', '.0.rating'],
    ['testimonials.0.rating', '5.5', 'une note est un nombre entier de 1 à 5'],
    ['testimonials', review("rating: 5, published: '2025-05-31'"), DAY, '.0.works'],
    ['testimonials', review(`rating: 5, ${TOMORROW}`), 'cette date est à venir', '.0.published'],
    ['testimonials', SAMPLE, 'écrivez le nom que le client accepte', '.0.name'],
  ],
  'of pages and the form': [
    ['contactForm.fields.phone.rule.pattern', "'^(0'", '« 03 29 00 00 00 » doit y convenir'],
    ['contactForm.fields.phone.rule.pattern', "'telephone'", '« 03 29 00 00 00 » doit y convenir'],
    ['contactForm.fields.phone.rule.pattern', "'^[\\\\w +.-]+$'", '« \\w » serait lu autrement par le serveur'],
    ['contactForm.fields.email.rule.pattern', "'^.+@[A-Z.]+$'", '« A » serait lu autrement par le serveur'],
    ['contactForm.fields.email.rule.pattern', "'^[à-ÿ]*.+@.+$'", '« à » serait lu autrement par le serveur'],
    ['contactForm.fields.email.rule.pattern', "'courriel'", '« contact@exemple.fr » doit y convenir'],
    ['contactForm.fields.message.rows', undefined, 'donnez « input » ou « rows »', 'contactForm.fields.message'],
    [
      'contactForm.fields.code',
      fieldWithRule,
      'un champ qui a une règle a aussi « hint », qui finit par un exemple accepté',
    ],
    ['contactForm.fields.again', field(''), 'un champ a un nom en lettres sans accent', 'contactForm.fields'],
    ['redirects./zones', "'/secteurs'", "aucune page n'a l'adresse « /secteurs »"],
    ['redirects./contact', "'/'", 'une page a cette adresse'],
    ['redirects./Zones', "'/'", 'une adresse commence par « / »'],
    ['pages.1.path', "'/'", repeatedMessage('/'), 'pages'],
    ['interfaceCopy.gallery.position', "'Photo sur {total}'", 'écrivez {n} et {total} là où les nombres'],
    ['interfaceCopy.gallery.position', "'Photo {n}'", 'écrivez {n} et {total} là où les nombres'],
    ['roofParts.0.id', "'ridges'", "le dessin n'a pas cette pièce"],
    ['roofParts.0', undefined, 'le dessin a 16 pièces', 'roofParts'],
    ['roofParts.0.id', "'gutter'", 'le dessin a 16 pièces', 'roofParts'],
    ['legalNotice.sections.1.id', "'editeur'", "« editeur » est déjà l'ancre d'une autre partie"],
    ['privacyPolicy.sections.1.id', codeAt('privacyPolicy.sections.0.id'), "est déjà l'ancre d'une autre partie"],
    ['legalNotice.sections.0.blocks.0.kind', "'image'", 'écrivez « paragraph », « list », « facts » ou « table »'],
    ['privacyPolicy.updated', "'2026-02-31'", DAY],
    ['privacyPolicy.updated', "'2099-01-01'", 'cette date est à venir'],
    ['privacyPolicy.updated', "'22/11/2026'", DAY],
    ['privacyPolicy.updated', "''", `la date manque ; ${DAY}`],
    ['serviceArea.radiusKm', "'cinquante'", 'un nombre sans guillemets est attendu'],
  ],
};

describe.each(Object.entries(FACTS))('a wrong fact %s is told with its place, and nothing else is', (_, facts) => {
  test.each(facts)('%s: %s', (place, code, problem, at = place) => {
    const told = problemsOf(applyChange(place, code));
    expect(told).toEqual([expect.stringContaining(problem)]);
    expect(told[0]?.split(' : ')[0]).toBe(at.startsWith('.') ? place + at : at);
  });
});

const faultPlaces = (source: Source) => problemsOf(source).map((told) => told.replace(/ : .*$/s, ''));
test('the whole sentence says where, by file, line and both names of the field, what is there, and what would be right', () => {
  expect(readRecords(applyChange('roche-ferrand.neighbours.2.km', '12.1')).faults.map(sentenceOf)).toEqual([
    "data/towns/roche-ferrand.ts, ligne 34, champ « neighbours › n° 3 › km » (kilomètres à vol d'oiseau) : 12.1 ne convient pas ; une commune voisine est à 12 km au plus.",
  ]);
  expect(readRecords(applyChange('gallery', '[]')).faults.map(sentenceOf)).toEqual([
    'data/gallery.ts, ligne 1, « gallery » : la liste est vide ; il ne reste aucune photo ; remettez-en une au moins.',
  ]);
});

describe('records that are right by themselves must fit one another', () => {
  test('a town with the name of another', () => {
    const told = `ombreval.name : ${duplicateMessage('Roche-Ferrand', 'data/towns/roche-ferrand.ts')}`;
    expect(problemsOf(applyChange('ombreval.name', "'Roche-Ferrand'"))).toContainEqual(expect.stringContaining(told));
  });

  test("a town with another town's title", () => {
    const title = 'Couvreuse à Roche-Ferrand et à Ombreval';
    const source = applyChanges([
      ['roche-ferrand.seo.title', `'${title}'`],
      ['ombreval.seo.title', `'${title}'`],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining(`ombreval.seo.title : ${duplicateMessage(title, 'data/towns/roche-ferrand.ts')}`),
    ]);
  });

  test('a review without what the owner promises of reviews', () => {
    const source = applyChanges([
      ['testimonials', review(`rating: 5, ${DATES}`)],
      ['reviewTerms', 'optional()'],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining('reviewTerms : la loi le demande dès le premier avis'),
    ]);
  });

  test('a review older than the works', () => {
    const source = applyChanges([
      ['testimonials', review("rating: 5, published: '2025-05-31', works: '2025-06-01'")],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(problemsOf(source)).toEqual([
      "testimonials.0.works : l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates",
    ]);
  });

  test("a customer's words twice", () => {
    const one = (rating: number) => `{ ${REVIEW}, rating: ${rating}, ${DATES} }`;
    const source = applyChanges([
      ['testimonials', `[${one(5)}, ${one(4)}]`],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining(`testimonials.1.text : ${duplicateMessage('Un toit refait.')}`),
    ]);
  });

  test("a page that was copied from another town's, and half rewritten", () => {
    const copyFields = (...fields: string[]) =>
      problemsOf(applyChanges(fields.map((field) => [`ombreval.${field}`, codeAt(`roche-ferrand.${field}`)])));
    const remedy =
      'mot pour mot dans data/towns/roche-ferrand.ts aussi ; récrivez dans la plus récente des deux fiches';
    expect(copyFields('rules')).toEqual([`ombreval.rules : ce texte est ${remedy}`]);
    expect(copyFields('rules', 'season')).toEqual([`ombreval.season : 2 textes, dont celui-ci, sont ${remedy}`]);
    expect(copyFields('latitude', 'longitude')).toEqual([
      "ombreval.latitude : cette latitude et cette longitude sont aussi celles de « Roche-Ferrand » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr",
    ]);
  });

  test('a new town stands in no tab until it is put into one', () => {
    const source = changeFile('data/towns/nancy.ts', () => testData().read('data/towns/ombreval.ts').toString());
    expect(faultPlaces(source)).toContain('zones');
    expect(faultPlaces(applyChange('zones.0.towns.2', "'nancy'", source))).not.toContain('zones');
  });

  test('a service that is withdrawn is told wherever it is named', () => {
    const source = changeFile('data/services/charpente.ts', () => undefined);
    const told = problemsOf(source);
    for (const one of told) expect(one).toContain(unknownServiceMessage('charpente'));
    const files = testData()
      .files()
      .filter((file) => file !== 'data/services/charpente.ts')
      .filter((file) =>
        /service: 'charpente'|^ +'charpente',|\[?'charpente'[,\]]/m.test(testData().read(file).toString()),
      );
    expect(new Set(readRecords(source).faults.map(({ file }) => file))).toEqual(new Set(files));
    for (const name of ['serviceOrder', 'areaServices', 'home.services.cards', 'footerServices', 'roofParts'])
      expect(told).toContainEqual(expect.stringMatching(`^${name}\\b`));
  });

  test('a text of a service that pages of towns no longer list may stay', () => {
    expect(problemsOf(applyChange('areaServices.2', undefined))).toEqual([]);
  });
});

describe('what is wrong is told once, and all of it at once', () => {
  test('in several files, of which one cannot be read', () => {
    const source = applyChanges([
      ['roche-ferrand.postalCode', "'8800'"],
      ['roche-ferrand.latitude', '6.45'],
      ['ombreval.heroImage', "'poutre'"],
      ['couverture-ardoise.towns.0.slug', "'nancy'"],
      ['zinguerie.intro', undefined],
      ['photos.vallee.alt', "''"],
      ['company.phone', "'12'"],
      ['gallery.2.id', '1'],
    ]);
    expect(faultPlaces(source).sort()).toEqual([
      'company.phone',
      'couverture-ardoise.towns.0.slug',
      'gallery.2.id',
      'photos.vallee.alt',
      'roche-ferrand.latitude',
      'roche-ferrand.postalCode',
      'zinguerie.intro',
    ]);
    const broken = changeFile('data/towns/vieux-moutier.ts', (text) => text.replace(',', ''), source);
    expect(sentencesOf(broken).filter((sentence) => sentence.includes('il manque une virgule'))).toHaveLength(1);
    expect(faultPlaces(broken)).toContain('roche-ferrand.latitude');
    const town = 'data/towns/ombreval';
    const misnamed = changeFile(
      `${town}.TS`,
      () => 'export',
      changeFile(`${town}.ts`, () => undefined),
    );
    expect(readRecords(misnamed).faults.map(({ file }) => file)).toEqual([`${town}.TS`]);
  });

  test('a fact that pages name is told where it stands, not in every text that names it', () => {
    for (const name of ['company', 'serviceArea', 'commitments', 'deliveryRules']) {
      const { file } = RECORDS[name as RecordName];
      expect(new Set(readRecords(changeFile(file, () => undefined)).faults.map((one) => one.file)), name).toEqual(
        new Set([file]),
      );
    }
    expect(problemsOf(applyChange('commitments.freeVisit.otherwise', "''"))).toEqual([
      'commitments.freeVisit.otherwise : ce texte est vide ; écrivez-le',
    ]);
  });
});

const entries = (count: number, of = (index: number) => `'mot ${index}'`) =>
  `[${Array.from({ length: count }, (_, index) => of(index))}]`;
const titled = (index: number) => `{ title: 'Un', text: 'Un texte, ${index}.' }`;
const SLUGS = ['charpente', 'bardage-facade', 'zinguerie', 'ramonage'];
const TOWNS = ['roche-ferrand', 'ombreval', 'les-aulnaies', 'saint-brice-letang', 'vieux-moutier'];
const slugs = (count: number) => entries(count, (index) => `'${SLUGS[index]}'`);
const towns = (count: number) => entries(count, (index) => `{ slug: '${TOWNS[index]}', reason: 'Une raison.' }`);
const first = (count: number) => entries(count, (index) => `{ service: '${SLUGS[index]}', reason: 'Une raison.' }`);

/** The last that is accepted at a place, and the first that is not. */
const LIMITS: [place: string, accepted: string, refused: string][] = [
  ...Object.entries({
    'couverture-ardoise.title': 60,
    'couverture-ardoise.menu.title': 34,
    'couverture-ardoise.menu.description': 60,
    'couverture-ardoise.card': 150,
    'couverture-ardoise.seo.title': 70,
    'couverture-ardoise.seo.description': 165,
    'couverture-ardoise.signs.title': 100,
    'company.name': 50,
    'gallery.2.description': 140,
    'zones.0.label': 40,
    'photos.atelier.alt': 180,
    'photos.ardoise-apres.caption': 80,
    'pages.0.name': 60,
    'home.hero.title': 100,
    'roofParts.0.name': 40,
    'roofParts.0.fails': 60,
    'drawings.charpente.labels.rot': 40,
  }).map(([place, most]): [string, string, string] => [place, letters(most), letters(most + 1)]),
  ['ombreval.seo.description', letters(70), letters(69)],
  ['ombreval.seo.keywords', entries(3), entries(2)],
  ['roche-ferrand.seo.keywords', entries(12), entries(13)],
  ['roche-ferrand.priorities', first(2), first(1)],
  ['ombreval.priorities', first(3), first(4)],
  ['couverture-ardoise.signs.items', entries(4), entries(3)],
  ['couverture-ardoise.process', entries(3, (index) => `{ title: 'Un', description: 'Pas ${index}.' }`), '[]'],
  ['couverture-ardoise.approach.steps', entries(2, titled), entries(1, titled)],
  ['couverture-ardoise.offers.0.items', entries(2), entries(1)],
  ['couverture-ardoise.price.factors', entries(3), entries(2)],
  ['couverture-ardoise.relatedServices', slugs(2), slugs(1)],
  ['zinguerie.relatedServices', "['charpente', 'couverture-ardoise', 'bardage-facade']", slugs(4)],
  ['couverture-ardoise.towns', towns(2), towns(1)],
  ['zinguerie.urgent.items', entries(3), entries(2)],
  ['home.hero.guarantees', entries(3), entries(4)],
  ['roche-ferrand.latitude', '47', '46.9'],
  ['roche-ferrand.longitude', '5', '4.9'],
  ['ombreval.latitude', '49', '49.1'],
  ['ombreval.longitude', '8', '8.1'],
  ['photos.atelier.focus.x', '0', '-1'],
  ['photos.atelier.focus.y', '100', '101'],
  ['photos.vallee.focus', '{ x: 100, y: 0 }', '{ x: 101, y: -1 }'],
  ['company.experienceYears', '60', '61'],
  ['company.labels', "[{ name: 'Label', number: '1', scope: 'toits', expires: '2027-12-31' }]", '[]'],
  ['company.holidays', "[{ from: '2027-08-02', until: '2027-08-22' }]", '[]'],
  ['serviceArea.radiusKm', '200', '201'],
  ['deliveryRules.retentionDays', '1', '0'],
  ['privacyPolicy.updated', `'${dayOfBuild()}'`, "'2099-01-01'"],
];

describe('a fact beyond its limits is refused', () => {
  test('and up to them accepted', () => {
    const changes = LIMITS.map(([place, accepted]) => [place, accepted] as const);
    expect(problemsOf(applyChanges(changes))).toEqual([]);
    const refused = LIMITS.map(([place, , code]) => [place, code] as const);
    const told = faultPlaces(applyChanges(refused));
    expect(LIMITS.map(([place]) => place).filter((place) => !told.some((one) => one.startsWith(place)))).toEqual([]);
  });
});

test('a service names six towns at the most', () => {
  const { towns: schema } = COLLECTION_SCHEMAS.services.shape;
  const neighboursNamed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ slug: `ville-${index}`, reason: 'Une raison.' }));
  expect([6, 7].map((count) => schema.safeParse(neighboursNamed(count)).success)).toEqual([true, false]);
});

/** The tests' own data with every fact that may be left out. */
const FULL_SOURCE = applyChanges(
  [
    ['company.delivery', "{ to: 'Jean.Dupont@exemple.fr', from: 'Site@Hardouin.example' }"],
    ['company.mobile', "'+33 6 12 34 56 78'"],
    ['company.googleProfile', "'https://g.page/toitures'"],
    ['company.attestation', "{ file: 'attestation-2027.pdf', expires: '2027-12-31' }"],
    ['company.labels', "[{ name: 'Artisan des Vosges', number: '1', scope: 'couverture', expires: '2027-12-31' }]"],
    ['company.holidays', "[{ from: '2027-08-02', until: '2027-08-02' }]"],
    ['company.portrait', "{ name: 'J. P.', photo: 'atelier', text: 'Couvreur à Igney.' }"],
    ['company.mediator.website', "'https://www.mediateur.fr'"],
    ['company.openingHours.4', "{ days: ['Friday'], opens: '12:00', closes: '17:00' }"],
    ['testimonials', review(`rating: 5, published: '${dayOfBuild()}', works: '${dayOfBuild()}'`)],
    ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ['photos.atelier.caption', "'La maison'"],
    ['ombreval.portfolioImages', "['atelier', 'vallee', 'bardage', 'gouttiere']"],
    ['roche-ferrand.neighbours.0.km', '12'],
    ['ombreval.latitude', codeAt('roche-ferrand.latitude')],
    ['roche-ferrand.neighbours.0.department', "'Meurthe-et-Moselle'"],
    ['roche-ferrand.blurbs.charpente', "'Sous les combles, nous contrôlons les assemblages.'"],
  ],
  changeFile('data/documents/attestation-2027.pdf', () => '%PDF-1.7 %%EOF'),
);

const { records: site } = readRecords(FULL_SOURCE);

describe('what the owner may write is accepted', () => {
  test('all that may be left out', () => {
    expect(problemsOf(FULL_SOURCE)).toEqual([]);
    expect(JSON.stringify(readRecords(FULL_SOURCE).records.legalNotice)).toContain(
      'Un avis est publié sous quinze jours.',
    );
  });

  test('a town that says nothing of its own on the services, a service without some chapters', () => {
    const chapters = ['signs', 'frequency', 'materials', 'towns'] as const;
    const less = chapters.map((chapter): [string, undefined] => [`couverture-ardoise.${chapter}`, undefined]);
    expect(
      problemsOf(applyChanges([...less, ['roche-ferrand.blurbs', '{}'], ['ombreval.blurbs.charpente', "''"]])),
    ).toEqual([]);
  });

  test.each([
    ['company.siret', '732 829 320 00074', '73282932000074', '732.829.320-00074', '732\u00a0829\u00a0320\u202f00074'],
    ['company.siret', '500 000 000 00009'],
    ['company.phone', '03 29 12 34 56', '03.29 12-34  56', '0329123456', '+33 (0)3 29 12 34 56', '(0)3.29.12.34.56'],
    ['company.phone', '06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '+33(0)612345678', ' 06.12.34.56.78'],
    ['company.mobile', '06 12 34 56 78', '+33612345678', '06/12/34/56/78'],
    ['company.host.phone', '09 72 10 10 07', '0972101007', '+33 9 72 10 10 07'],
    ['company.host.phone', '1007'],
    ['company.host.phone', '+353 1 234 5678'],
    ['company.vat', 'FR 44 732 829 320', 'FR44732829320', 'fr 44.732.829.320'],
    ['company.vat', 'TVA non applicable, art. 293 B du CGI'],
    ['company.apeCode', '43.91B', '4391B', '4391b', '43.91 b'],
    ['company.siteUrl', `https://${OWN}`, OWN, `http://${OWN}/`, `HTTPS://${OWN.toUpperCase()}`],
    ['company.siteUrl', `https://www.${OWN}`, `Www.${OWN}`, ` www.${OWN}/ `],
    ['company.address.postalCode', '88330', '88 330', '88\u00a0330 '],
    ['roche-ferrand.postalCode', '88330', '88.330'],
    ['company.email', 'Jean.D@exemple.fr', ' Jean.D@exemple.fr ', 'mailto:Jean.D@exemple.fr'],
    ['company.googleProfile', 'https://g.page/Toits?a=b', 'g.page/Toits?a=b'],
    ['company.labels.0.url', 'https://www.exemple.fr/a/b', 'www.exemple.fr/a/b'],
    ['company.mediator.website', 'https://mediateur.fr', 'mediateur.fr'],
    ['company.mediator.website', 'http://mediateur.fr'],
    ['siteCredit.href', 'https://Exemple.fr', 'Exemple.fr '],
  ])('%s: %s', (place, kept, ...typed) => {
    const [name = '', ...path] = place.split('.');
    const schema = fieldAt(RECORDS[name as 'company']?.schema ?? COLLECTION_SCHEMAS.towns, path);
    const code = resolvedText(site, place);
    for (const one of [kept, ...typed]) {
      const { records, faults } = readRecords(one === code ? FULL_SOURCE : applyChange(place, `'${one}'`, FULL_SOURCE));
      expect(faults).toEqual([]);
      expect([resolvedText(records, place), schema.parse(one)]).toEqual([kept, kept]);
    }
    for (const one of ['[à compléter : numéro]', '{company.name}'])
      expect([one, undefined]).toContain(schema.safeParse(one).data);
  });
});

/** Between them they have each field that a service may do without. */
const COMPLETE = ['couverture-ardoise', 'zinguerie'];
const missingCountMessage = (value: unknown, schema: z.ZodType) =>
  schema instanceof z.ZodRecord ? Object.fromEntries(Object.entries(value as Branch).slice(0, 2)) : value;
/** Every record with its schema, one town for all, services that have every field; of what there is any number of, two. */
const records: [name: string, schema: z.ZodType, file: string, record: string, value: unknown][] = [
  ...Object.entries(RECORDS).map(([name, { file, schema }]) => [
    name,
    schema,
    file,
    name,
    missingCountMessage(site[name as RecordName], schema),
  ]),
  ...[site.towns!['roche-ferrand']!, ...COMPLETE.map((slug) => site.services![slug]!)].map(({ slug, ...value }) => {
    const name = 'menu' in value ? 'services' : 'towns';
    const { folder, record } = COLLECTIONS[name];
    const schema = COLLECTION_SCHEMAS[name];
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
function findUncaught(
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
    // Of a service on which a town has no words of its own, its page shows the service's.
    expect(findUncaught(empty)).toEqual(['town.blurbs.*']);
  });

  test('where its name is misspelt', () => {
    const rename = (holder: Branch, key: string) => {
      holder[`x${key}`] = holder[key];
    };
    // The form may have more fields than it has.
    expect(findUncaught(rename, isNamed).filter((path) => !/^contactForm\.fields\.\w+$/.test(path))).toEqual([]);
  });
});

describe('whatever is wrong with a record, the owner reads French', () => {
  const JARGON =
    /invalid|expected|received|required|unrecognized|too (big|small)|string|number|undefined|null|NaN|object|array|record|regex|zod|chaîne de caractères|entrée|indéfini|motif|clé/i;
  const FILE_WORDS = /data\/|\.ts\b|guillemets|optional\(|\d{4}-\d\d-\d\d/;
  const SENTENCE = /^data\/[\w./-]+\.ts, (« [^»]+ »|champ « [^»]+ » \([^)]+\)) : .+ ; .+\.$/;
  const WRONG_VALUES = [undefined, null, '', 'é'.repeat(2000), -1, 1e6, true, [], {}];

  /** The value with every entry at one depth replaced. */
  const replaceLeaf = (value: unknown, depth: number, wrong: unknown): unknown => {
    if (depth === 0) return wrong;
    if (Array.isArray(value)) return value.map((entry) => replaceLeaf(entry, depth - 1, wrong));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaceLeaf(entry, depth - 1, wrong)]));
  };

  test.each(records)('%s', (_, schema, file, record, value) => {
    for (let depth = 0; depth < 7; depth++)
      for (const wrong of WRONG_VALUES)
        for (const problem of problemsIn(schema, replaceLeaf(value, depth, wrong))) {
          const sentence = sentenceOf({ file, record, ...problem });
          expect(sentence).toMatch(SENTENCE);
          // Fields and files keep their English names: they are what the owner looks for.
          expect(printInFile(problem)).not.toMatch(JARGON);
          expect(printInForm(problem)).not.toMatch(FILE_WORDS);
        }
  });
});
