import { describe, expect, test } from 'vitest';
import { changed, sentencesOf } from '../../tests/support/wrong-fact';
import { companyRecord } from '../company';
import { gallery, readGallery } from '../gallery';
import { photoRecords, readPhotos } from '../photos';
import { AREA_SERVICE_SLUGS } from '../service-slugs';
import { serviceAt, services } from '../services';
import { readTestimonials } from '../testimonials';
import { townAt, towns, zones } from '../zones';
import { missing } from './owner-facts';
import { readCompany, rejectMissingAttestation } from './read-company';
import { readServices, rejectServicesWithoutPage } from './read-services';
import { readZones, rejectTownsWithoutTab } from './read-zones';
import type { Service, Town } from './schema';

type Change<Record extends object> = Parameters<typeof changed<Record>>[1];

const withService = (slug: Service['slug'], change: Change<Service>) => () =>
  readServices(
    services.map((service) => (service.slug === slug ? changed(service, change) : service)),
    towns,
  );

const withTown = (slug: string, change: Change<Town>) => () =>
  readZones(
    zones.map(({ label, towns: listed }) => ({
      label,
      towns: listed.map((town) => (town.slug === slug ? changed(town, change) : town)),
    })),
  );

const withPhoto = (id: keyof typeof photoRecords, change: object) => () =>
  readPhotos({ ...photoRecords, [id]: { ...photoRecords[id], ...change } });

const withCompany = (change: object) => () => readCompany({ ...companyRecord, ...change });

const review = {
  name: 'M. P.',
  location: 'Épinal',
  text: 'Un toit refait.',
  rating: 5,
  published: '2025-05-31',
  works: '2025-03-12',
};
const TERMS = 'Un avis est publié sous quinze jours.';
const withReview =
  (change: object, terms: string | undefined = TERMS) =>
  () =>
    readTestimonials([{ ...review, ...change }], terms);
const withRating = (rating: unknown) => withReview({ rating });

const withGallery = (change: Change<typeof gallery>) => () => readGallery(changed(gallery, change));

/** Records and fields that the sentences name. */
const fieldsSaid = (read: () => unknown) =>
  sentencesOf(read).map((sentence) => sentence.replace(/^.*?, « (.+) », champ « (.+) » : .*$/, '$1 › $2'));

