import { missing, optional, sample } from './model/owner-facts';

// Ce que vous seul savez. Remplacez `sample('…')`, `missing()` ou `optional()` par la valeur seule :
// `phone: '03 29 …'`. Ce qui reste `optional()` ne paraît pas sur le site.
export const company = {
  // Le nom commercial, en haut des pages et dans chaque titre.
  name: sample("Toitures d'Igney"),
  // Prénom et nom (Code de commerce, art. R. 526-27).
  owner: missing(),
  // Suit votre nom : la loi le demande (même article).
  legalForm: 'entrepreneur individuel',
  // Un numéro que personne n'a (Arcep, décision 2018-0881).
  phone: sample('03 53 01 47 88'),
  mobile: optional(),
  // L'adresse de votre fiche, pour un simple lien.
  googleProfile: optional(),
  // `{ file: 'attestation-2027.pdf', expires: '2027-12-31' }` ; déposez le PDF dans `data/documents/`.
  attestation: optional(),
  // `[{ name: '…', number: '…', scope: '…', expires: '2027-12-31', url: 'https://…' }]` ; `url` est facultatif.
  labels: optional(),
  // `{ name: '…', photo: '…', text: '…' }` : votre nom, votre photo de `data/photos.ts`, deux phrases.
  portrait: optional(),
  // `{ number: '…', expires: '2029-05-31' }`, si vous traitez vous-même le bois (TP8) ou les mousses (TP2) avec des
  // produits professionnels (arrêté du 9 octobre 2013). Sans lui, les pages parlent d'un applicateur certifié.
  woodCertibiocide: optional(),
  mossCertibiocide: optional(),
  email: sample('contact@toitures-igney.example'),
  // `false` : le formulaire ne transmet rien. Pour recevoir les demandes : `{ to: '…', from: '…' }`, l'adresse qui les
  // reçoit et celle de votre domaine qui les envoie (`docs/guide-du-proprietaire.md`).
  delivery: false,
  siteUrl: sample('https://www.toitures-igney.example'),
  address: {
    street: missing(),
    postalCode: '88150',
    city: 'Igney',
    // Un autre Igney se trouve en Meurthe-et-Moselle.
    department: 'Vosges',
    region: 'Grand Est',
    // En degrés, au centre du village ; vous pouvez donner la position de votre porte.
    latitude: 48.27358,
    longitude: 6.39664,
  },
  // Les sept jours ; un jour sans heures est fermé.
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '19:00' },
    { days: ['Saturday'], opens: '08:00', closes: '17:00' },
    { days: ['Sunday'] },
  ],
  // `[{ from: '2027-08-02', until: '2027-08-22' }]` ; dits à côté des horaires jusqu'au dernier jour.
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
    // Comme sur l'attestation : ce qui n'y est pas n'est pas assuré.
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
    // Hors de l'Union européenne, c'est un transfert à déclarer (RGPD, art. 13-1-f).
    country: missing(),
  },
  // Chez qui arrivent les emails des visiteurs (RGPD, art. 13-1-e et f).
  mailProvider: missing(),
  // La loi demande de les afficher (arrêté du 24 janvier 2017).
  repairRates: {
    hourlyRate: missing(),
    travelCosts: missing(),
    fixedPrices: missing(),
    otherTerms: missing(),
  },
};
