import { describe, expect, test } from 'vitest';
import { formNote } from '../../components/ContactForm/contact-form-props';
import { typeset } from '../../components/typography/typeset';
import { assuranceLine } from '../../data/model/site/assurance';
import { company, confirmedCompany } from '../../data/model/site/company';
import { legalPageFor } from '../../data/model/site/legal';
import { serviceAt, servicePath, services } from '../../data/model/site/services';
import { contactForm, deliveryCopy, deliveryRules, home, site } from '../../data/model/site/site';
import { testimonials } from '../../data/model/site/testimonials';
import { areaPath, towns } from '../../data/model/site/zones';
import { plain } from '../support/printed';
import { notFound, pageAt, pages, textOf } from './site';

const everyPage = [...pages, notFound];

/** The label and value pairs under a heading's anchor. */
function factsIn(path: string, id: string): Map<string, string> {
  const rows = Array.from(pageAt(path).document.querySelectorAll(`#${id} dl > div`));
  return new Map(rows.map((row) => [textOf(row.querySelector('dt')), textOf(row.querySelector('dd'))]));
}

const sectionText = (path: string, id: string) => textOf(pageAt(path).document.getElementById(id));

test('every page names the sole proprietor, his legal form and his SIRET, and leads to the legal pages', () => {
  for (const { path, document } of everyPage) {
    const footer = document.querySelector('footer');
    expect(textOf(footer), path).toContain(typeset(`${company.owner}, ${company.legalForm}`));
    expect(textOf(footer), path).toContain(typeset(`SIRET ${company.siret}`));
    expect(footer?.querySelector('a[href="/mentions-legales"]'), path).not.toBeNull();
    expect(footer?.querySelector('a[href="/politique-confidentialite"]'), path).not.toBeNull();
  }
});

test('every page offers to change one’s mind on cookies', () => {
  for (const { path, document } of everyPage) {
    expect(textOf(document.querySelector('footer [data-manage-cookies]')), path).toBe('Gérer mes cookies');
  }
});

test('the banner asks before anything is done, and refusing looks and costs the same as accepting', () => {
  for (const { path, document } of everyPage) {
    const banner = document.querySelector('[data-widget^="CookieBanner"]');
    const choices = Array.from(banner?.querySelectorAll('[data-consent]') ?? []);
    const offered = choices.map((choice) => `${choice.getAttribute('data-consent')}: ${textOf(choice)}`);
    expect(offered, path).toEqual([
      'accepted: Tout accepter',
      'essential: Essentiels uniquement',
      'declined: Tout refuser',
    ]);
    const shapes = choices.map(({ tagName, className, parentElement }) => [
      tagName,
      className,
      parentElement?.className,
    ]);
    expect(new Set(shapes.map(String)).size, path).toBe(1);
    expect(textOf(banner), path).toMatch(/carte.*OpenStreetMap.*reçoit.*adresse IP.*autorisez/);
    expect(banner?.querySelector('[data-close]')?.getAttribute('aria-label'), path).toContain(
      'continuer sans accepter',
    );
    expect(banner?.querySelector('a[href="/politique-confidentialite"]'), path).not.toBeNull();
  }
});

test('the legal notice gives all that the law wants of a sole proprietor, a visible gap where only the owner knows', () => {
  const path = '/mentions-legales';
  const { insurer, mediator, host, repairRates } = company;
  expect(Object.fromEntries(factsIn(path, 'editeur'))).toMatchObject({
    Éditeur: typeset(`${company.owner}, ${company.legalForm}`),
    Téléphone: typeset(company.phone),
    Email: company.email,
    'Numéro d’établissement (SIRET)': typeset(company.siret),
    'Registre national des entreprises (RNE)': typeset(company.register),
    'Taxe sur la valeur ajoutée (TVA)': typeset(company.vat),
    'Directeur de la publication': typeset(company.owner),
  });
  const stated: Record<string, string[]> = {
    hebergeur: [host.name, host.address, host.phone],
    'assurances-et-garanties': [insurer.name, insurer.address, insurer.contract, insurer.coverage],
    'conditions-tarifaires': [
      repairRates.hourlyRate,
      repairRates.travelCosts,
      repairRates.fixedPrices,
      'Gratuit et sans engagement',
    ],
    'mediateur-de-la-consommation': [mediator.name, mediator.address, mediator.website],
  };
  for (const [id, values] of Object.entries(stated)) {
    expect([...factsIn(path, id).values()], id).toEqual(expect.arrayContaining(values.map(typeset)));
  }
});