describe('a wrong fact stops the build with one sentence: file, record, field, what is wrong, what would be right', () => {
  const facts: [fact: string, read: () => unknown, sentence: string][] = [
    [
      'two services with one address',
      () => readServices([...services, { ...serviceAt('charpente'), title: 'Bardage' }], towns),
      'data/services.ts, « Bardage », champ « slug » : « charpente » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur.',
    ],
    [
      'two towns with one address',
      () => readZones([...zones, { label: 'Test', towns: [{ ...townAt('epinal'), name: 'Golbey-Nord' }] }]),
      'data/zones.ts, « Golbey-Nord », champ « slug » : « epinal » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur.',
    ],
    [
      'two towns with one name',
      () => readZones([...zones, { label: 'Test', towns: [{ ...townAt('epinal'), slug: 'archettes' }] }]),
      'data/towns/archettes.ts, « archettes », champ « name » : « Épinal » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur.',
    ],
    [
      'a related service that does not exist',
      withService('charpente', (service) => {
        service.relatedServices[1] = 'bardage';
      }),
      "data/services/charpente.ts, « charpente », champ « relatedServices › n° 2 » : « bardage » ne convient pas ; aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/.",
    ],
    [
      'a service related to itself',
      withService('charpente', (service) => {
        service.relatedServices[1] = 'charpente';
      }),
      'data/services/charpente.ts, « charpente », champ « relatedServices » : la page renvoie à elle-même ; nommez un autre service.',
    ],
    [
      'a service related twice',
      withService('charpente', (service) => {
        service.relatedServices = ['changement-toiture', 'changement-toiture'];
      }),
      "data/services/charpente.ts, « charpente », champ « relatedServices » : « changement-toiture » y est deux fois ; remplacez l'un des deux.",
    ],
    [
      'a service that names a town without a page',
      withService('charpente', (service) => {
        service.towns[0] = { slug: 'nancy', reason: 'Une raison.' };
      }),
      "data/services/charpente.ts, « charpente », champ « towns » : aucune ville n'a l'adresse « nancy » ; copiez celle d'un fichier de data/towns/.",
    ],
    [
      'a service that the list leaves out, though SERVICE_SLUGS has it',
      () =>
        readServices(
          services.filter(({ slug }) => slug !== 'charpente'),
          towns,
        ),
      "data/service-slugs.ts, « SERVICE_SLUGS », champ « charpente » : ce service manque dans la liste de data/services.ts ; ajoutez-l'y, ou retirez son adresse de SERVICE_SLUGS.",
    ],
    [
      'a file of a service that the list leaves out',
      () => rejectServicesWithoutPage(['charpente.ts', 'bardage.ts'], services),
      "data/services.ts, « services », champ « bardage » : ce service n'est pas dans la liste ; ajoutez-le, ou retirez son fichier.",
    ],
    [
      'a town in no tab',
      () => rejectTownsWithoutTab(['epinal.ts', 'archettes.ts'], towns),
      "data/zones.ts, « zones », champ « archettes » : cette ville n'est dans aucun onglet ; ajoutez-la à la liste d'un onglet, ou retirez son fichier.",
    ],
    [
      'a town in two tabs',
      () => readZones([...zones, { label: 'Test', towns: [townAt('epinal')] }]),
      "data/zones.ts, « Test », champ « epinal » : cette ville est déjà dans l'onglet « Centre Vosges » ; retirez-la de l'un des deux.",
    ],
    [
      'two tabs with one name',
      () => readZones(zones.map((zone) => ({ ...zone, label: 'Vosges' }))),
      'data/zones.ts, « Vosges », champ « label » : « Vosges » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur.',
    ],
    [
      'four neighbours',
      withTown('epinal', (town) => {
        town.neighbours.pop();
      }),
      'data/towns/epinal.ts, « epinal », champ « neighbours » : la liste compte 4 éléments ; une page de ville nomme exactement cinq communes voisines.',
    ],
    [
      'a neighbour farther than 10 km',
      withTown('epinal', (town) => {
        town.neighbours[2] = { name: 'Arches', km: 10.1 };
      }),
      'data/towns/epinal.ts, « epinal », champ « neighbours › n° 3 › km » : 10.1 ne convient pas ; une commune voisine est à 10 km au plus.',
    ],
    [
      'a neighbour named twice',
      withTown('epinal', (town) => {
        town.neighbours[2] = { name: 'Jeuxey', km: 4 };
      }),
      "data/towns/epinal.ts, « epinal », champ « neighbours » : « Jeuxey » y est deux fois ; remplacez l'un des deux.",
    ],
    [
      'a town that is its own neighbour',
      withTown('epinal', (town) => {
        town.neighbours[2] = { name: 'Épinal', km: 1 };
      }),
      'data/towns/epinal.ts, « epinal », champ « neighbours › n° 3 » : la ville est nommée comme sa propre voisine ; nommez une autre commune.',
    ],
    [
      'eight texts that between them name too few neighbours',
      withTown('epinal', (town) => {
        for (const service of AREA_SERVICE_SLUGS) town.blurbs[service] = 'À Jeuxey, nous contrôlons les assemblages.';
      }),
      'data/towns/epinal.ts, « epinal », champ « blurbs » : ces textes nomment 1 des 5 communes voisines, il en faut 3 au moins ; parlez aussi de celles-ci : Deyvillers, Arches, Archettes, La Baffe.',
    ],
    [
      'a picture that a service names and nobody described',
      withService('charpente', (service) => {
        service.heroImage = 'poutre';
      }),
      "data/services/charpente.ts, « charpente », champ « heroImage » : aucune photo ne s'appelle « poutre » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a missing picture in a service’s gallery',
      withService('charpente', (service) => {
        service.gallery = ['home-hero', 'poutre'] as never;
      }),
      "data/services/charpente.ts, « charpente », champ « gallery » : aucune photo ne s'appelle « poutre » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a missing picture at the top of a town’s page',
      withTown('epinal', (town) => {
        town.heroImage = 'mairie';
      }),
      "data/towns/epinal.ts, « epinal », champ « heroImage » : aucune photo ne s'appelle « mairie » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a missing picture among a town’s own four',
      withTown('epinal', (town) => {
        town.portfolioImages = ['mairie'] as never;
      }),
      "data/towns/epinal.ts, « epinal », champ « portfolioImages » : aucune photo ne s'appelle « mairie » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a missing picture in the gallery',
      withGallery((images) => {
        images[8] = { id: 9, photo: 'poutre', description: 'Une poutre' } as never;
      }),
      "data/gallery.ts, « photo 9 », champ « photo » : aucune photo ne s'appelle « poutre » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a picture that the gallery shows twice',
      () => readGallery([...gallery, { ...gallery[0], id: 11 }]),
      'data/gallery.ts, « photo 11 », champ « photo » : « galerie-ardoise-facade-avant » sert déjà à une autre fiche ; donnez à celle-ci une autre valeur.',
    ],
    [
      'an empty text for those who do not see the picture',
      withPhoto('home-hero', { alt: ' ' }),
      'data/photos.ts, « home-hero », champ « alt » : ce texte est vide ; écrivez en une phrase ce que la photo montre, pour qui ne la voit pas.',
    ],
    [
      'a rating of 6',
      withRating(6),
      'data/testimonials.ts, « témoignage 1 », champ « rating » : 6 ne convient pas ; une note est un nombre entier de 1 à 5.',
    ],
    [
      'a rating that breaks two rules at once',
      withRating(5.5),
      'data/testimonials.ts, « témoignage 1 », champ « rating » : 5.5 ne convient pas ; une note est un nombre entier de 1 à 5.',
    ],
    [
      'a review without the date of the works',
      withReview({ works: undefined }),
      'data/testimonials.ts, « témoignage 1 », champ « works » : il manque ; écrivez une date qui existe, comme « 2027-05-31 ».',
    ],
    [
      'a review older than the works',
      withReview({ works: '2025-06-01' }),
      "data/testimonials.ts, « témoignage 1 », champ « works » : l'avis est publié avant la fin des travaux ; corrigez l'une des deux dates.",
    ],
    [
      'a first review without the terms of publication',
      () => readTestimonials([review], undefined),
      'data/testimonials.ts, « testimonials », champ « reviewTerms » : il manque dès le premier avis ; écrivez par exemple « Un avis est publié sous quinze jours et gardé trois ans ».',
    ],
    [
      "a phone number that the site's own form refuses",
      withCompany({ phone: '00 29 00 00 00' }),
      'data/company.ts, « companyRecord », champ « phone » : « 00 29 00 00 00 » ne convient pas ; écrivez un numéro français de dix chiffres, par paires, comme « 03 29 00 00 00 ».',
    ],
    [
      'an e-mail address with an accent, to which most programs send nothing',
      withCompany({ email: 'été@exemple.fr' }),
      'data/company.ts, « companyRecord », champ « email » : « été@exemple.fr » ne convient pas ; écrivez une adresse sans accent ni espace, comme « contact@exemple.fr ».',
    ],
    [
      'a name on two lines',
      withCompany({ name: 'Toits\nDupont' }),
      'data/company.ts, « companyRecord », champ « name » : « Toits\nDupont » ne convient pas ; écrivez-le sur une seule ligne.',
    ],
    [
      'an activity code in letters',
      withCompany({ apeCode: 'couvreur' }),
      'data/company.ts, « companyRecord », champ « apeCode » : « couvreur » ne convient pas ; écrivez quatre chiffres et une lettre, comme « 43.91B ».',
    ],
    [
      'a VAT number that is none',
      withCompany({ vat: 'aucune' }),
      'data/company.ts, « companyRecord », champ « vat » : « aucune » ne convient pas ; écrivez votre numéro, comme « FR 12 345 678 901 », ou « TVA non applicable, art. 293 B du CGI ».',
    ],
    [
      "a mediator's site that no link leads to",
      withCompany({ mediator: { ...companyRecord.mediator, website: 'www.mediateur.fr' } }),
      "data/company.ts, « companyRecord », champ « mediator › website » : « www.mediateur.fr » ne convient pas ; copiez l'adresse entière de son site, avec « https:// ».",
    ],
    [
      'a sender that mail services would refuse: not of the site’s own domain',
      withCompany({ delivery: { to: 'jean@exemple.fr', from: 'jean@exemple.fr' } }),
      "data/company.ts, « companyRecord », champ « delivery › from » : « jean@exemple.fr » ne convient pas ; écrivez une adresse qui finit par « @toitures-igney.example », le domaine du site : les messageries refusent d'autres expéditeurs.",
    ],
    [
      'a receiver that is no address',
      withCompany({ delivery: { to: 'jean(at)exemple.fr', from: 'site@toitures-igney.example' } }),
      'data/company.ts, « companyRecord », champ « delivery › to » : « jean(at)exemple.fr » ne convient pas ; écrivez une adresse sans accent ni espace, comme « contact@exemple.fr ».',
    ],
    [
      'a delivery without a sender',
      withCompany({ delivery: { to: 'jean@exemple.fr' } }),
      "data/company.ts, « companyRecord », champ « delivery » : des champs entre accolades ne conviennent pas ; écrivez false (rien n'est transmis), ou les deux adresses : { to: 'celle qui reçoit', from: 'celle qui envoie' }.",
    ],
    [
      "a domain that would spoil every page's address",
      withCompany({ siteUrl: 'https://www.exemple.fr/' }),
      'data/company.ts, « companyRecord », champ « siteUrl » : « https://www.exemple.fr/ » ne convient pas ; écrivez « https:// », puis le domaine sans barre à la fin, comme « https://www.exemple.fr ».',
    ],
    [
      'a registration number with a slip of the finger',
      withCompany({ siret: '732 829 320 00075' }),
      'data/company.ts, « companyRecord », champ « siret » : « 732 829 320 00075 » ne convient pas ; un chiffre manque ou est faux : recopiez les quatorze chiffres de votre avis Insee.',
    ],
    [
      'an attestation that nobody has put there',
      () => rejectMissingAttestation({ file: 'attestation.pdf', expires: '2027-12-31' }, ['favicon.svg']),
      "data/company.ts, « companyRecord », champ « attestation › file » : « attestation.pdf » n'est pas dans le dossier public/ ; déposez-l'y, ou corrigez son nom.",
    ],
    [
      'a label without its last day',
      withCompany({ labels: [{ name: 'Artisan des Vosges', number: '1', scope: 'couverture' }] }),
      'data/company.ts, « companyRecord », champ « labels › n° 1 › expires » : il manque ; écrivez une date qui existe, comme « 2027-05-31 ».',
    ],
    [
      'a portrait that is no picture of the site',
      withCompany({ portrait: { name: 'J. P.', photo: 'artisan', text: 'Couvreur à Igney.' } }),
      "data/company.ts, « companyRecord », champ « portrait › photo » : aucune photo ne s'appelle « artisan » dans data/photos.ts ; corrigez ce nom, ou ajoutez-y la fiche de la photo.",
    ],
    [
      'a day that opens and never closes',
      withCompany({ openingHours: [{ label: 'Samedi', days: ['Saturday'], opens: '08:00' }] }),
      'data/company.ts, « companyRecord », champ « openingHours › n° 1 › closes » : il manque ; donnez les deux heures, « opens » et « closes », ou aucune pour un jour de fermeture.',
    ],
    [
      'a day that closes before it opens',
      withCompany({ openingHours: [{ label: 'Samedi', days: ['Saturday'], opens: '17:00', closes: '08:00' }] }),
      "data/company.ts, « companyRecord », champ « openingHours › n° 1 › closes » : « 08:00 » ne convient pas ; la fermeture doit venir après l'ouverture.",
    ],
    [
      'a day in French',
      withCompany({ openingHours: [{ label: 'Samedi', days: ['Samedi'] }] }),
      "data/company.ts, « companyRecord », champ « openingHours › n° 1 › days › n° 1 » : « Samedi » ne convient pas ; un jour s'écrit en anglais : Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.",
    ],
    [
      'a day on two lines',
      withCompany({
        openingHours: [
          { label: 'Samedi', days: ['Saturday'] },
          { label: 'Week-end', days: ['Saturday', 'Sunday'] },
        ],
      }),
      'data/company.ts, « companyRecord », champ « openingHours » : une liste ne convient pas ; le même jour y est deux fois à la même heure, ou ouvert et fermé ; laissez-le à une seule ligne.',
    ],
    [
      'a day twice on one line',
      withCompany({ openingHours: [{ label: 'Samedi', days: ['Saturday', 'Saturday'] }] }),
      'data/company.ts, « companyRecord », champ « openingHours › n° 1 › days » : une liste ne convient pas ; le même jour y est deux fois ; retirez-en un.',
    ],
    [
      'a number for SMS that is no mobile',
      withCompany({ mobile: '03 29 00 00 00' }),
      'data/company.ts, « companyRecord », champ « mobile » : « 03 29 00 00 00 » ne convient pas ; un SMS demande un numéro de mobile, en 06 ou 07 ; corrigez-le, ou remettez optional(…).',
    ],
    [
      'a year in place of years',
      withCompany({ experienceYears: 2010 }),
      "data/company.ts, « companyRecord », champ « experienceYears » : 2010 ne convient pas ; 60 au plus : c'est un nombre d'années, pas une date.",
    ],
    [
      'a gap without its parentheses',
      withCompany({ owner: missing }),
      'data/company.ts, « companyRecord », champ « owner » : « missing » y est sans ses parenthèses ; un texte entre guillemets est attendu.',
    ],
    [
      'a tab without a name, whose towns are no list',
      () => readZones([{ towns: townAt('epinal') } as never]),
      'data/zones.ts, « onglet 1 », champ « label » : il manque ; un texte entre guillemets est attendu.\ndata/zones.ts, « onglet 1 », champ « towns » : des champs entre accolades ne conviennent pas ; une liste entre crochets est attendue.',
    ],
    [
      'a town between quotes',
      () => readZones([...zones, { label: 'Test', towns: ['vittel'] }]),
      'data/zones.ts, « fiche sans slug » : « vittel » y est un texte ; écrivez ce mot sans guillemets, comme ses voisins.',
    ],
    [
      'a height in centimetres',
      withTown('epinal', (town) => {
        town.altitude.max = 52_200;
      }),
      "data/towns/epinal.ts, « epinal », champ « altitude › max » : 52200 ne convient pas ; dans les Vosges et autour, l'altitude va de 150 à 1500 m, en mètres entiers.",
    ],
    [
      'a town without its preposition',
      withTown('epinal', (town) => {
        town.at = 'Épinal';
      }),
      "data/towns/epinal.ts, « epinal », champ « at » : « Épinal » ne convient pas ; écrivez le nom avec « à » ou « au » devant, comme « à Épinal », « au Val-d'Ajol ».",
    ],
    [
      "another town's place on the map",
      withTown('golbey', (town) => {
        town.latitude = townAt('epinal').latitude;
        town.longitude = townAt('epinal').longitude;
      }),
      "data/towns/golbey.ts, « golbey », champ « latitude » : cette latitude et cette longitude sont aussi celles de « Épinal » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr.",
    ],
    [
      'a service that a town puts first twice',
      withTown('epinal', (town) => {
        town.priorities[1] = { service: townAt('epinal').priorities[0]?.service, reason: 'Le vent.' };
      }),
      "data/towns/epinal.ts, « epinal », champ « priorities » : « {slug} » y est deux fois ; remplacez l'un des deux.".replace(
        '{slug}',
        townAt('epinal').priorities[0]?.service ?? '',
      ),
    ],
    [
      'a paragraph twice in one record',
      withTown('epinal', (town) => {
        town.intro = [town.intro[0], ...townAt('epinal').intro];
      }),
      'data/towns/epinal.ts, « epinal », champ « intro › n° 2 » : ce texte est déjà plus haut dans la même fiche ; récrivez-le, ou retirez-le.',
    ],
    [
      'a gallery of no photo',
      () => readGallery([]),
      'data/gallery.ts, « gallery », champ « galleryRecords » : il ne reste aucune photo ; remettez-en une au moins.',
    ],
    [
      'a sample given out as a review',
      withReview({ name: 'Prénom N.' }),
      'data/testimonials.ts, « témoignage 1 », champ « name » : « Prénom N. » ne convient pas ; écrivez le nom que le client accepte de voir, comme « Marie L. ».',
    ],
    [
      'a name of a file that no folder of the site could have',
      withPhoto('home-hero', { file: `${'toit-'.repeat(24)}.jpg` }),
      'data/photos.ts, « home-hero », champ « file » : ce texte a 124 caractères ; 100 au plus : renommez le fichier.',
    ],
    [
      'a document in the place of a photo',
      withPhoto('home-hero', { file: 'devis.pdf' }),
      "data/photos.ts, « home-hero », champ « file » : « devis.pdf » ne convient pas ; ce n'est pas le nom d'une photo : prenez un fichier JPEG, PNG, WebP, AVIF ou TIFF.",
    ],
    [
      'words of a file in place of a photo’s',
      withPhoto('home-hero', { alt: 'IMG_2041.JPG' }),
      'data/photos.ts, « home-hero », champ « alt » : « IMG_2041.JPG » ne convient pas ; écrivez en une phrase ce que la photo montre, pour qui ne la voit pas.',
    ],
    [
      'a fact of the company that is taken out',
      withCompany({ legalForm: undefined }),
      'data/company.ts, « companyRecord », champ « legalForm » : il manque ; un texte entre guillemets est attendu.',
    ],
    [
      'a name that would end an element of the page',
      withCompany({ name: 'Toits</script>' }),
      "data/company.ts, « companyRecord », champ « name » : « </script> » n'est pas du texte ; retirez les signes « < » et « > ».",
    ],
    [
      'altitudes in another order',
      withTown('epinal', (town) => {
        town.altitude = { min: 704, mean: 401, max: 390 };
      }),
      'data/towns/epinal.ts, « epinal », champ « altitude » : des champs entre accolades ne conviennent pas ; écrivez la plus basse, la moyenne, puis la plus haute.',
    ],
    [
      "a page that was copied from another town's, and half rewritten",
      withTown('golbey', (town) => {
        town.rules = townAt('epinal').rules;
        town.season = townAt('epinal').season;
      }),
      'data/towns/golbey.ts, « golbey », champ « season » : 2 textes, dont celui-ci, sont mot pour mot dans data/towns/epinal.ts aussi ; récrivez dans la plus récente des deux fiches.',
    ],
    [
      "another town's name where the town's own belongs",
      withTown('golbey', (town) => {
        town.at = 'à Épinal';
      }),
      "data/towns/golbey.ts, « golbey », champ « at » : « Golbey » n'y est pas ; écrivez-y le nom de cette ville.",
    ],
    [
      'opening hours that are no hours',
      withCompany({ openingHours: [{ label: 'Samedi', days: ['Saturday'], opens: '8h', closes: '17:00' }] }),
      'data/company.ts, « companyRecord », champ « openingHours › n° 1 › opens » : « 8h » ne convient pas ; écrivez une heure comme « 08:00 ».',
    ],
    [
      'a description of 400 characters',
      withService('charpente', (service) => {
        service.seo.description = 'é'.repeat(400);
      }),
      'data/services/charpente.ts, « charpente », champ « seo › description » : ce texte a 400 caractères ; 165 au plus, sinon les moteurs de recherche coupent cette description.',
    ],
    [
      'too few keywords',
      withService('charpente', (service) => {
        service.seo.keywords = ['charpente'];
      }),
      'data/services/charpente.ts, « charpente », champ « seo › keywords » : la liste compte 1 élément ; il en faut trois au moins.',
    ],
    [
      'a long text where there is a short word',
      withService('charpente', (service) => {
        service.relatedServices[0] = 'x'.repeat(61);
      }),
      "data/services/charpente.ts, « charpente », champ « relatedServices › n° 1 » : ce texte ne convient pas ; aucun service n'a cette adresse ; copiez celle d'un fichier de data/services/.",
    ],
    [
      'an emptied field',
      withTown('epinal', (town) => {
        town.season = null;
      }),
      'data/towns/epinal.ts, « epinal », champ « season » : il est vide ; un texte entre guillemets est attendu.',
    ],
    [
      'years that are no number to count with',
      withCompany({ experienceYears: -1.5 }),
      'data/company.ts, « companyRecord », champ « experienceYears » : -1.5 ne convient pas ; un nombre entier est attendu.',
    ],
    [
      'a forgotten field',
      withService('charpente', (service) => {
        delete service.intro;
      }),
      'data/services/charpente.ts, « charpente », champ « intro » : il manque ; un texte entre guillemets est attendu.',
    ],
    [
      'a misspelt field',
      withTown('epinal', (town) => {
        Object.assign(town, { portfolioImage: ['home-hero'] });
      }),
      "data/towns/epinal.ts, « epinal », champ « portfolioImage » : ce champ n'existe pas ; corrigez son nom, ou retirez-le.",
    ],
    [
      'a decimal comma',
      withTown('epinal', (town) => {
        town.neighbours[0] = { name: 'Jeuxey', km: '4,5' };
      }),
      'data/towns/epinal.ts, « epinal », champ « neighbours › n° 1 › km » : « 4,5 » ne convient pas ; un nombre sans guillemets est attendu, avec un point pour la virgule.',
    ],
    [
      'a place outside the Vosges',
      withTown('epinal', (town) => {
        town.latitude = 6.45;
      }),
      'data/towns/epinal.ts, « epinal », champ « latitude » : 6.45 ne convient pas ; dans les Vosges, la latitude va de 47 à 49 degrés.',
    ],
  ];

  test.each(facts)('%s', (_, read, sentence) => {
    expect(sentencesOf(read)).toEqual(sentence.split('\n'));
  });

  test('whatever is wrong with the towns is said at once, one sentence a line', () => {
    const wrongTowns = [
      changed(townAt('epinal'), (town) => {
        town.postalCode = '8800';
        town.latitude = 6.45;
      }),
      changed(townAt('golbey'), (town) => {
        town.heroImage = 'poutre';
        town.portfolioImages = ['home-hero', 'tuile', 'ardoise'] as never;
        for (const service of AREA_SERVICE_SLUGS) town.blurbs[service] = 'Sous les combles.';
      }),
      { ...townAt('vagney'), slug: 'golbey' },
    ];
    const tabs = [
      { label: 'Test', towns: wrongTowns },
      { label: 'Test', towns: [] },
    ];
    expect(fieldsSaid(() => readZones(tabs))).toEqual([
      'Test › towns',
      'epinal › postalCode',
      'epinal › latitude',
      'Test › label',
      'Vagney › slug',
      'golbey › heroImage',
      'golbey › portfolioImages',
      'golbey › portfolioImages',
      'golbey › blurbs',
    ]);
  });

  test('so is whatever is wrong with the services', () => {
    const wrongServices = services
      .filter(({ slug }) => slug !== 'ravalement-facade')
      .map((service) =>
        changed(service, (record) => {
          if (record.slug === 'peinture-boiserie') delete record.intro;
          if (record.slug === 'charpente') record.relatedServices = ['charpente', 'dessous-de-toit', 'dessous-de-toit'];
          if (record.slug === 'nettoyage-cheneau') record.towns[1] = record.towns[0]!;
          if (record.slug === 'dessous-de-toit') record.heroImage = 'poutre';
          if (record.slug === 'dessous-de-toit') record.towns[0] = { slug: 'nancy', reason: 'Une raison.' };
        }),
      );
    expect(fieldsSaid(() => readServices(wrongServices, towns))).toEqual([
      'peinture-boiserie › intro',
      'SERVICE_SLUGS › ravalement-facade',
      'nettoyage-cheneau › towns',
      'charpente › relatedServices',
      'charpente › relatedServices',
      'dessous-de-toit › heroImage',
      'dessous-de-toit › towns',
      'nettoyage-cheneau › towns › n° 2 › reason',
    ]);
  });

  test('and with pictures, photos of the gallery and files that no list names', () => {
    const unnamed = { 'home-hero': { file: 'toit' }, 'zone-lac': { alt: 'Un lac' } };
    expect(fieldsSaid(() => readPhotos(unnamed))).toEqual(['home-hero › file', 'home-hero › alt', 'zone-lac › file']);
    const images = [{ id: 0, photo: 'home-hero', description: 'Un toit' }, gallery[0], gallery[0]];
    expect(fieldsSaid(() => readGallery(images))).toEqual(['photo 1 › id', 'photo 3 › id', 'photo 3 › photo']);
    const files = ['nancy.ts', 'epinal.ts', 'metz.ts'];
    expect(fieldsSaid(() => rejectTownsWithoutTab(files, towns))).toEqual(['zones › nancy', 'zones › metz']);
    expect(fieldsSaid(() => rejectServicesWithoutPage(['bardage.ts', 'isolation.ts'], services))).toEqual([
      'services › bardage',
      'services › isolation',
    ]);
  });
});

