import { describe, expect, test } from 'vitest';
import { isDelivered } from '../../../tests/support/delivered';
import { site } from '../../../tests/support/site';
import type { Service } from '../schema/service';
import { namesPlace } from '../text/place-names';
import { SUBMIT_DELAY_MS } from './contact-form';
import { serviceAt } from './services';
import { findTown, isWithinRadius, townAt } from './zones';

const { routes, openingHours, contactForm, defaultPortfolio, footerServices, gallery, home } = site;
const { redirects, serviceArea, testimonials, towns, zones, company } = site;

/**
 * Message for a difference from the customer's order. The site may contain more, but nothing may be missing or
 * different.
 */
const MISSING_REQUIREMENT = 'differs from the order';

const orderedContent = {
  pages: ['/', '/contact', '/zones-intervention', '/realisations', '/mentions-legales', '/politique-confidentialite'],
  services:
    'demoussage-nettoyage-toiture peinture-boiserie ravalement-facade renovation-toiture changement-toiture nettoyage-cheneau reparations-diverses charpente dessous-de-toit'.split(
      ' ',
    ),
  towns:
    'epinal thaon-les-vosges remiremont mirecourt saint-die-des-vosges charmes golbey gerardmer saint-etienne-les-remiremont le-val-dajol neufchateau vittel dompaire rambervillers raon-letape bruyeres la-bresse xertigny chantraine uxegney vagney'.split(
      ' ',
    ),
  tabs: ['Centre Vosges', 'Sud Vosges', 'Ouest Vosges', 'Nord-Est Vosges', 'Autres secteurs'],
};

/** Returns the ordered entries of a list, in the list's order. */
const keepListed = (order: string[], list: string[]) => list.filter((entry) => order.includes(entry));

test('simulated sending takes one second', () => {
  expect(SUBMIT_DELAY_MS).toBe(1000);
});

/** These tests run only for the customer in Igney, because another owner's old paths are unknown. */
describe.runIf(company.address.city === 'Igney')('an ordered path', () => {
  const orderedPaths = [
    ...orderedContent.pages,
    ...orderedContent.services.map((slug) => `/services/${slug}`),
    ...orderedContent.towns.map((slug) => `/zones/${slug}`),
  ];

  test.each(orderedPaths)('%s is a page or redirects to a page', (path) => {
    const pagePaths = routes.map((route) => route.path);
    expect(pagePaths).toContain(pagePaths.includes(path) ? path : redirects[path]);
  });
});

// The following texts and numbers may change once the owner has edited his records.
describe.runIf(isDelivered)('the ordered content', () => {
  test('has the ordered pages, and the nine services in menu order', () => {
    const paths = routes.map(({ path }) => path);
    expect(keepListed(orderedContent.pages, paths), MISSING_REQUIREMENT).toEqual(orderedContent.pages);
    const servicePaths = orderedContent.services.map((slug) => `/services/${slug}`);
    expect(keepListed(servicePaths, paths), MISSING_REQUIREMENT).toEqual(servicePaths);
    expect(redirects, MISSING_REQUIREMENT).toMatchObject({ '/zones': '/zones-intervention' });
  });

  test('has 21 towns in five tabs, Centre Vosges first', () => {
    const missingTowns = orderedContent.towns.filter((slug) => !findTown(site, slug));
    expect(missingTowns, MISSING_REQUIREMENT).toEqual([]);
    const labels = zones.map(({ label }) => label);
    expect(keepListed(orderedContent.tabs, labels), MISSING_REQUIREMENT).toEqual(orderedContent.tabs);
    expect(labels[0], MISSING_REQUIREMENT).toBe(orderedContent.tabs[0]);
  });

  test.each([
    ['ten photos in the gallery', gallery, 10],
    ['four photos on an area page by default', defaultPortfolio, 4],
    ['six cards on the home page', home.services.cards, 6],
    ['seven services in the footer', footerServices, 7],
    ['four check points', home.about.points, 4],
    ['four reasons', home.reasons.items, 4],
  ])('has at least %s, without repetition', (_, list, count) => {
    expect(new Set<unknown>(list).size, MISSING_REQUIREMENT).toBeGreaterThanOrEqual(count);
    expect(new Set<unknown>(list).size).toBe(list.length);
  });

  test('has sample reviews rated 5, 5 and 4, real reviews, or none', () => {
    const { areSamples, list } = testimonials;
    expect(!areSamples || ['5,5,4', ''].includes(list.map(({ rating }) => rating).join()), MISSING_REQUIREMENT).toBe(
      true,
    );
  });

  test('has the three ordered guarantees', () => {
    expect(home.hero.guarantees, MISSING_REQUIREMENT).toEqual([
      'Intervention rapide',
      'Artisan qualifié',
      'Garantie décennale',
    ]);
  });

  test('has radii of 50 and 10 km, with only Neufchâteau outside', () => {
    expect([serviceArea.radiusKm, serviceArea.neighbourRadiusKm], MISSING_REQUIREMENT).toEqual([50, 10]);
    const distantTowns = orderedContent.towns.filter((slug) => !isWithinRadius(site, townAt(site, slug)));
    expect(distantTowns, MISSING_REQUIREMENT).toEqual(['neufchateau']);
  });

  test('has the ordered opening hours', () => {
    const formatTimes = (times: (typeof openingHours)[number]['times']) =>
      times.map(({ opens, closes }) => `${opens}-${closes}`);
    const hours = openingHours.map(({ label, times }) => [label, ...formatTimes(times)]);
    expect(hours, MISSING_REQUIREMENT).toEqual([
      ['Lundi au vendredi', '08:00-19:00'],
      ['Samedi', '08:00-17:00'],
      ['Dimanche'],
    ]);
  });
});