test('a gap stands out from the text around it', () => {
  for (const { path, document } of everyPage) {
    const gaps = textOf(document.body).match(/\[à compléter/g)?.length ?? 0;
    const marked = Array.from(document.querySelectorAll('mark')).filter((mark) =>
      textOf(mark).startsWith('[à compléter'),
    ).length;
    expect(marked, path).toBe(gaps);
  }
  if (!confirmedCompany.siret) expect(pageAt('/mentions-legales').document.querySelector('mark')).not.toBeNull();
});

test('the legal notice says how to report a page that one cannot read or use', () => {
  const text = sectionText('/mentions-legales', 'accessibilite');
  expect(text).toContain(company.email);
  expect(text).toContain(typeset(company.phone));
});

test('pages on repairs and maintenance lead to the rates that the decree of 24 January 2017 wants shown', () => {
  const concerned = services.filter(({ ratesApply }) => ratesApply);
  expect(concerned.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['reparations-diverses', 'nettoyage-cheneau']),
  );
  for (const { slug } of concerned) {
    const { document } = pageAt(servicePath(slug));
    expect(document.querySelector('main a[href="/mentions-legales#conditions-tarifaires"]'), slug).not.toBeNull();
  }
});

describe('the privacy page and every form say where what is written goes, as the owner has set it', () => {
  const withForm = pages.filter((page) => page.document.querySelector('form'));

  test('as this site was built', () => {
    const said = sectionText('/politique-confidentialite', 'formulaire-de-contact');
    expect(said).toContain(
      company.delivery ? 'enregistrée sur le serveur du site' : 'Aucun serveur ne reçoit le formulaire',
    );
    expect(withForm.length).toBeGreaterThan(10);
    for (const { path, document } of withForm) {
      const beside = textOf(document.querySelector('#devis'));
      expect(beside, path).toContain(typeset(formNote.text));
    }
  });

  const policyWhere = (state: { delivers: boolean }) =>
    legalPageFor(site.privacyPolicy, { hasReviews: false, hasIllustrations: true, ...state });

  test('without delivery: nothing leaves the device', () => {
    const text = JSON.stringify(policyWhere({ delivers: false }));
    expect(text).toContain('son formulaire ne nous transmet rien');
    expect(text).not.toMatch(/enregistrée sur le serveur|empreinte/);
    expect(contactForm.demoNote).toContain("rien de ce que vous écrivez ici n'est transmis");
  });

  test('with delivery: who receives it, why, on what ground, how long, and what is kept against robots', () => {
    const policy = policyWhere({ delivers: true });
    const text = JSON.stringify(policy);
    expect(text).not.toMatch(/ne nous transmet rien|Aucun serveur|démonstration/);
    const form = JSON.stringify(policy.sections.find(({ id }) => id === 'formulaire-de-contact'));
    for (const words of [
      'notre hébergeur',
      'prestataire de messagerie',
      'article 6-1-b',
      'article 6-1-f',
      '3 ans',
      'adresse IP',
    ])
      expect(form).toContain(words);
    expect(form).toContain(`${deliveryRules.retentionDays} jours`);
    const { note } = deliveryCopy;
    expect(note.text).toMatch(new RegExp(`transmise à ${company.name}, pour vous répondre .* gardée trois ans`));
    expect(note.link.href).toBe('/politique-confidentialite');
  });
});

test('the privacy page names what the site stores, for six months, and what the map sends to whom', () => {
  const path = '/politique-confidentialite';
  const rows = Array.from(pageAt(path).document.querySelectorAll('#stockage-du-navigateur tbody tr'));
  expect(rows.map((row) => textOf(row.querySelector('td')))).toEqual(['cookieConsent', 'cookieConsentDate']);
  for (const row of rows) expect(textOf(row)).toMatch(/localStorage.*6\u00a0mois/);
  expect(sectionText(path, 'carte')).toMatch(/Fondation OpenStreetMap.*adresse IP/);
  expect(sectionText(path, 'vos-droits')).toContain('CNIL');
  expect(pageAt(path).document.querySelector('main time')).not.toBeNull();
});