describe('a fact beyond its limits is refused', () => {
  const towns: [fact: string, change: Change<Town>, field: string][] = [
    ['a place north of the Vosges', (town) => Object.assign(town, { latitude: 49.1 }), 'latitude'],
    ['a place west of them', (town) => Object.assign(town, { longitude: 4.9 }), 'longitude'],
    ['a place east of them', (town) => Object.assign(town, { longitude: 8.1 }), 'longitude'],
    ['a title that search engines cut', (town) => Object.assign(town.seo, { title: 'x'.repeat(71) }), 'seo › title'],
    [
      'a description of nothing',
      (town) => Object.assign(town.seo, { description: 'x'.repeat(69) }),
      'seo › description',
    ],
    ['thirteen keywords', (town) => Object.assign(town.seo, { keywords: Array(13).fill('toit') }), 'seo › keywords'],
    ['a neighbour at no distance', (town) => Object.assign(town.neighbours[0]!, { km: 0 }), 'neighbours › n° 1 › km'],
    ['six neighbours', (town) => town.neighbours.push({ name: 'Nancy', km: 9 }), 'neighbours'],
    ['a postal code of four digits', (town) => Object.assign(town, { postalCode: '8800' }), 'postalCode'],
    ['one priority', (town) => town.priorities.splice(1), 'priorities'],
    ['four priorities', (town) => town.priorities.push(...town.priorities, ...town.priorities), 'priorities'],
  ];
  test.each(towns)('%s', (_, change, field) => {
    expect(fieldsSaid(withTown('epinal', change))).toEqual([`epinal › ${field}`]);
  });

  const services: [fact: string, change: Change<Service>, field: string][] = [
    [
      'a name too long for the menu',
      (service) => Object.assign(service.menu, { title: 'x'.repeat(35) }),
      'menu › title',
    ],
    ['a text too long for its card', (service) => Object.assign(service, { card: 'x'.repeat(151) }), 'card'],
    ['three signs', (service) => service.signs.items.splice(3), 'signs › items'],
    ['three steps', (service) => service.process.splice(3), 'process'],
    ['one related service', (service) => service.relatedServices.splice(1), 'relatedServices'],
    ['two towns', (service) => service.towns.splice(2), 'towns'],
  ];
  test.each(services)('%s', (_, change, field) => {
    expect(fieldsSaid(withService('charpente', change))).toEqual([`charpente › ${field}`]);
  });

  test.each([
    [
      'an hour that no clock shows',
      { openingHours: [{ label: 'Lundi', days: ['Monday'], opens: '24:00', closes: '19:00' }] },
      'openingHours › n° 1 › opens',
    ],
    ['an address without encryption', { siteUrl: 'http://www.exemple.fr' }, 'siteUrl'],
    [
      'a postal code of four digits',
      { address: { ...companyRecord.address, postalCode: '8815' } },
      'address › postalCode',
    ],
  ])('%s', (_, change, field) => {
    expect(fieldsSaid(withCompany(change))).toEqual([`companyRecord › ${field}`]);
  });

  test('a rating of 0, an address in capitals, a photo without a number', () => {
    expect(fieldsSaid(withRating(0))).toEqual(['témoignage 1 › rating']);
    const capitals = [{ label: 'Test', towns: [{ ...townAt('epinal'), slug: 'Epinal' }] }];
    expect(fieldsSaid(() => readZones(capitals))).toEqual(['Epinal › slug']);
    expect(fieldsSaid(() => readGallery([{ ...gallery[0], id: 0 }]))).toEqual(['photo 1 › id']);
  });
});

