import { describe, expect, test } from 'vitest';
import { changeFile, problemsOf, sentencesOf } from '../../../tests/support/changed-data';
import {
  applyChange,
  applyChanges,
  codeAt,
  faultyFields,
  letters,
  REVIEW,
  review,
} from '../../../tests/support/record-changes';
import { testData, testSite } from '../../../tests/support/test-site';
import { RECORDS, type RecordName } from '../schema/records';
import { sentenceOf } from './faults';
import { readRecords } from './read-records';

const unknownPhotoMessage = (name: string) => `aucune photo ne s'appelle « ${name} »`;
const unknownServiceMessage = (slug: string) => `aucun service n'a l'adresse « ${slug} »`;
const unknownTownMessage = (slug: string) => `aucune ville n'a l'adresse « ${slug} »`;
const repeatedMessage = (name: string) => `(« ${name} ») ; remplacez l'un des deux`;
const duplicateMessage = (name: string, file?: string) =>
  `« ${name} » sert déjà à une autre fiche${file ? ` (${file})` : ''} ;`;
const USED_BY_CHARPENTE = 'sert déjà à une autre fiche (data/services/charpente.ts) ;';
const EMAIL_EXPECTED = 'écrivez une adresse sans accent ni espace, et entière, comme « contact@exemple.fr »';
const PHONE_EXPECTED = 'écrivez un numéro français de dix chiffres';
const WRONG_DIGIT = 'un chiffre est faux : recopiez les quatorze';
const DOMAIN_EXPECTED = 'écrivez le domaine et rien derrière';
const DAY_EXPECTED = 'écrivez une date qui existe, comme « 2027-05-31 »';
const SENDER_EXPECTED = 'écrivez une adresse qui finit par « @hardouin.example », le domaine du site';
const TEXT_EXPECTED = 'un texte entre guillemets est attendu';
/** Texts that name only one of the five neighbouring communes. */
const BLURBS = JSON.stringify(
  Object.fromEntries(testSite.areaServices.map((slug) => [slug, 'À Basse-Combe et à Ombreval-Haut.'])),
);
const formField = (rest: string) =>
  `{ label: 'Code', inMail: 'Code', required: false, compact: false, maxLength: 5, input: { type: 'text' }, ${rest} }`;
const DATES = "published: '2025-05-31', works: '2025-03-12'";
const TOMORROW = "published: '2099-05-31', works: '2025-03-12'";
const SAMPLE = review(`rating: 5, ${DATES}`).replace('M. P.', 'Prénom N.');
const paper = (file: string) => `{ file: '${file}', expires: '2027-12-31' }`;
const label = (expires: string) => `[{ name: 'Label', number: '1', scope: 'toits', expires: '${expires}' }]`;
const deliveryFrom = (from: string) => `{ to: 'jean@exemple.fr', from: '${from}' }`;
const allDay = "{ days: ['Friday', 'Saturday', 'Sunday'] }";
const closingAtNoon = "{ days: ['Friday', 'Saturday', 'Sunday'], opens: '09:00', closes: '12:00' }";
const fieldWithRule = formField("hint: 'par exemple Igney', rule: { pattern: '^[0-9]{5}$', message: 'Code invalide' }");

/**
 * A field, its wrong value, and a part of the message. `reportedField` is the field with the fault if it is not
 * `field`. A leading dot makes `reportedField` relative to `field`.
 */
type WrongFact = [field: string, code: string | undefined, message: string, reportedField?: string];

