import { describe, expect, test } from 'vitest';
import { noteOfForm } from '../../components/ContactForm/contact-form-props';
import { typeset } from '../../components/typography/typeset';
import { assuranceLine } from '../../data/model/site/assurance';
import { legalPageFor } from '../../data/model/site/legal';
import { serviceAt, servicePath } from '../../data/model/site/services';
import { townPath } from '../../data/model/site/zones';
import { expectNone, isDelivered } from '../support/delivered';
import { toPlainText } from '../support/render';
import { site } from '../support/site';
import { notFound, pageAt, pages, textOf } from './site';

const { company, confirmedCompany, services, contactForm, deliveryCopy, deliveryRules, home } = site;
const { testimonials, towns, interfaceCopy } = site;
const formNote = noteOfForm(site);
const everyPage = [...pages, notFound];

const sectionText = (path: string, id: string) => textOf(pageAt(path).document.getElementById(id));

test('every page names the owner, legal form and SIRET, with legal links', () => {
  for (const { path, document } of everyPage) {
    const footer = document.querySelector('footer');
    expect(textOf(footer), path).toContain(typeset(`${company.owner}, ${company.legalForm}`));
    expect(textOf(footer), path).toContain(typeset(`SIRET ${company.siret}`));
    expect(footer?.querySelector('a[href="/mentions-legales"]'), path).not.toBeNull();
    expect(footer?.querySelector('a[href="/politique-confidentialite"]'), path).not.toBeNull();
  }
});

test('every page lets visitors change their cookie choice', () => {
  for (const { path, document } of everyPage) {
    expect(textOf(document.querySelector('footer [data-manage-cookies]')), path).toBe(
      typeset(interfaceCopy.siteFooter.cookies),
    );
  }
});

test('the banner asks first, and refusing is as easy as accepting', () => {
  for (const { path, document } of everyPage) {
    const banner = document.querySelector('[data-widget^="CookieBanner"]');
    const choices = Array.from(banner?.querySelectorAll('[data-consent]') ?? []);
    const offeredChoices = choices.map((choice) => `${choice.getAttribute('data-consent')}: ${textOf(choice)}`);
    const { accepted, essential, declined } = interfaceCopy.cookieBanner;
    expect(offeredChoices, path).toEqual(
      Object.entries({ accepted, essential, declined }).map(([choice, label]) => `${choice}: ${typeset(label)}`),
    );
    const shapes = choices.map(({ tagName, className, parentElement }) => [
      tagName,
      className,
      parentElement?.className,
    ]);
    expect(new Set(shapes.map(String)).size, path).toBe(1);
    const { text, question, close } = interfaceCopy.cookieBanner;
    for (const sentence of [text, question]) expect(textOf(banner), path).toContain(typeset(sentence));
    expect(banner?.querySelector('[data-close]')?.getAttribute('aria-label'), path).toBe(typeset(close));
    expect(banner?.querySelector('a[href="/politique-confidentialite"]'), path).not.toBeNull();
  }
});

test('the legal notice shows every required fact or a visible placeholder', () => {
  const { insurer, mediator, host, repairRates, owner, legalForm } = company;
  const notice = textOf(pageAt('/mentions-legales').document.querySelector('main'));
  for (const fact of [
    `${owner}, ${legalForm}`,
    ...[company.phone, company.email, company.siret, company.register, company.vat],
    ...[host.name, host.address, host.phone],
    ...[insurer.name, insurer.address, insurer.contract, insurer.coverage],
    ...[repairRates.hourlyRate, repairRates.travelCosts, repairRates.fixedPrices],
    ...[mediator.name, mediator.address, mediator.website],
  ])
    expect(notice).toContain(typeset(fact));
});