describe('what the owner may write is accepted', () => {
  test.each([
    ['the facts as they stand', {}],
    [
      'a form that delivers, in his own capitals',
      { delivery: { to: 'jean.dupont@exemple.fr', from: 'Site@Toitures-Igney.example' } },
    ],
    ['his own number', { phone: '+33 6 12 34 56 78' }],
    ['his own address, with capitals', { email: 'Jean.Dupont@exemple.fr' }],
    [
      'a pause at noon',
      {
        openingHours: [
          { label: 'Samedi matin', days: ['Saturday'], opens: '08:00', closes: '12:00' },
          { label: 'Samedi après-midi', days: ['Saturday'], opens: '13:30', closes: '17:00' },
        ],
      },
    ],
    ['his registration number', { siret: '73282932000074' }],
    ['the same with spaces', { siret: '732 829 320 00074' }],
    ['his mobile number and his profile', { mobile: '06 39 98 12 34', googleProfile: 'https://g.page/toitures' }],
    ['his tax number and his code', { vat: 'FR12345678901', apeCode: '4391B' }],
    ['no tax', { vat: 'TVA non applicable, art. 293 B du CGI' }],
    ['one with a five', { siret: '50000000000009' }],
    ['a gap that is still to be filled', { siret: missing('numéro SIRET') }],
  ])('%s', (_, change) => {
    expect(withCompany(change)).not.toThrow();
  });

  test('a text about a service that names no neighbour, where the others do', () => {
    const read = withTown('epinal', (town) => {
      town.blurbs.charpente = 'Sous les combles, nous contrôlons les assemblages.';
    });
    expect(read).not.toThrow();
  });

  test('services in any order: they come in that of the menu', () => {
    expect(readServices([...services].reverse(), towns)).toEqual(services);
  });

  test("a town's own four pictures instead of the default ones", () => {
    const read = withTown('epinal', (town) => {
      town.portfolioImages = ['home-hero', 'zone-lac', 'zone-bourg', 'zone-plaine'] as never;
    });
    expect(read).not.toThrow();
  });
});

