import { z } from 'zod';
import { contactForm } from '../contact-form';
import { EXAMPLES, matches } from './form-patterns';
import { type Resolved, resolveFacts } from './owner-facts';
import { missingPhotoFaults } from './photo-references';
import { coordinates, day, photoId } from './schema';
import { checkRecord, rejectFaults, wrong } from './validate';

const text = z.string().trim().min(1, "écrivez-le, ou laissez missing('…') tant que vous ne l'avez pas");
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'écrivez une heure comme « 08:00 »');

/** As search engines want them: schema.org's names. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingHours = z
  .array(
    z
      .strictObject({
        label: text,
        days: z
          .array(z.enum(DAYS, `un jour s'écrit en anglais : ${DAYS.join(', ')}`))
          .min(1)
          .refine((days) => new Set(days).size === days.length, 'le même jour y est deux fois ; retirez-en un'),
        opens: hour.optional(),
        closes: hour.optional(),
      })
      .refine(({ opens, closes }) => (opens === undefined) === (closes === undefined), {
        path: ['closes'],
        error: 'donnez les deux heures, « opens » et « closes », ou aucune pour un jour de fermeture',
      })
      .refine(
        ({ opens = '', closes = '~' }) =>
          [opens, closes].some((time) => !hour.safeParse(time).success) || opens < closes,
        {
          path: ['closes'],
          error: "la fermeture doit venir après l'ouverture",
        },
      ),
  )
  .min(1)
  .refine(
    (hours) =>
      hours.every((one, index) =>
        hours.slice(0, index).every((other) => {
          const isSameDay = one.days.some((day) => other.days.includes(day));
          const [first, second] = (one.opens ?? '') < (other.opens ?? '') ? [one, other] : [other, one];
          return !isSameDay || (first.closes !== undefined && first.closes <= (second.opens ?? ''));
        }),
      ),
    'le même jour y est deux fois à la même heure, ou ouvert et fermé ; laissez-le à une seule ligne',
  );

const frenchNumber = z
  .string()
  .refine(
    (number) => matches(contactForm.fields.phone.rule.pattern, number, EXAMPLES.phone),
    'écrivez un numéro français de dix chiffres, par paires, comme « 03 29 00 00 00 »',
  );
const mobileNumber = frenchNumber.refine(
  (number) => /^(0|(\+|00)33)[\s.-]*[67]/.test(number),
  'un SMS demande un numéro de mobile, en 06 ou 07 ; corrigez-le, ou remettez optional(…)',
);

const attestationSchema = z.strictObject({
  /** A file of public/. */
  file: z.string().regex(/^[\w-]+\.pdf$/, 'écrivez le nom du fichier PDF, sans espace ni accent'),
  expires: day,
});
const labelSchema = z.strictObject({ name: text, number: text, scope: text, expires: day });
const portraitSchema = z.strictObject({ name: text, photo: photoId, text });

/** Stricter than what visitors may write: two stand in a mail's envelope, one on every page. */
const mailbox = z
  .string()
  .regex(
    /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
    'écrivez une adresse sans accent ni espace, comme « contact@exemple.fr »',
  );
const deliverySchema = z.strictObject({ to: mailbox, from: mailbox });

/** How the contact form's requests reach the owner: the address that receives, and the one that sends. */
export type Delivery = z.infer<typeof deliverySchema>;
/** The insurer's attestation, to download until its last day. */
export type Attestation = z.infer<typeof attestationSchema>;
/** A label with what it is for, shown until its last day. */
export type Label = z.infer<typeof labelSchema>;
/** The craftsman. */
export type Portrait = z.infer<typeof portraitSchema>;

/** In the header of a phone, on one line or two. */
const shownName = text
  .max(50, '50 au plus : il est en haut de toutes les pages')
  .regex(/^.*$/, 'écrivez-le sur une seule ligne');

