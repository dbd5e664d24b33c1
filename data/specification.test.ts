import { describe, expect, test } from 'vitest';
import { contactForm, SUBMIT_DELAY_MS } from './contact-form';
import { defaultPortfolio, gallery } from './gallery';
import { footerServices, home } from './home';
import { NEIGHBOUR_RADIUS_KM, SERVICE_RADIUS_KM } from './service-area';
import { AREA_SERVICE_SLUGS } from './service-slugs';
import { serviceAt, services } from './services';
import { testimonials } from './testimonials';
import { namesPlace } from './validation/place-names';
import { LEAST_NEIGHBOURS_NAMED, type Service } from './validation/schema';
import { towns } from './zones';

describe('counts and constants (specification, section 9)', () => {
  test('50 km around Épinal, 10 km around a town', () => {
    expect([SERVICE_RADIUS_KM, NEIGHBOUR_RADIUS_KM]).toEqual([50, 10]);
  });

  test('nine services, twenty-one towns', () => {
    expect([services.length, towns.length]).toEqual([9, 21]);
  });

  test('ten photos in the gallery, four on an area page by default', () => {
    expect([gallery.length, defaultPortfolio.length]).toEqual([10, 4]);
  });

  test('three testimonials, rated 5, 5 and 4', () => {
    expect([...testimonials.real, ...testimonials.samples].map(({ rating }) => rating)).toEqual([5, 5, 4]);
  });

  test('six cards on the home page, seven services in the footer, none twice', () => {
    expect(new Set(home.services.cards).size).toBe(6);
    expect(home.services.cards).toHaveLength(6);
    expect(new Set(footerServices).size).toBe(7);
    expect(footerServices).toHaveLength(7);
  });

  test('four check points, four reasons, three guarantees', () => {
    expect(home.about.points).toHaveLength(4);
    expect(home.reasons.items).toHaveLength(4);
    expect(home.hero.guarantees).toEqual(['Intervention rapide', 'Artisans qualifiés', 'Garantie décennale']);
  });

  test('one second of simulated sending', () => {
    expect(SUBMIT_DELAY_MS).toBe(1000);
  });
});

describe('words that the specification gives', () => {
  test('the form', () => {
    expect(contactForm.messages).toEqual({
      required: 'Ce champ est obligatoire',
      phone: 'Numéro de téléphone invalide',
      email: 'Adresse email invalide',
    });
    expect(contactForm.submitting).toBe('Envoi en cours...');
    expect(contactForm.success).toEqual({
      title: 'Message envoyé !',
      text: 'Nous vous contacterons très prochainement.',
    });
  });

  test('the home page', () => {
    expect(home.hero.title).toBe('Expert en rénovation de toiture dans les Vosges');
    expect(home.teaser.service).toBe('renovation-toiture');
    expect(home.banner.action).toBe('Demander un devis gratuit');
  });
});

describe('service pages', () => {
  test.each([
    ['reparations-diverses', 5, ['demoussage-nettoyage-toiture', 'nettoyage-cheneau', 'ravalement-facade']],
    ['charpente', 6, ['changement-toiture', 'renovation-toiture', 'reparations-diverses']],
    ['dessous-de-toit', 5, ['renovation-toiture', 'nettoyage-cheneau', 'peinture-boiserie']],
  ] as const)('%s: %i process steps, and its related services', (slug, steps, related) => {
    expect(serviceAt(slug).process).toHaveLength(steps);
    expect(serviceAt(slug).relatedServices).toEqual(related);
  });

  test.each([
    [
      'reparations-diverses',
      /tuile/,
      /ardoise/,
      /fuite/,
      /faîtage/,
      /arêtier/,
      /noue/,
      /solin/,
      /cheminée/,
      /fenêtre de toit/,
      /gouttière.*zinc|zinc.*gouttière/,
      /tempête/,
      /fissure/,
      /enduit/,
      /remontées d'humidité|humidité/,
      /brique/,
      /pierre/,
      /joint/,
      /peinture/,
    ],
    [
      'charpente',
      /diagnostic/,
      /réparation|réparé/,
      /préventif/,
      /curatif/,
      /insectes xylophages/,
      /champignon/,
      /rénovation complète/,
      /charpente neuve/,
    ],
    [
      'dessous-de-toit',
      /pose complète/,
      /bois ancien|dessous de toit bois|anciens? .*bois|bois/,
      /corniche/,
      /planches? de rive/,
      /grille/,
      /ventilation/,
    ],
  ] as const)('%s offers what the specification names', (slug, ...works) => {
    const offered = JSON.stringify(serviceAt(slug).offers).toLowerCase();
    for (const work of works) expect(offered).toMatch(work);
  });

  test('the eaves page shows before and after', () => {
    const shown = serviceAt('dessous-de-toit').gallery ?? [];
    expect(shown.some((photo) => photo.endsWith('-avant'))).toBe(true);
    expect(shown.some((photo) => photo.endsWith('-apres'))).toBe(true);
  });

  test.each([
    ['demoussage-nettoyage-toiture', /3 à 5 ans/],
    ['ravalement-facade', /10 à 15 ans/],
    ['nettoyage-cheneau', /au moins une fois par an/],
    ['nettoyage-cheneau', /deux (fois|visites|passages|nettoyages)/i],
    ['changement-toiture', /30 à 40 ans/],
  ] as const)('%s gives the figure of the specification: %s', (slug, figure) => {
    const { frequency, content, intro, signs }: Service = serviceAt(slug);
    expect(JSON.stringify({ frequency, content, intro, signs })).toMatch(figure);
  });
});

describe('area pages', () => {
  test.each(towns)('$name: eight texts that between them name nearby towns', ({ blurbs, neighbours }) => {
    expect(Object.keys(blurbs).sort()).toEqual([...AREA_SERVICE_SLUGS].sort());
    const text = Object.values(blurbs).join(' ');
    const named = neighbours.filter(({ name }) => namesPlace(text, name));
    expect(named.length).toBeGreaterThanOrEqual(LEAST_NEIGHBOURS_NAMED);
  });

  test.each(towns)('$name: search engines read the town in title and description', ({ name, seo }) => {
    expect(namesPlace(seo.title, name)).toBe(true);
    expect(namesPlace(seo.description, name)).toBe(true);
  });

  test('no two pages share a title or a description', () => {
    const all = [...services, ...towns].map(({ seo }) => seo);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });
});