test('the first paint of no page asks another site for anything', () => {
  for (const { path, document } of everyPage) {
    const asked = Array.from(
      document.querySelectorAll(
        'script[src], img[src], source[srcset], iframe[src], link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=manifest]',
      ),
      (element) => element.getAttribute('src') ?? element.getAttribute('srcset') ?? element.getAttribute('href') ?? '',
    );
    const elsewhere = asked.filter((url) => !/^\/(?!\/)/.test(url));
    expect(elsewhere, path).toEqual([]);
    expect(document.querySelector('iframe'), path).toBeNull();
  }
});

test('a sample testimonial says that it is one, and so does the title; without any there is no section', () => {
  const { document } = pageAt('/');
  const { title, titleOfSamples } = home.testimonials;
  const { areSamples, list } = testimonials;
  const section = Array.from(document.querySelectorAll('section')).find((each) =>
    plain(textOf(each.querySelector('h2'))).startsWith(areSamples ? titleOfSamples : title),
  );
  expect(section === undefined).toBe(list.length === 0);
  expect(section?.querySelectorAll('[aria-label^="Note"]') ?? []).toHaveLength(list.length);
  expect(textOf(section).match(/Exemple/g) ?? []).toHaveLength(areSamples ? list.length : 0);
});

/** Maintenance and decoration are no «ouvrage»: the ten-year warranty does not attach to them (Code civil, article 1792). */
const OUTSIDE_THE_WARRANTY: string[] = [
  'demoussage-nettoyage-toiture',
  'peinture-boiserie',
  'nettoyage-cheneau',
  'ravalement-facade',
];
const WARRANTY = /décennal|garanti[es]* (?:pendant )?(?:dix|10)\sans|(?:dix|10)\sans de garantie/i;

/** What a page says in its paragraphs and lists, sentence by sentence. */
function sentencesOn(document: Document): string[] {
  const blocks = Array.from(document.querySelectorAll('main p, main li, footer p'), textOf);
  return blocks.flatMap((text) => text.split(/(?<=[.!?;])\s/));
}

test.each(OUTSIDE_THE_WARRANTY)('no page claims the ten-year warranty for %s: it may only deny it', (slug) => {
  const claims = sentencesOn(pageAt(servicePath(slug)).document).filter((sentence) => WARRANTY.test(sentence));
  for (const sentence of claims) expect(sentence).toMatch(/ne relève(nt)? pas de la garantie décennale/);
  const { menu } = serviceAt(slug);
  for (const town of towns) {
    const items = Array.from(pageAt(areaPath(town.slug)).document.querySelectorAll('main li'));
    const texts = items.filter((item) => plain(textOf(item.querySelector('h3'))) === menu.title).map(textOf);
    expect(texts.length, town.slug).toBeGreaterThan(0);
    for (const text of texts) expect(text, town.slug).not.toMatch(WARRANTY);
  }
});

test('wherever the ten-year warranty is claimed, it is claimed for the works that fall under it', () => {
  for (const { path, document } of everyPage.filter((page) => page.path !== '/mentions-legales')) {
    const sentences = sentencesOn(document)
      .filter((sentence) => WARRANTY.test(sentence) && sentence !== 'Garantie décennale')
      // The paper's name.
      .filter((sentence) => !sentence.startsWith(typeset(assuranceLine(true))));
    for (const sentence of sentences)
      expect(sentence, path).toMatch(
        /relève(nt)?(?!\p{L})|(couverture|charpente|versant)[^.]* (neuve|refait)|forme un ouvrage/iu,
      );
  }
});

test('no page says that all works are under warranty', () => {
  for (const { path, document } of everyPage) {
    expect(textOf(document.body), path).not.toMatch(/(tous nos|tous les|nos) travaux sont garantis|garantis 10 ans/i);
  }
});