/** Every fact of the company: none missing, none empty, none under a misspelt name. */
const companySchema = z.strictObject({
  name: shownName,
  owner: text,
  legalForm: text,
  /** The number on every page passes the rule that the contact form has for visitors. */
  phone: frenchNumber,
  mobile: mobileNumber.optional(),
  googleProfile: z.url({ protocol: /^https$/, error: "copiez l'adresse entière, avec « https:// »" }).optional(),
  attestation: attestationSchema.optional(),
  labels: z.array(labelSchema).optional(),
  portrait: portraitSchema.optional(),
  email: mailbox,
  delivery: z.union([z.literal(false), deliverySchema], {
    error:
      "écrivez false (rien n'est transmis), ou les deux adresses : { to: 'celle qui reçoit', from: 'celle qui envoie' }",
  }),
  siteUrl: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      'écrivez « https:// », puis le domaine sans barre à la fin, comme « https://www.exemple.fr »',
    ),
  address: z.strictObject({
    street: text,
    postalCode: z.string().regex(/^\d{5}$/, 'écrivez un code postal de cinq chiffres, entre guillemets'),
    city: text,
    department: text,
    region: text,
    ...coordinates,
  }),
  openingHours,
  experienceYears: z.number().int().positive().max(60, "60 au plus : c'est un nombre d'années, pas une date"),
  siret: z
    .string()
    .refine(isSiretOrPlaceholder, 'un chiffre manque ou est faux : recopiez les quatorze chiffres de votre avis Insee'),
  register: text,
  apeCode: filledIn(/^\d{2}\.?\d{2} ?[A-Z]$/, 'écrivez quatre chiffres et une lettre, comme « 43.91B »'),
  vat: filledIn(
    /^FR ?\d{2}( ?\d{3}){3}$|non applicable/,
    'écrivez votre numéro, comme « FR 12 345 678 901 », ou « TVA non applicable, art. 293 B du CGI »',
  ),
  qualification: text,
  insurer: texts('name', 'address', 'contract', 'coverage', 'activities'),
  mediator: texts('name', 'address').extend({
    website: filledIn(/^https?:\/\/[^\s.]+\.\S+$/, "copiez l'adresse entière de son site, avec « https:// »"),
  }),
  host: texts('name', 'address', 'phone', 'logRetention', 'country'),
  mailProvider: text,
  repairRates: texts('hourlyRate', 'travelCosts', 'fixedPrices', 'otherTerms'),
});

/** Mail services refuse what a foreign domain sends in the name of this one, and the other way round. */
function refuseForeignSender({ delivery, siteUrl }: z.infer<typeof companySchema>, { addIssue }: z.RefinementCtx) {
  if (!delivery) return;
  const domain = siteUrl.replace(/^https:\/\/(www\.)?/, '');
  if (delivery.from.toLowerCase().endsWith(`@${domain}`)) return;
  addIssue({
    code: 'custom',
    path: ['delivery', 'from'],
    message: `écrivez une adresse qui finit par « @${domain} », le domaine du site : les messageries refusent d'autres expéditeurs`,
  });
}

/** A fact that has one form, once it is given. */
function filledIn(form: RegExp, error: string) {
  return text.refine((value) => isPlaceholder(value) || form.test(value), error);
}

function texts<Field extends string>(...fields: Field[]) {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>);
}

/** What he may leave out or switch; the others are typed as he has written them. */
type OptionalFacts = {
  delivery: Delivery | false;
  mobile?: string;
  googleProfile?: string;
  attestation?: Attestation;
  labels?: Label[];
  portrait?: Portrait;
};
type Company<Facts> = Omit<Resolved<Facts>, keyof OptionalFacts> & OptionalFacts;

const LOCATION = { file: 'data/company.ts', name: 'companyRecord' };

/** What the site shows of the owner's facts: samples and placeholders as plain values. Throws a DataError. */
export function readCompany<Facts>(record: Facts): Company<Facts> {
  const facts = resolveFacts(record);
  const { item, faults } = checkRecord(companySchema.superRefine(refuseForeignSender), facts, LOCATION);
  rejectFaults([...faults, ...missingPhotoFaults({ 'portrait › photo': item?.portrait?.photo }, LOCATION)]);
  return facts as Company<Facts>;
}

/** Throws a DataError when the attestation to download is not among the `files` of public/. */
export function rejectMissingAttestation(attestation: Attestation | undefined, files: string[]): void {
  if (!attestation || files.includes(attestation.file)) return;
  const problem = `« ${attestation.file} » n'est pas dans le dossier public/ ; déposez-l'y, ou corrigez son nom`;
  rejectFaults([wrong({ ...LOCATION, field: 'attestation › file', problem })]);
}

const isPlaceholder = (value: string) => value.startsWith('[à compléter');

/** The last digit of a SIRET follows from the others (Luhn), so that most slips of the finger show. */
function isSiretOrPlaceholder(value: string): boolean {
  if (isPlaceholder(value)) return true;
  const digits = value.replaceAll(' ', '');
  if (!/^\d{14}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => total + luhn(Number(digit), index % 2 === 0), 0);
  return sum % 10 === 0;
}

function luhn(digit: number, isDoubled: boolean): number {
  const value = isDoubled ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}
