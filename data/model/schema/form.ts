import { z } from 'zod';
import { exampleIn, isUsable, unsharedPart } from '../text/form-patterns';
import { group, line, paragraph, sentences, seo, text } from './fields';

const count = (title: string) => z.number().int().positive().meta({ title });

/** The server's rules apply even if delivery is off, so that delivery can be switched on at any time. */
const pattern = text('motif', { isInternal: true }).refine((source) => unsharedPart(source) === undefined, {
  error: ({ input }) =>
    `« ${unsharedPart(String(input))} » serait lu autrement par le serveur : écrivez la règle avec des lettres minuscules sans accent (les majuscules sont acceptées d'office), des chiffres, \\d, \\s et (?:…), comme « ^[a-z0-9 -]{2,20}$ »`,
});
const rule = group('règle', { pattern, message: line('message') });

/** Attributes of the input, by their React names. */
const attributes = {
  type: z.enum(['text', 'tel', 'email'], 'écrivez « text », « tel » ou « email »').meta({ title: 'sorte' }),
  autoComplete: line('remplissage automatique'),
  inputMode: z.enum(['tel', 'email'], 'écrivez « tel » ou « email »').meta({ title: 'clavier' }),
};

/** Returns a group of input settings for the visitor's device; not shown to the owner. */
const input = <Shape extends z.ZodRawShape>(shape: Shape) => group('saisie', shape, { isInternal: true });

/** Properties of a form field; markup, validation and emails derive from them. */
const shape = {
  label: line('nom du champ'),
  /** Label in the email to the owner and in the copy on the server. */
  inMail: line("nom dans l'email"),
  /** Text after the label. If the field has a rule, this is an example (WCAG 3.3.3). */
  hint: line('aide').optional(),
  /** Applies only to forms that show the field. */
  required: z.boolean().meta({ title: 'obligatoire' }),
  /** True if the compact form also shows the field. The full form shows every field. */
  compact: z.boolean().meta({ title: 'dans le formulaire court aussi' }),
  /** Maximum length in characters. The server rejects longer values. */
  maxLength: count('longueur, en caractères'),
  /** Pattern for the trimmed value, unless the value is empty. Ignores case. */
  rule: rule.optional(),
  input: input({
    ...attributes,
    autoComplete: attributes.autoComplete.optional(),
    inputMode: attributes.inputMode.optional(),
  }).optional(),
  /** Replaces the input by a textarea of this height in lines. */
  rows: group('hauteur, en lignes', { compact: count('formulaire court'), full: count('formulaire long') }).optional(),
};

const field = group('champ', shape)
  .refine(
    ({ input, rows }) => (input === undefined) !== (rows === undefined),
    'donnez « input » ou « rows », pas les deux',
  )
  .refine(
    ({ rule, hint }) => !rule || isUsable(rule.pattern, exampleIn(hint)),
    'un champ qui a une règle a aussi « hint », qui finit par un exemple accepté : « par exemple 88150 »',
  );
/** Fields about the visitor. The device can fill them in (WCAG 1.3.5) and shows a matching keyboard. */
const { rows, ...singleLineShape } = shape;
const nameField = group('champ', {
  ...singleLineShape,
  input: input({ ...attributes, inputMode: singleLineShape.input.unwrap().shape.inputMode }),
});
const fieldWithRule = group('champ', { ...singleLineShape, hint: line('aide'), rule, input: input(attributes) });

export const contactFormSchema = group('formulaire de contact', {
  /** The fields that the customer ordered, and any others, in the sequence of the page. */
  fields: z
    .object({
      name: nameField.meta({ title: 'champ « nom »' }),
      phone: fieldWithRule.meta({ title: 'champ « téléphone »' }),
      email: fieldWithRule.meta({ title: 'champ « email »' }),
      subject: field.meta({ title: 'champ « objet »' }),
      message: field.meta({ title: 'champ « message »' }),
    })
    .catchall(field)
    .refine(
      (fields) => Object.keys(fields).every((name) => /^(?!(key|page|website|again)$)[a-z][a-zA-Z]*$/.test(name)),
      'un champ a un nom en lettres sans accent, autre que « key », « page », « website » et « again »',
    )
    .meta({ title: 'champs' }),
  requiredMessage: line('champ obligatoire vide'),
  requiredNote: line('note sur les champs obligatoires'),
  submit: line('bouton'),
  submitting: line("bouton pendant l'envoi"),
  success: group('après un envoi', { title: line('titre'), text: paragraph('texte') }),
  demoNote: paragraph('note : rien n’est transmis'),
  lastStep: group('dernière étape, sans transmission', {
    title: line('titre'),
    text: paragraph('texte'),
    email: line('bouton'),
    call: line('avant le téléphone'),
    left: paragraph('avant la fin du message'),
  }),
  failure: group("échec d'envoi", {
    offline: paragraph('sans réseau'),
    cut: paragraph('connexion coupée'),
    late: paragraph('pas de réponse'),
    unreadable: paragraph('mauvaise réponse'),
    kept: paragraph('suite de chaque message'),
    retry: line('bouton'),
  }),
});

/** Returns the fields of a result page of the PHP program; `path` is the path of its folder in pages/. */
const outcome = (path: string) => ({
  path: text('adresse', {
    isInternal: true,
    rule: [new RegExp(`^${path}$`), `le site a cette page à l'adresse « ${path} » ; remettez-la`],
  }),
  seo,
  title: line('titre'),
  text: paragraph('texte'),
});

/** Texts of a form that delivers. */
export const deliveryCopySchema = group('formulaire qui transmet', {
  note: group('note près du bouton', {
    text: paragraph('texte'),
    link: group('lien', { text: line('texte'), href: text('adresse') }),
  }),
  thanks: group('page de remerciement', { ...outcome('/demande/recue'), services: line('titre des services') }),
  toCorrect: group('page de correction', {
    ...outcome('/demande/a-corriger'),
    notice: paragraph('au-dessus des champs'),
  }),
  refusals: sentences('refus, par réponse du serveur', {
    '400': 'demande abîmée',
    '403': 'autre site',
    '405': 'adresse ouverte à la main',
    '411': 'longueur manquante',
    '413': 'message trop long',
    '429': 'trop de demandes',
    '500': 'panne',
    '503': 'enregistrement impossible',
  }),
  form: group('dans le formulaire', {
    roomLeft: paragraph('place qui reste'),
    full: paragraph('plus de place'),
    trap: line('champ invisible'),
  }),
  tooLong: line('texte trop long'),
  mail: sentences('email reçu', {
    subject: 'objet',
    keptSubject: 'objet, sans nouvelle demande',
    sent: 'date',
    robot: 'robot',
    answerByMail: 'répondre par email',
    answerByPhone: 'répondre par téléphone',
    attached: 'demandes jointes',
    left: 'demandes qui restent',
    robots: 'demandes de robots',
  }),
});

const limits = {
  visitorPerHour: count('par visiteur et par heure'),
  perHour: count('par heure'),
  perDay: count('par jour'),
};

/** Limits of the PHP program that receives requests. */
export const deliveryRulesSchema = group('limites du formulaire', {
  retentionDays: count('jours de conservation'),
  largestRequest: count("taille d'une demande au plus, en octets"),
  limits: group('limites', {
    kept: group('demandes gardées', limits),
    robots: group('envois de robots', limits),
    mails: group('emails', limits),
  }),
  attached: count('demandes jointes à un email'),
});

export type ContactField = z.output<typeof field>;
