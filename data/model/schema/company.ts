import { z } from 'zod';
import { isPlaceholder } from '../owner-facts';
import type { Problem } from '../read/problems';
import { DAYS, type Day, daysInFrench, type Hours } from '../text/days';
import { hourInFrench } from '../text/hours';
import { addProblem, coordinates, day, fieldsOf, group, type Hints, list, paragraph, photo, text } from './fields';
import {
  addScheme,
  findLikelyProvider,
  fixCapitals,
  formatGroups,
  formatPhoneNumber,
  normalizeOrigin,
  postalCode,
  webAddress,
} from './spellings';
import { registerWordings } from './wordings';

/** Returns an optional field for a time of day such as «08:00». */
const hour = (title: string, hints: Hints = {}) =>
  text(title)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'écrivez une heure comme « 08:00 »', abort: true })
    .meta({ title, control: 'time', ...hints })
    .optional();

const hours = group('horaire', {
  days: list('jours', z.enum(DAYS, `un jour s'écrit en anglais : ${DAYS.join(', ')}`).meta({ title: 'jour' }), {
    isUnique: true,
    count: 'choisissez un jour au moins',
    formatValue: (days) => daysInFrench(days as Day[]),
  }),
  opens: hour('ouverture', { description: 'Fermé ces jours-là : laissez les deux heures vides.' }),
  closes: hour('fermeture'),
}).superRefine(({ opens, closes }, { addIssue }) => {
  const addFault = (message: string) => addIssue({ code: 'custom', path: ['closes'], message });
  if ((opens === undefined) !== (closes === undefined))
    addFault("donnez les deux heures, celle d'ouverture et celle de fermeture, ou aucune pour un jour de fermeture");
  else if (opens !== undefined && closes !== undefined && opens >= closes)
    addFault("la fermeture doit venir après l'ouverture");
});

/**
 * Returns the conflict between a line of hours and an earlier line for the same day. A day with a break at noon has two
 * lines. The first line must end before the second line begins.
 */
function overlapOf(allHours: Hours[], index: number): { path: (string | number)[]; problem: Problem } | undefined {
  const line = allHours[index]!;
  for (const [earlierIndex, earlierLine] of allHours.slice(0, index).entries()) {
    const sharedDays = line.days.filter((day) => earlierLine.days.includes(day));
    if (sharedDays.length === 0) continue;
    const days = daysInFrench(sharedDays).toLowerCase();
    const lines: [number, number] = [earlierIndex + 1, index + 1];
    const path = [index, 'days'];
    if (!line.opens || !line.closes || !earlierLine.opens || !earlierLine.closes) {
      const isTwice = !line.opens && !earlierLine.opens;
      return { path, problem: { code: 'conflicting-days', facts: { days, lines, isTwice } } };
    }
    if (line.opens === earlierLine.opens && line.closes === earlierLine.closes)
      return { path, problem: { code: 'same-hours', facts: { days, lines } } };
    const [[firstLine, firstIndex], [secondLine, secondIndex]] =
      line.opens < earlierLine.opens
        ? ([
            [line, index],
            [earlierLine, earlierIndex],
          ] as const)
        : ([
            [earlierLine, earlierIndex],
            [line, index],
          ] as const);
    if (firstLine.closes! > secondLine.opens!) {
      const hours = {
        second: secondIndex + 1,
        opens: hourInFrench(secondLine.opens!)!,
        first: firstIndex + 1,
        closes: hourInFrench(firstLine.closes!)!,
      };
      return { path: [index, 'opens'], problem: { code: 'overlapping-hours', facts: { days, ...hours } } };
    }
  }
  return undefined;
}

const openingHours = z
  .array(hours)
  .min(1)
  .superRefine((allHours, context) => {
    for (const index of allHours.keys()) {
      const overlap = overlapOf(allHours, index);
      if (overlap) addProblem(context, overlap.problem, overlap.path);
    }
  })
  .superRefine((allHours, context) => {
    // A line without days is reported already, and the missing day may belong to that line.
    if (allHours.some(({ days }) => days.length === 0)) return;
    const missingDays = DAYS.filter((day) => !allHours.some(({ days }) => days.includes(day)));
    const days = daysInFrench(missingDays).toLowerCase();
    if (missingDays.length > 0) addProblem(context, { code: 'missing-days', facts: { days } });
  })
  .meta({
    title: 'horaires',
    description: 'Les sept jours, que le site met dans leur ordre. Un jour sans heures est fermé.',
    isSorted: true,
  });