const WRONG_FACTS: Record<string, WrongFact[]> = {
  'of the company': [
    ['company.phone', "'00 29 00 00 00'", PHONE_EXPECTED],
    ['company.phone', "'+352 26 12 34 56'", PHONE_EXPECTED],
    ['company.mobile', "'06 29 00 00'", PHONE_EXPECTED],
    ['company.mobile', "'+33 6 29 00 00'", PHONE_EXPECTED],
    ['company.mobile', "'03 29 00 00 00'", 'un SMS demande un numéro de mobile'],
    ['company.email', "'été@exemple.fr'", EMAIL_EXPECTED],
    ['company.email', "'jean dupont@exemple.fr'", EMAIL_EXPECTED],
    ['company.email', "'dupont@wanadoo'", EMAIL_EXPECTED],
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
    ['company.siteUrl', "'www.exemple.fr/toits'", DOMAIN_EXPECTED],
    ['company.siteUrl', "'toits dupont.fr'", DOMAIN_EXPECTED],
    ['company.siteUrl', "'https://exemple'", DOMAIN_EXPECTED],
    ['company.address.postalCode', "'8815'", 'écrivez le code postal de la commune'],
    ['company.experienceYears', '2010', "c'est un nombre d'années, pas une date"],
    ['company.siret', "'73282932000075'", WRONG_DIGIT],
    ['company.siret', "'732 829 230 00074'", WRONG_DIGIT],
    ['company.siret', "'732829320000740'", 'ce numéro a 15 chiffres : il en faut quatorze'],
    ['company.siret', "'732.829.320'", "c'est le SIREN : ajoutez les cinq chiffres qui le suivent"],
    ['company.siret', "'73282932OOOO74'", "un SIRET n'a que des chiffres"],
    ['company.legalForm', undefined, TEXT_EXPECTED],
    ['company.attestation', paper('garantie.pdf'), "n'est pas dans data/documents/", '.file'],
    ['company.attestation', paper('garantie.jpg'), 'écrivez le nom du fichier PDF', '.file'],
    ['company.attestation', paper('mon assurance.pdf'), 'écrivez le nom du fichier PDF', '.file'],
    ['company.labels', label('2027-02-29'), DAY_EXPECTED, '.0.expires'],
    ['company.labels', label("2027-12-31', url: 'http://exemple.fr"), 'avec « https:// »', '.0.url'],
    [
      'company.portrait',
      "{ name: 'J. P.', photo: 'moi', text: 'Couvreur à Igney.' }",
      unknownPhotoMessage('moi'),
      '.photo',
    ],
    ['company.delivery', "'oui'", "écrivez false (rien n'est transmis), ou les deux adresses"],
    ['company.delivery', deliveryFrom('le site@hardouin.example'), EMAIL_EXPECTED, '.from'],
    ['company.delivery', deliveryFrom('jean@orange.fr'), SENDER_EXPECTED, '.from'],
    ['company.delivery', deliveryFrom('jean@faux-hardouin.example'), SENDER_EXPECTED, '.from'],
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
    ['zones.0.towns.2', "'nancy'", unknownTownMessage('nancy'), 'zones.0.towns.2'],
    ['zones.0.towns.0', undefined, "« Roche-Ferrand » n'est dans aucun onglet", 'zones'],
    ['serviceArea.centre', "'igney'", unknownTownMessage('igney')],
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
    ['zinguerie.title', "'Charpente'", USED_BY_CHARPENTE],
    ['zinguerie.menu.title', "'Charpente'", USED_BY_CHARPENTE],
    ['zinguerie.seo.title', "'Charpente en chêne et en sapin'", USED_BY_CHARPENTE],
    ['charpente.relatedServices.1', "'bardage'", unknownServiceMessage('bardage')],
    ['charpente.relatedServices.1', "'charpente'", 'la page renvoie à elle-même'],
    ['charpente.relatedServices', "['zinguerie', 'zinguerie']", repeatedMessage('zinguerie')],
    ['couverture-ardoise.towns.0.slug', "'nancy'", unknownTownMessage('nancy')],
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
    ['testimonials', review("rating: 5, published: '2025-05-31'"), DAY_EXPECTED, '.0.works'],
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
    ['contactForm.fields.again', formField(''), 'un champ a un nom en lettres sans accent', 'contactForm.fields'],
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
    ['privacyPolicy.updated', "'2026-02-31'", DAY_EXPECTED],
    ['privacyPolicy.updated', "'2099-01-01'", 'cette date est à venir'],
    ['privacyPolicy.updated', "'22/11/2026'", DAY_EXPECTED],
    ['privacyPolicy.updated', "''", `la date manque ; ${DAY_EXPECTED}`],
    ['serviceArea.radiusKm', "'cinquante'", 'un nombre sans guillemets est attendu'],
  ],
};

describe.each(Object.entries(WRONG_FACTS))('a wrong fact %s is the only reported problem', (_, facts) => {
  test.each(facts)('%s: %s', (field, code, message, reportedField = field) => {
    const problems = problemsOf(applyChange(field, code));
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]?.split(' : ')[0]).toBe(reportedField.startsWith('.') ? field + reportedField : reportedField);
  });
});

test('names file, line, field, problem and remedy in a sentence', () => {
  expect(readRecords(applyChange('roche-ferrand.neighbours.2.km', '12.1')).faults.map(sentenceOf)).toEqual([
    "data/towns/roche-ferrand.ts, ligne 34, champ « neighbours › n° 3 › km » (kilomètres à vol d'oiseau) : 12.1 ne convient pas ; une commune voisine est à 12 km au plus.",
  ]);
  expect(readRecords(applyChange('gallery', '[]')).faults.map(sentenceOf)).toEqual([
    'data/gallery.ts, ligne 1, « gallery » : la liste est vide ; il ne reste aucune photo ; remettez-en une au moins.',
  ]);
});