describe('whatever is wrong with a record, the owner reads French', () => {
  const JARGON =
    /invalid|expected|received|required|unrecognized|too (big|small)|string|number|undefined|null|NaN|object|array|record|regex|zod|chaîne de caractères|entrée|indéfini|motif|clé/i;
  const SENTENCE = /^data\/[\w./-]+\.ts, « [^»]+ », champ « [^»]+ » : .+ ; .+\.$/;
  const WRONG_VALUES = [undefined, null, '', 'x'.repeat(500), -1, 1e6, true, [], {}];

  const FULL_COMPANY = {
    ...companyRecord,
    delivery: { to: 'jean@exemple.fr', from: 'site@toitures-igney.example' },
    mobile: '06 39 98 12 34',
    googleProfile: 'https://g.page/toitures',
    attestation: { file: 'attestation.pdf', expires: '2027-12-31' },
    labels: [{ name: 'Artisan des Vosges', number: '1', scope: 'couverture', expires: '2027-12-31' }],
    portrait: { name: 'J. P.', photo: 'home-hero', text: 'Couvreur à Igney.' },
  };
  const records: [string, object, (record: object) => unknown][] = [
    ['a service', serviceAt('dessous-de-toit'), (record) => readServices([record], towns)],
    ['a town', townAt('neufchateau'), (record) => readZones([{ label: 'Test', towns: [record] }])],
    ['a testimonial', review, (record) => readTestimonials([record], TERMS)],
    ['a photo of the gallery', gallery[0] as object, (record) => readGallery([record])],
    ['a picture', photoRecords['home-hero'], (record) => readPhotos({ 'home-hero': record })],
    ['the company', readCompany(FULL_COMPANY), (record) => readCompany(record)],
  ];

  test.each(records)('%s', (_, record, read) => {
    const said = new Set<string>();
    for (const path of pathsOf(record)) {
      for (const value of WRONG_VALUES) {
        try {
          read(replaced(record, path, value));
        } catch (error) {
          for (const sentence of sentencesOf(() => {
            throw error;
          }))
            said.add(sentence);
        }
      }
    }
    expect(said.size).toBeGreaterThan(15);
    for (const sentence of said) {
      expect(sentence).toMatch(SENTENCE);
      // Fields and files keep their English names: they are what the owner looks for.
      expect(sentence.replace(/^.*?champ « [^»]+ »/, '')).not.toMatch(JARGON);
    }
  });
});

function pathsOf(value: unknown, path: string[] = []): string[][] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [...(path.length > 0 ? [path] : []), ...inside.flatMap(([key, entry]) => pathsOf(entry, [...path, key]))];
}

function replaced(record: object, path: string[], value: unknown): object {
  const copy = structuredClone(record);
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[path.at(-1) as string] = value;
  return copy;
}