const holiday = z
  .strictObject({ from: day('premier jour'), until: day('dernier jour') })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'le dernier jour est avant le premier' })
  .meta({ title: 'congé' });

const MAILBOX = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/**
 * Returns a field for an email address. Its rule is stricter than that of the contact form, because two of these
 * addresses are used in an SMTP envelope.
 */
const mailbox = (title: string, hints: Hints = {}) =>
  text(title, {
    normalize: (typedText) => typedText.replace(/^mailto:\s*/i, ''),
    example: 'contact@exemple.fr',
    ...hints,
  })
    .refine((typedText) => !findLikelyProvider(typedText), {
      error: ({ input }) => `vous vouliez sans doute écrire « ${findLikelyProvider(String(input))} »`,
      abort: true,
    })
    .regex(MAILBOX, 'écrivez une adresse sans accent ni espace, et entière, comme « contact@exemple.fr »');

/** Number to which visitors send photos by SMS. */
const mobile = text('numéro de mobile', {
  normalize: formatPhoneNumber,
  rule: [
    /^(0|(\+|00)33)[\s.-]*[67]/,
    registerWordings(
      'un SMS demande un numéro de mobile, en 06 ou 07 ; corrigez-le, ou remettez optional()',
      'un SMS demande un numéro de mobile, en 06 ou 07 ; corrigez-le, ou videz ce champ',
    ),
  ],
  example: '06 39 98 12 34',
  description: 'Pour recevoir des photos par SMS.',
});

const delivery = group('réception des demandes', {
  to: mailbox('adresse qui reçoit'),
  from: mailbox('adresse qui envoie', { description: 'Une adresse du domaine du site.' }),
});

const attestation = group("attestation d'assurance à télécharger", {
  file: text('fichier PDF', {
    rule: [/^[\w-]+\.pdf$/, 'écrivez le nom du fichier PDF, sans espace ni accent'],
    description:
      "Le PDF de l'assureur plutôt qu'un scan, qu'un lecteur d'écran ne sait pas lire. Avec le nom de l'entreprise dans celui du fichier, un client le retrouve.",
    example: 'attestation-toitures-igney-2027.pdf',
    control: 'pdf',
  }),
  expires: day('dernier jour de validité', { where: "L'attestation." }),
});

const label = group('label', {
  name: text('nom'),
  number: text('numéro'),
  scope: text('domaine'),
  expires: day('dernier jour de validité'),
  url: webAddress('adresse où le vérifier', { where: "L'annuaire de l'organisme qui donne le label." }).optional(),
});

const CERTIBIOCIDE = 'Le certificat reçu après la formation, valable cinq ans : il porte son numéro et sa date de fin.';

/** Returns the fields of the certificate that professionals need for certain biocides (arrêté du 9 octobre 2013). */
const certibiocide = (title: string, description: string) =>
  group(
    title,
    {
      number: text('numéro', { where: CERTIBIOCIDE, example: '012345' }),
      expires: day('dernier jour de validité', { where: CERTIBIOCIDE }),
    },
    { description, where: CERTIBIOCIDE },
  );

const portrait = group("portrait de l'artisan", {
  name: text('nom'),
  photo: photo('photo'),
  text: paragraph('deux phrases'),
});

/** Returns a pattern that also accepts the placeholder «[à compléter …]». */
const orPlaceholder = (pattern: RegExp) => new RegExp(`${pattern.source}|^\\[à compléter`);

const NO_VAT = 'TVA non applicable, art. 293 B du CGI';
const SIRENE = 'Votre avis de situation Sirene, gratuit sur avis-situation-sirene.insee.fr.';
const ATTESTATION = "Votre attestation d'assurance décennale.";
const HOSTING = "Votre contrat d'hébergement, ou les mentions légales de votre hébergeur.";
const MEDIATOR = 'La convention signée avec votre médiateur ; liste sur economie.gouv.fr/mediation-conso.';
const RATES = 'Votre barème, ou vos dernières factures de dépannage.';