describe('records that contradict each other', () => {
  test('reports a town with the name of another town', () => {
    const problem = `ombreval.name : ${duplicateMessage('Roche-Ferrand', 'data/towns/roche-ferrand.ts')}`;
    expect(problemsOf(applyChange('ombreval.name', "'Roche-Ferrand'"))).toContainEqual(
      expect.stringContaining(problem),
    );
  });

  test('reports a town with the title of another town', () => {
    const title = 'Couvreuse à Roche-Ferrand et à Ombreval';
    const source = applyChanges([
      ['roche-ferrand.seo.title', `'${title}'`],
      ['ombreval.seo.title', `'${title}'`],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining(`ombreval.seo.title : ${duplicateMessage(title, 'data/towns/roche-ferrand.ts')}`),
    ]);
  });

  test('reports a review if the terms for reviews are missing', () => {
    const source = applyChanges([
      ['testimonials', review(`rating: 5, ${DATES}`)],
      ['reviewTerms', 'optional()'],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining('reviewTerms : la loi le demande dès le premier avis'),
    ]);
  });

  test('reports a review older than the works', () => {
    const source = applyChanges([
      ['testimonials', review("rating: 5, published: '2025-05-31', works: '2025-06-01'")],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(problemsOf(source)).toEqual([
      "testimonials.0.works : l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates",
    ]);
  });

  test('reports two reviews with the same text', () => {
    const reviewWith = (rating: number) => `{ ${REVIEW}, rating: ${rating}, ${DATES} }`;
    const source = applyChanges([
      ['testimonials', `[${reviewWith(5)}, ${reviewWith(4)}]`],
      ['reviewTerms', "'Un avis est publié sous quinze jours.'"],
    ]);
    expect(problemsOf(source)).toEqual([
      expect.stringContaining(`testimonials.1.text : ${duplicateMessage('Un toit refait.')}`),
    ]);
  });

  test('reports texts and coordinates copied from another town', () => {
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

  test('reports a new town until a tab of the zones page lists it', () => {
    const source = changeFile('data/towns/nancy.ts', () => testData().read('data/towns/ombreval.ts').toString());
    expect(faultyFields(source)).toContain('zones');
    expect(faultyFields(applyChange('zones.0.towns.2', "'nancy'", source))).not.toContain('zones');
  });

  test('reports every reference to a withdrawn service', () => {
    const source = changeFile('data/services/charpente.ts', () => undefined);
    const problems = problemsOf(source);
    for (const problem of problems) expect(problem).toContain(unknownServiceMessage('charpente'));
    const files = testData()
      .files()
      .filter((file) => file !== 'data/services/charpente.ts')
      .filter((file) =>
        /service: 'charpente'|^ +'charpente',|\[?'charpente'[,\]]/m.test(testData().read(file).toString()),
      );
    expect(new Set(readRecords(source).faults.map(({ file }) => file))).toEqual(new Set(files));
    for (const name of ['serviceOrder', 'areaServices', 'home.services.cards', 'footerServices', 'roofParts'])
      expect(problems).toContainEqual(expect.stringMatching(`^${name}\\b`));
  });

  test('accepts a town’s text on a service removed from area pages', () => {
    expect(problemsOf(applyChange('areaServices.2', undefined))).toEqual([]);
  });
});

describe('readRecords() with several faults', () => {
  test('reports all faults at once, also beside an unreadable file', () => {
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
    expect(faultyFields(source).sort()).toEqual([
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
    expect(faultyFields(broken)).toContain('roche-ferrand.latitude');
    const town = 'data/towns/ombreval';
    const misnamed = changeFile(
      `${town}.TS`,
      () => 'export',
      changeFile(`${town}.ts`, () => undefined),
    );
    expect(readRecords(misnamed).faults.map(({ file }) => file)).toEqual([`${town}.TS`]);
  });

  test('reports a wrong fact in its record, not in referring texts', () => {
    for (const name of ['company', 'serviceArea', 'commitments', 'deliveryRules']) {
      const { file } = RECORDS[name as RecordName];
      expect(new Set(readRecords(changeFile(file, () => undefined)).faults.map((fault) => fault.file)), name).toEqual(
        new Set([file]),
      );
    }
    expect(problemsOf(applyChange('commitments.freeVisit.otherwise', "''"))).toEqual([
      'commitments.freeVisit.otherwise : ce texte est vide ; écrivez-le',
    ]);
  });
});
