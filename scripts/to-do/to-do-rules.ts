/** A document or an action that the owner must provide before going online, or should provide to improve the site. */
export type Rule = {
  /** Title of a chapter of the list. It names the document that the owner needs, or the thing to do. */
  title: string;
  /** «obligatoire» means false or missing by law, and blocks going online. «conseillé» is listed, but never blocks. */
  level: 'obligatoire' | 'conseillé';
  why: string;
  /** Place where the owner finds the answer, if the schemas of the fields do not explain it. */
  where?: string;
  /** The text that the site shows until the owner has answered. */
  meanwhile: string;
  /** Minutes that the owner needs for one answer. */
  minutes: number;
  /** Required fields as record and path. A record name alone means the whole record. */
  fields: string[];
  /** Optional fields that the owner can fill from the same document. */
  optionalFields?: string[];
};

const GAP = '« [à compléter : …] », dans les mentions légales et là où une page le cite';

/** Rules whose open points block going online. Each document has one rule. */
const REQUIRED_RULES: Omit<Rule, 'level'>[] = [
  {
    title: 'Votre nom, votre numéro, votre email',
    why: "Ceux d'aujourd'hui sont des exemples : un visiteur n'y joindrait personne.",
    where: 'Ceux que vous donnez à vos clients.',
    meanwhile: 'un nom, un numéro et une adresse qui ne mènent à personne',
    minutes: 1,
    fields: ['company.name', 'company.phone', 'company.email'],
  },
  {
    title: 'Votre avis Sirene',
    why: 'La loi veut que chacun sache qui tient ce site (LCEN, art. 1-1 ; Code de commerce, R. 123-237 et R. 526-27).',
    meanwhile: GAP,
    minutes: 1,
    fields: ['company.owner', 'company.address.street', 'company.siret', 'company.apeCode'],
  },
  {
    title: 'Registre, TVA et qualification',
    why: 'La loi les demande à un artisan (LCEN, art. 19 ; Code de commerce, R. 123-237 ; Code de l’artisanat).',
    meanwhile: GAP,
    minutes: 2,
    fields: ['company.register', 'company.vat', 'company.qualification'],
  },
  {
    title: "Votre attestation d'assurance décennale",
    why: 'Un artisan nomme son assureur et ce qui est couvert (loi du 5 juillet 1996, art. 22-2 ; Code de la consommation, R. 111-2).',
    meanwhile: GAP,
    minutes: 1,
    fields: ['name', 'address', 'contract', 'coverage', 'activities'].map((field) => `company.insurer.${field}`),
    optionalFields: ['company.attestation'],
  },
  {
    title: 'Votre médiateur de la consommation',
    why: 'Tout professionnel en a un et le nomme sur son site (Code de la consommation, L. 616-1 et R. 616-1).',
    meanwhile: GAP,
    minutes: 1,
    fields: ['name', 'address', 'website'].map((field) => `company.mediator.${field}`),
  },
  {
    title: 'Vos tarifs de dépannage',
    why: "L'arrêté du 24 janvier 2017 les veut affichés avant tout contrat de dépannage ou d'entretien.",
    meanwhile: GAP,
    minutes: 2,
    fields: ['hourlyRate', 'travelCosts', 'fixedPrices', 'otherTerms'].map((field) => `company.repairRates.${field}`),
  },
  {
    title: "Votre contrat d'hébergement et votre messagerie",
    why: "La loi veut que le site nomme l'hébergeur (LCEN, art. 1-1) et dise où vont les données (RGPD, art. 13).",
    meanwhile: GAP,
    minutes: 1,
    fields: [
      ...['name', 'address', 'phone', 'logRetention', 'country'].map((field) => `company.host.${field}`),
      'company.mailProvider',
    ],
  },
  {
    title: 'Votre nom de domaine',
    why: "Chaque page dit son adresse aux moteurs de recherche : l'exemple ne mène nulle part.",
    meanwhile: 'une adresse en « .example » que personne ne peut avoir',
    minutes: 1,
    fields: ['company.siteUrl'],
  },
  {
    title: 'Le réalisateur du site',
    why: "Le bas de chaque page nomme quelqu'un qui n'existe pas.",
    where: 'La facture de votre site : son nom et son adresse web.',
    meanwhile: '« Site réalisé par un artisan du web », vers une adresse d’exemple',
    minutes: 1,
    fields: ['siteCredit'],
  },
  {
    title: "Les avis d'exemple",
    why: "Un avis que personne n'a écrit trompe (Code de la consommation, L. 121-4).",
    where: "Messages de vos clients, avec leur accord écrit. Pas d'avis ? Retirez les exemples : la partie disparaît.",
    meanwhile: 'des avis marqués « Exemple »',
    minutes: 3,
    fields: ['testimonials'],
  },
  {
    title: 'Autres informations',
    why: 'Une page montre un exemple, ou un blanc.',
    where: 'Vous seul le savez.',
    meanwhile: 'l’exemple, ou « [à compléter : …] »',
    minutes: 1,
    fields: [],
  },
];

const ADVISED_RULES: Omit<Rule, 'level'>[] = [
  {
    title: 'Recevoir les demandes du formulaire',
    why: 'Un client qui écrit la nuit ne rappelle pas le matin.',
    where:
      "L'espace client de votre hébergeur : une adresse du domaine, comme « site@votre-domaine.fr », envoie ; la vôtre reçoit.",
    meanwhile: 'que le formulaire ne transmet rien, et qu’il faut appeler',
    minutes: 10,
    fields: ['company.delivery'],
  },
  {
    title: 'Vos engagements',
    why: 'Une promesse tenue décide un client ; une promesse que vous ne tenez pas trompe (Code de la consommation, L. 121-2).',
    where: 'Votre façon de travailler.',
    meanwhile: 'une phrase prudente pour chacun, vraie même si vous ne répondez pas',
    minutes: 0.5,
    fields: ['commitments'],
  },
  {
    title: 'Votre Certibiocide, si vous traitez vous-même',
    why: 'Un professionnel qui emploie certains produits doit l’avoir (arrêté du 9 octobre 2013) : depuis 2015 contre les insectes du bois, depuis 2026 contre les mousses.',
    meanwhile: 'que ces traitements sont faits par un applicateur certifié',
    minutes: 1,
    fields: ['company.woodCertibiocide', 'company.mossCertibiocide'],
  },
  {
    title: 'Vos photos à la place des illustrations',
    why: 'On confie son toit à qui montre les siens. À la quatrième photo, « Nos réalisations » ne montre plus que vos chantiers.',
    where: 'Votre téléphone : 1200 pixels de large au moins, tenu à plat.',
    meanwhile: 'des images de synthèse, marquées « Illustration »',
    minutes: 3,
    fields: ['photos'],
  },
  {
    title: 'Un premier avis',
    why: 'Rien ne rassure autant.',
    where: 'Un client content : demandez-lui deux phrases, et son accord écrit.',
    meanwhile: 'rien : ni partie, ni règles des avis',
    minutes: 5,
    fields: ['testimonials'],
  },
];

/** Every rule, in the order in which an owner would work through them. Rules that the law requires come first. */
export const RULES: Rule[] = [
  ...REQUIRED_RULES.map((rule) => ({ ...rule, level: 'obligatoire' as const })),
  ...ADVISED_RULES.map((rule) => ({ ...rule, level: 'conseillé' as const })),
];