/**
 * Returns text fields that share a rule and a source document, `where`. `names` maps the name of each field to its
 * title and example.
 */
const textsFrom = <Name extends string>(
  where: string,
  names: Record<Name, readonly [title: string, example: string]>,
  rest: Parameters<typeof text>[1] = {},
) => fieldsOf(names, ([title, example]) => text(title, { where, example, ...rest }));

/** Patterns of a price with tax, and of a text without an amount. */
const PRICE = String.raw`(?!.*\bHT\b)(?=.*\d)(?=.*(?:€|euros?\b)).*\bTTC\b`;
const NO_AMOUNT = String.raw`(?!.*(?:€|euros?\b))`;
const PRICE_EXPECTED = "écrivez-le en entier, avec « € TTC » et ce qui est compté, comme l'exemple";

/**
 * A price has an amount and contains «TTC», because customers pay prices with tax. Words such as «gratuit» can replace
 * the amount.
 */
const PRICED: [RegExp, string] = [
  new RegExp(
    `^(?:${PRICE}|${NO_AMOUNT}.*(?:aucun|néant|rien|gratuit|offert|compris|inclus|sans|forfait|devis)|\\[à compléter)`,
    'iu',
  ),
  PRICE_EXPECTED,
];
/** Terms need no amount. An amount in the terms includes tax. */
const TERMS: [RegExp, string] = [new RegExp(`^(?:${PRICE}|${NO_AMOUNT}.*\\p{L}{2})`, 'iu'), PRICE_EXPECTED];