describe.runIf(isDelivered)('the site’s texts', () => {
  test('contain the ordered contact form', () => {
    const { fields } = contactForm;
    // The form may have more fields.
    const orderedFields = ['name', 'phone', 'email', 'subject', 'message'] as const;
    expect(Object.keys(fields).filter((name) => (orderedFields as readonly string[]).includes(name))).toEqual(
      orderedFields,
    );
    const requiredFields = ['name', 'phone', 'message'];
    expect(orderedFields.filter((name) => fields[name].required)).toEqual(requiredFields);
    expect(orderedFields.filter((name) => fields[name].compact)).toEqual(requiredFields);
    expect(contactForm.requiredMessage).toBe('Ce champ est obligatoire');
    expect(fields.phone.rule.message).toBe('Numéro de téléphone invalide');
    expect(fields.email.rule.message).toBe('Adresse email invalide');
    expect(fields.message.rows).toEqual({ compact: 3, full: 5 });
    expect(contactForm.submitting).toBe('Envoi en cours...');
    expect(contactForm.success).toEqual({
      title: 'Message envoyé !',
      text: 'Nous vous contacterons très prochainement.',
    });
  });

  test('contain the ordered texts of the home page', () => {
    expect(home.hero.title).toBe('Expert en rénovation de toiture dans les Vosges');
    expect(home.teaser.service).toBe('renovation-toiture');
    expect(home.banner.action).toBe('Demander un devis gratuit');
  });
});

describe.runIf(isDelivered)('service pages', () => {
  test.each([
    ['reparations-diverses', 5, ['demoussage-nettoyage-toiture', 'nettoyage-cheneau', 'ravalement-facade']],
    ['charpente', 6, ['changement-toiture', 'renovation-toiture', 'reparations-diverses']],
    ['dessous-de-toit', 5, ['renovation-toiture', 'nettoyage-cheneau', 'peinture-boiserie']],
  ] as const)('%s has %i process steps and the ordered related services', (slug, steps, related) => {
    expect(serviceAt(site, slug).process).toHaveLength(steps);
    expect(serviceAt(site, slug).relatedServices).toEqual(related);
  });

  test.each([
    [
      'reparations-diverses',
      'tuile ardoise fuite faîtage arêtier noue solin cheminée fenêtre_de_toit gouttière.*zinc|zinc.*gouttière tempête fissure enduit humidité brique pierre joint peinture',
    ],
    [
      'charpente',
      'diagnostic réparation|réparé préventif curatif insectes_xylophages champignon rénovation_complète charpente_neuve',
    ],
    ['dessous-de-toit', 'pose_complète anciens?_.*bois|bois corniche planches?_de_rive grille ventilation'],
  ] as const)('%s offers the works of the specification', (slug, works) => {
    const offersText = JSON.stringify(serviceAt(site, slug).offers).toLowerCase();
    for (const work of works.split(' ')) expect(offersText).toMatch(new RegExp(work.replaceAll('_', ' ')));
  });

  test('the eaves page shows photos before and after the works', () => {
    const photos = serviceAt(site, 'dessous-de-toit').gallery ?? [];
    expect(photos.some((photo) => photo.endsWith('-avant'))).toBe(true);
    expect(photos.some((photo) => photo.endsWith('-apres'))).toBe(true);
  });

  test.each([
    ['demoussage-nettoyage-toiture', /3 à 5 ans/],
    ['ravalement-facade', /10 à 15 ans/],
    ['nettoyage-cheneau', /au moins une fois par an/],
    ['nettoyage-cheneau', /deux (fois|visites|passages|nettoyages)/i],
    ['changement-toiture', /30 à 40 ans/],
  ] as const)('%s gives the figure of the specification: %s', (slug, figure) => {
    const { frequency, content, intro, signs }: Service = serviceAt(site, slug);
    expect(JSON.stringify({ frequency, content, intro, signs })).toMatch(figure);
  });
});

test.runIf(isDelivered).each(towns)('the meta description names the town: $name', ({ name, seo }) => {
  expect(namesPlace(seo.description, name)).toBe(true);
});
