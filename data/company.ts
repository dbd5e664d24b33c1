import { missing, optional, sample } from './validation/owner-facts';
import { readCompany } from './validation/read-company';

/** The owner's facts. To replace a sample or a gap, write the bare value: `phone: '03 29 …'`. */
export const companyRecord = {
  /** Trade name, in the header and in every title. */
  name: sample("Toitures d'Igney", "nom commercial de l'entreprise"),
  /** First name and surname of the sole proprietor (Code de commerce R. 526-27). */
  owner: missing('prénom et nom'),
  /** Follows the owner's name wherever the business is named formally (Code de commerce R. 526-27). */
  legalForm: 'entrepreneur individuel',
  /** From the range kept for fiction (Arcep 2018-0881). */
  phone: sample('03 53 01 47 88', 'numéro de téléphone'),
  email: sample('contact@toitures-igney.example', 'adresse email'),
  /**
   * `false`: the contact form transmits nothing. To receive requests: `{ to: '…', from: '…' }`, the address that
   * receives them and one of the site's own domain that sends them (docs/guide-du-proprietaire.md).
   */
  delivery: false,
  /** The site's address, without a slash at the end. */
  siteUrl: sample('https://www.toitures-igney.example', 'nom de domaine du site'),
  address: {
    street: missing('numéro et rue'),
    postalCode: '88150',
    city: 'Igney',
    /** Another Igney exists in Meurthe-et-Moselle. */
    department: 'Vosges',
    region: 'Grand Est',
    /** Degrees; centre of the village. The owner may give those of his door. */
    latitude: 48.27358,
    longitude: 6.39664,
  },
  /** Hours as «HH:MM»; a day without hours is closed. */
  openingHours: [
    {
      label: 'Lundi au vendredi',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '19:00',
    },
    { label: 'Samedi', days: ['Saturday'], opens: '08:00', closes: '17:00' },
    { label: 'Dimanche', days: ['Sunday'] },
  ],
  experienceYears: 15,
  siret: missing('numéro SIRET'),
  register: missing("inscription au RNE, secteur des métiers et de l'artisanat"),
  apeCode: missing('code APE'),
  vat: missing('numéro de TVA, ou « TVA non applicable, art. 293 B du CGI »'),
  qualification: missing('qualification professionnelle'),
  insurer: {
    name: missing("nom de l'assureur"),
    address: missing("adresse de l'assureur"),
    contract: missing('numéro du contrat'),
    coverage: missing('couverture géographique'),
    /** As the attestation names them: what is not in the list is not insured. */
    activities: missing("activités couvertes, telles que l'attestation les nomme"),
  },
  /** Receives photos by SMS. */
  mobile: optional('numéro de mobile'),
  /** Linked, never embedded. */
  googleProfile: optional('adresse de la fiche Google'),
  /** `{ file: 'attestation-2027.pdf', expires: '2027-12-31' }`; the file lies in public/. */
  attestation: optional("attestation d'assurance à télécharger"),
  /** `[{ name: '…', number: '…', scope: '…', expires: '2027-12-31' }]` */
  labels: optional('labels'),
  /** `{ name: '…', photo: '…', text: '…' }`: the craftsman, his photo of data/photos.ts, two sentences. */
  portrait: optional("portrait de l'artisan"),
  mediator: {
    name: missing('nom du médiateur de la consommation'),
    address: missing('adresse du médiateur'),
    website: missing('site du médiateur'),
  },
  host: {
    name: missing("raison sociale de l'hébergeur"),
    address: missing("adresse de l'hébergeur"),
    phone: missing("téléphone de l'hébergeur"),
    logRetention: missing("durée de conservation des journaux de l'hébergeur"),
    /** A country outside the European Union is a transfer to be declared (RGPD art. 13-1-f). */
    country: missing('pays où le site est hébergé'),
  },
  /** Receives the visitors' emails (RGPD art. 13-1-e and f). */
  mailProvider: missing('fournisseur de la messagerie et pays où les emails sont conservés'),
  /** Arrêté du 24 janvier 2017. */
  repairRates: {
    hourlyRate: missing('taux horaire TTC et façon de compter le temps'),
    travelCosts: missing('frais de déplacement TTC'),
    fixedPrices: missing('prestations au forfait et prix TTC'),
    otherTerms: missing('autres conditions de rémunération, une majoration par exemple, ou « aucune »'),
  },
} as const;

/** What the site shows of the owner's facts: samples and placeholders as plain values. */
export const company = readCompany(companyRecord);

/** The phone number as it is read, and as it is dialled. */
export const phone = { display: company.phone, href: telephoneHref(company.phone) };

/** A message to the mobile number, to which a photograph is added; none until he has given it. */
export function messageTo(mobile: string | undefined) {
  if (!mobile) return undefined;
  return { text: 'Envoyez une photo par SMS', href: telephoneHref(mobile).replace('tel:', 'sms:') };
}

export const photoBySms = messageTo(company.mobile);

/** «tel:+33…» for a French number written in pairs. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[\s.-]/g, '').replace(/^0(?!0)/, '+33')}`;
}