/** All facts of the company. Rejects missing, empty and unknown fields. */
export const companySchema = group("l'entreprise", {
  name: text("nom commercial de l'entreprise", {
    max: 50,
    tooLong: '50 au plus : il est en haut de toutes les pages',
    rule: [/^.*$/, 'écrivez-le sur une seule ligne'],
  }),
  owner: text('prénom et nom', {
    description: "Ceux de l'entrepreneur individuel, que la loi demande (Code de commerce, R. 526-27).",
    where: SIRENE,
    rule: [/^(?!pr[ée]nom\b)/i, 'écrivez votre prénom et votre nom'],
  }),
  legalForm: text('forme juridique', { where: SIRENE }),
  phone: text('numéro de téléphone', { normalize: formatPhoneNumber, example: '03 29 00 00 00' }),
  mobile: mobile.optional(),
  googleProfile: webAddress('adresse de la fiche Google', {
    where: 'Votre fiche Google : Partager, puis Copier le lien.',
  }).optional(),
  attestation: attestation.optional(),
  labels: list('labels', label).optional(),
  portrait: portrait.optional(),
  woodCertibiocide: certibiocide(
    'Certibiocide « autres produits », pour le bois',
    'Pour traiter vous-même un bois attaqué (arrêté du 9 octobre 2013).',
  ).optional(),
  mossCertibiocide: certibiocide(
    'Certibiocide « désinfectants », pour les mousses',
    'Pour appliquer vous-même un anti-mousse réservé aux professionnels (depuis le 1er janvier 2026).',
  ).optional(),
  email: mailbox('adresse email'),
  delivery: z
    .union([z.literal(false), delivery], {
      error:
        "écrivez false (rien n'est transmis), ou les deux adresses : { to: 'celle qui reçoit', from: 'celle qui envoie' }",
    })
    .meta({
      title: 'réception des demandes du formulaire',
      description: 'Tant que ces adresses manquent, le formulaire ne transmet rien.',
    }),
  siteUrl: text('nom de domaine du site', {
    normalize: normalizeOrigin,
    rule: [/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'écrivez le domaine et rien derrière, comme « www.exemple.fr »'],
    example: 'https://www.exemple.fr',
    where: HOSTING,
  }),
  address: group('adresse', {
    street: text('numéro et rue', {
      rule: [
        /^(?!.*\d{5})/,
        'le code postal et la commune ont leurs propres champs ; écrivez seulement le numéro et la rue',
      ],
      where: SIRENE,
      example: '12 rue des Ardoises',
    }),
    postalCode: postalCode(/^\d{5}$/, '88150'),
    city: text('commune'),
    department: text('département'),
    region: text('région'),
    ...coordinates,
  }),
  openingHours,
  holidays: list('congés', holiday, {
    description: "Le site les montre sous les horaires, jusqu'au dernier jour.",
  }).optional(),
  experienceYears: z
    .number()
    .int()
    .positive()
    .max(60, "60 au plus : c'est un nombre d'années, pas une date")
    .meta({ title: "années d'expérience" }),
  siret: text('numéro SIRET', {
    normalize: formatGroups(/^(\d{3})(\d{3})(\d{3})(\d{5})$/),
    where: SIRENE,
    example: '732 829 320 00074',
  }).refine((value) => !siretProblem(value), { error: ({ input }) => siretProblem(String(input)) }),
  register: text("inscription au RNE, secteur des métiers et de l'artisanat", {
    where: 'Votre extrait du Registre national des entreprises, gratuit sur data.inpi.fr.',
    rule: [
      orPlaceholder(/[A-Za-zÀ-ÿ]{3}/),
      'écrivez-la en entier, comme « RNE, secteur des métiers et de l’artisanat, n° 732 829 320 »',
    ],
    example: '« RNE, secteur des métiers et de l’artisanat, n° 732 829 320 »',
  }),
  apeCode: text('code APE', {
    normalize: formatGroups(/^(\d\d)(\d\d[A-Z])$/, '.'),
    rule: [orPlaceholder(/^\d\d\.\d\d[A-Z]$/), 'écrivez quatre chiffres et une lettre, comme « 43.91B »'],
    where: SIRENE,
    example: '43.91B',
  }),
  vat: text(`numéro de TVA, ou « ${NO_VAT} »`, {
    normalize: formatGroups(/^(FR)(\d\d)(\d{3})(\d{3})(\d{3})$/),
    rule: [
      orPlaceholder(/^FR \d\d( \d{3}){3}$|non applicable/),
      `écrivez votre numéro, comme « FR 44 732 829 320 », ou « ${NO_VAT} »`,
    ],
    where: 'Vos factures.',
    example: NO_VAT,
  }).refine(hasRightKey, 'un chiffre est faux : recopiez le numéro de vos factures'),
  qualification: text('qualification professionnelle', {
    where: 'Votre diplôme, ou les trois ans de pratique que votre Chambre de métiers a reconnus.',
    example: 'CAP couvreur, ou trois ans d’expérience dans le métier',
  }),
  insurer: group('assureur', {
    ...textsFrom(ATTESTATION, {
      name: ["nom de l'assureur", 'Assurances des toits SA'],
    }),
    ...textsFrom(
      ATTESTATION,
      { address: ["adresse de l'assureur", '1 rue des Lilas, 75000 Paris'] },
      { isEnumeration: true },
    ),
    ...textsFrom(ATTESTATION, {
      contract: ['numéro du contrat', 'n° 123 456 789'],
      coverage: ['couverture géographique', 'France métropolitaine'],
    }),
    ...textsFrom(
      ATTESTATION,
      {
        activities: [
          "activités couvertes, telles que l'attestation les nomme",
          'couverture, charpente, zinguerie, ravalement de façade',
        ],
      },
      { isLong: true, isEnumeration: true },
    ),
  }),
  mediator: group('médiateur de la consommation', {
    ...textsFrom(MEDIATOR, {
      name: ['nom du médiateur de la consommation', 'Médiation des artisans'],
    }),
    ...textsFrom(
      MEDIATOR,
      { address: ['adresse du médiateur', '1 rue des Lilas, 75000 Paris'] },
      { isEnumeration: true },
    ),
    website: text('site du médiateur', {
      normalize: addScheme,
      rule: [orPlaceholder(/^https?:\/\/[^\s.]+\.\S+$/), "copiez l'adresse entière de son site, avec « https:// »"],
      where: MEDIATOR,
      example: 'https://www.exemple.fr',
    }),
  }),
  host: group('hébergeur du site', {
    ...textsFrom(HOSTING, {
      name: ["raison sociale de l'hébergeur", 'Hébergeur SAS'],
    }),
    ...textsFrom(
      HOSTING,
      { address: ["adresse de l'hébergeur", '1 rue des Lilas, 59000 Lille'] },
      { isEnumeration: true },
    ),
    phone: text("téléphone de l'hébergeur", {
      normalize: formatPhoneNumber,
      where: HOSTING,
      example: '03 29 00 00 00',
    }),
    ...textsFrom(HOSTING, {
      logRetention: [
        "durée de conservation des journaux de l'hébergeur",
        'un an (cherchez « journaux » ou « logs » dans sa politique de confidentialité)',
      ],
    }),
    ...textsFrom(HOSTING, { country: ['pays où le site est hébergé', 'France'] }, { normalize: fixCapitals }),
  }),
  mailProvider: text('fournisseur de la messagerie et pays où les emails sont conservés', {
    where: 'Le contrat de votre messagerie.',
    example: 'Orange, France',
  }),
  repairRates: group('tarifs des dépannages', {
    ...textsFrom(
      RATES,
      {
        hourlyRate: [
          'taux horaire TTC et façon de compter le temps',
          '55 € TTC de l’heure, comptée par quart d’heure à partir de l’arrivée',
        ],
        travelCosts: ['frais de déplacement TTC', '30 € TTC ; rien jusqu’à 10 km'],
      },
      { rule: PRICED },
    ),
    ...textsFrom(
      RATES,
      {
        fixedPrices: [
          'prestations au forfait et prix TTC',
          'nettoyage de gouttière : 8 € TTC le mètre ; ou « aucune »',
        ],
      },
      { rule: PRICED, isEnumeration: true },
    ),
    ...textsFrom(
      RATES,
      { otherTerms: ['autres conditions de rémunération', 'majoration de moitié le dimanche ; ou « aucune »'] },
      { rule: TERMS, isEnumeration: true },
    ),
  }),
}).superRefine(refuseForeignSender);