test('every placeholder for a missing fact is highlighted', () => {
  for (const { path, document } of everyPage) {
    const gaps = textOf(document.body).match(/\[à compléter/g)?.length ?? 0;
    const markedGaps = Array.from(document.querySelectorAll('mark')).filter((mark) =>
      textOf(mark).startsWith('[à compléter'),
    ).length;
    expect(markedGaps, path).toBe(gaps);
  }
  if (!confirmedCompany.siret) expect(pageAt('/mentions-legales').document.querySelector('mark')).not.toBeNull();
});

test('the legal notice says how to report an inaccessible page', () => {
  const text = textOf(pageAt('/mentions-legales').document.querySelector('main'));
  expect(text).toContain(company.email);
  expect(text).toContain(typeset(company.phone));
});

test('repair pages link to the rates (decree of 24 January 2017)', () => {
  const servicesWithRates = services.filter(({ ratesApply }) => ratesApply);
  const repairsWithoutRates = ['reparations-diverses', 'nettoyage-cheneau'].filter(
    (repairSlug) => !servicesWithRates.some(({ slug }) => slug === repairSlug),
  );
  expectNone(repairsWithoutRates, 'services that are repairs or maintenance, and lead to no rates');
  for (const { slug } of servicesWithRates) {
    const { document } = pageAt(servicePath(slug));
    expect(document.querySelector('main a[href="/mentions-legales#conditions-tarifaires"]'), slug).not.toBeNull();
  }
});

describe('texts about personal data in the privacy policy and the forms', () => {
  const pagesWithForm = pages.filter((page) => page.document.querySelector('#devis form'));

  test('match the settings of this build', () => {
    const { document } = pageAt('/politique-confidentialite');
    const headings = Array.from(document.querySelectorAll('main h2'), (heading) => toPlainText(textOf(heading)));
    const titles = site.privacyPolicy.sections.map(({ title }) => toPlainText(title));
    expect(headings).toEqual(expect.arrayContaining(titles));
    expect(pagesWithForm.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/contact', ...services.map(({ slug }) => servicePath(slug))]),
    );
    for (const { path, document } of pagesWithForm) {
      const formText = textOf(document.querySelector('#devis'));
      expect(formText, path).toContain(typeset(formNote.text));
    }
  });

  const policyFor = (state: { delivers: boolean }) =>
    legalPageFor(site.records.privacyPolicy, { hasReviews: false, hasIllustrations: true, ...state });

  // The following two tests quote the delivered policy, which the owner may rewrite.
  test.runIf(isDelivered)('without delivery, they say that nothing leaves the device', () => {
    const text = JSON.stringify(policyFor({ delivers: false }));
    expect(text).toContain('son formulaire ne nous transmet rien');
    expect(text).not.toMatch(/enregistrée sur le serveur|empreinte/);
    expect(contactForm.demoNote).toMatch(/ne transmet rien/);
  });

  test.runIf(isDelivered)('with delivery, they name recipient, purpose, legal basis and duration', () => {
    const policy = policyFor({ delivers: true });
    const text = JSON.stringify(policy);
    expect(text).not.toMatch(/ne nous transmet rien|Aucun serveur|démonstration/);
    const form = JSON.stringify(policy.sections.find(({ id }) => id === 'formulaire-de-contact'));
    for (const term of [
      'notre hébergeur',
      'prestataire de messagerie',
      'article 6-1-b',
      'article 6-1-f',
      '3 ans',
      'adresse IP',
    ])
      expect(form).toContain(term);
    expect(form).toContain(`${deliveryRules.retentionDays} jours`);
    const { note } = deliveryCopy;
    expect(note.text).toMatch(new RegExp(`transmise à ${company.name}, pour vous répondre .* gardée 3 ans`));
    expect(note.link.href).toBe('/politique-confidentialite');
  });
});

// Quotes the delivered policy, which the owner may rewrite.
test.runIf(isDelivered)("the privacy policy lists browser storage and the map's data transfer", () => {
  const path = '/politique-confidentialite';
  const rows = Array.from(pageAt(path).document.querySelectorAll('#stockage-du-navigateur tbody tr'));
  expect(rows.map((row) => textOf(row.querySelector('td')))).toEqual(['cookieConsent', 'cookieConsentDate']);
  for (const row of rows) expect(textOf(row)).toMatch(/localStorage.*6\u00a0mois/);
  expect(sectionText(path, 'carte')).toMatch(/Fondation OpenStreetMap.*adresse IP/);
  expect(sectionText(path, 'vos-droits')).toContain('CNIL');
  expect(pageAt(path).document.querySelector('main time')).not.toBeNull();
});

test('the first paint requests nothing from other sites', () => {
  for (const { path, document } of everyPage) {
    const requestedUrls = Array.from(
      document.querySelectorAll(
        'script[src], img[src], source[srcset], iframe[src], link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=manifest]',
      ),
      (element) =>
        ['src', 'srcset', 'imagesrcset', 'href'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
    );
    const externalUrls = requestedUrls.filter((url) => !/^\/(?!\/)/.test(url));
    expect(externalUrls, path).toEqual([]);
    expect(document.querySelector('iframe'), path).toBeNull();
  }
});

test('sample reviews are marked as samples, and no section without reviews', () => {
  const { document } = pageAt('/');
  const { title, titleOfSamples } = home.testimonials;
  const { areSamples, list } = testimonials;
  const section = Array.from(document.querySelectorAll('section')).find((candidate) =>
    toPlainText(textOf(candidate.querySelector('h2'))).startsWith(areSamples ? titleOfSamples : title),
  );
  expect(section === undefined).toBe(list.length === 0);
  expect(section?.querySelectorAll(`[aria-label^="${typeset(interfaceCopy.stars.rating)}"]`) ?? []).toHaveLength(
    list.length,
  );
  const marks = textOf(section).split(typeset(interfaceCopy.testimonials.sample)).length - 1;
  expect(marks).toBe(areSamples ? list.length : 0);
});

/**
 * Services of maintenance and decoration. They are not «ouvrages», so the ten-year warranty does not cover them (Code
 * civil, article 1792).
 */
const servicesWithoutWarranty = services.filter(({ price }) => !price.tenYear);
const WARRANTY = /décennal|garanti[es]* (?:pendant )?(?:dix|10)\sans|(?:dix|10)\sans de garantie/i;

/** Returns the sentences of a page's paragraphs and lists. */
function sentencesOn(document: Document): string[] {
  const blocks = Array.from(document.querySelectorAll('main p, main li, footer p'), textOf);
  return blocks.flatMap((text) => text.split(/(?<=[.!?;])\s/));
}

test.each(servicesWithoutWarranty)('no page claims the ten-year warranty for $slug', ({ slug }) => {
  const claims = sentencesOn(pageAt(servicePath(slug)).document).filter(
    (sentence) => WARRANTY.test(sentence) && !/ne relève(nt)? pas de la garantie décennale/.test(sentence),
  );
  const { menu } = serviceAt(site, slug);
  const claimsInTowns = towns.flatMap((town) => {
    const items = Array.from(pageAt(townPath(town.slug)).document.querySelectorAll('main li'));
    const texts = items
      .filter((item) => toPlainText(textOf(item.querySelector('h3'))) === toPlainText(menu.title))
      .map(textOf);
    return texts.filter((text) => WARRANTY.test(text));
  });
  expectNone([...claims, ...claimsInTowns], `the ten-year warranty for ${slug}, which it does not cover`);
});

test('the ten-year warranty is claimed only for the works it covers', () => {
  const claims = everyPage
    .filter((page) => page.path !== '/mentions-legales')
    .flatMap(({ path, document }) =>
      sentencesOn(document)
        .filter((sentence) => WARRANTY.test(sentence) && sentence !== 'Garantie décennale')
        // The name of the insurance document contains «garantie décennale», but does not claim the warranty.
        .filter((sentence) => !sentence.startsWith(typeset(assuranceLine(site, true))))
        .filter(
          (sentence) =>
            !/relève(nt)?(?!\p{L})|(couverture|charpente|versant)[^.]* (neuve|refait)|forme un ouvrage/iu.test(
              sentence,
            ),
        )
        .map((sentence) => `${path}: ${sentence}`),
    );
  expectNone(claims, 'the ten-year warranty, claimed for works that may not fall under it');
});

test('no page claims a warranty for all works', () => {
  const claim = /(tous nos|tous les|nos) travaux sont garantis|garantis 10 ans/i;
  const claims = everyPage.filter(({ document }) => claim.test(textOf(document.body))).map(({ path }) => path);
  expectNone(claims, 'pages that say that all works are under warranty');
});
