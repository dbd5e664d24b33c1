import { missing, optional, sample } from './model/owner-facts';

/** The owner's facts. To replace a sample or a gap, write the bare value: `phone: '03 29 …'`. */
export const company = {
  /** Trade name, in the header and in every title. */
  name: sample("Toitures d'Igney"),
  /** First name and surname of the sole proprietor (Code de commerce R. 526-27). */
  owner: missing(),
  /** Follows the owner's name wherever the business is named formally (Code de commerce R. 526-27). */
  legalForm: 'entrepreneur individuel',
  /** From the range kept for fiction (Arcep 2018-0881). */
  phone: sample('03 53 01 47 88'),
  mobile: optional(),
  /** Linked, never embedded. */
  googleProfile: optional(),
  /** `{ file: 'attestation-2027.pdf', expires: '2027-12-31' }`; the file lies in data/documents/. */
  attestation: optional(),
  /** `[{ name: '…', number: '…', scope: '…', expires: '2027-12-31', url: 'https://…' }]`; the last may be left out. */
  labels: optional(),
  /** `{ name: '…', photo: '…', text: '…' }`: the craftsman, his photo of data/photos.ts, two sentences. */
  portrait: optional(),
  /**
   * `{ number: '…', expires: '2029-05-31' }`: to treat timber (TP8) or moss (TP2) with products for professionals
   * (arrêté du 9 octobre 2013). Without it the pages say that a certified applicator does it.
   */
  woodCertibiocide: optional(),
  mossCertibiocide: optional(),
  email: sample('contact@toitures-igney.example'),
  /**
   * `false`: the contact form transmits nothing. To receive requests: `{ to: '…', from: '…' }`, the address that
   * receives them and one of the site's own domain that sends them (docs/guide-du-proprietaire.md).
   */
  delivery: false,
  siteUrl: sample('https://www.toitures-igney.example'),
  address: {
    street: missing(),
    postalCode: '88150',
    city: 'Igney',
    /** Another Igney exists in Meurthe-et-Moselle. */
    department: 'Vosges',
    region: 'Grand Est',
    /** Degrees; centre of the village. The owner may give those of his door. */
    latitude: 48.27358,
    longitude: 6.39664,
  },
  /** Hours as «HH:MM»; all seven days, a day without hours is closed. */
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '19:00' },
    { days: ['Saturday'], opens: '08:00', closes: '17:00' },
    { days: ['Sunday'] },
  ],
  /** `[{ from: '2027-08-02', until: '2027-08-22' }]`: told beside the hours until it is over. */
  holidays: optional(),
  experienceYears: 15,
  siret: missing(),
  register: missing(),
  apeCode: missing(),
  vat: missing(),
  qualification: missing(),
  insurer: {
    name: missing(),
    address: missing(),
    contract: missing(),
    coverage: missing(),
    /** As the attestation names them: what is not in the list is not insured. */
    activities: missing(),
  },
  mediator: {
    name: missing(),
    address: missing(),
    website: missing(),
  },
  host: {
    name: missing(),
    address: missing(),
    phone: missing(),
    logRetention: missing(),
    /** A country outside the European Union is a transfer to be declared (RGPD art. 13-1-f). */
    country: missing(),
  },
  /** Receives the visitors' emails (RGPD art. 13-1-e and f). */
  mailProvider: missing(),
  /** Arrêté du 24 janvier 2017. */
  repairRates: {
    hourlyRate: missing(),
    travelCosts: missing(),
    fixedPrices: missing(),
    otherTerms: missing(),
  },
};