/** The addresses that receive and send the contact form's requests. */
export type DeliveryAddresses = z.output<typeof delivery>;
/** First and last day on which the business is closed, as «2027-08-02». */
export type Holiday = z.output<typeof holiday>;
/** A label with its scope; pages show it until its last day. */
export type Label = z.output<typeof label>;
export type Portrait = z.output<typeof portrait>;
export type Company = z.output<typeof companySchema>;

/** Rejects a sender outside the site's domain, because mail services refuse such emails. */
function refuseForeignSender(
  { delivery, siteUrl }: { delivery: DeliveryAddresses | false; siteUrl: string },
  { addIssue }: z.RefinementCtx,
) {
  if (!delivery) return;
  const domain = siteUrl.replace(/^https:\/\/(www\.)?/, '');
  if (delivery.from.toLowerCase().endsWith(`@${domain}`)) return;
  addIssue({
    code: 'custom',
    path: ['delivery', 'from'],
    message: `écrivez une adresse qui finit par « @${domain} », le domaine du site : les messageries refusent d'autres expéditeurs`,
  });
}

/** Checks the two key digits of a French VAT number against its SIREN. Returns true for a text without a VAT number. */
function hasRightKey(vat: string): boolean {
  const [, key, siren] = /^FR(\d\d)(\d{9})$/.exec(vat.replaceAll(' ', '')) ?? [];
  return siren === undefined || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/**
 * Returns the French message about a wrong SIRET; undefined for a valid number. The first nine digits are the SIREN,
 * the number of the company.
 */
function siretProblem(value: string): string | undefined {
  if (isPlaceholder(value)) return undefined;
  const digits = value.replace(/\D/g, '');
  if (/\p{L}/u.test(value)) return "un SIRET n'a que des chiffres : retirez le reste";
  if (digits.length === 9) return "c'est le SIREN : ajoutez les cinq chiffres qui le suivent sur votre avis Insee";
  if (digits.length !== 14) return `ce numéro a ${digits.length} chiffres : il en faut quatorze`;
  // The Luhn checksum doubles every second digit. It finds most typing errors.
  const sum = [...digits].reduce((sum, digit, index) => sum + Number(index % 2 ? digit : '0246813579'[+digit]), 0);
  return sum % 10 === 0 ? undefined : 'un chiffre est faux : recopiez les quatorze de votre avis Insee';
}
