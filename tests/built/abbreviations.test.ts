import { test } from 'vitest';
import { expectNone } from '../support/delivered';
import { toPlainText } from '../support/render';
import { pages } from './site';

/**
 * Explanations of the abbreviations of the trade and the law. A page must explain an abbreviation at its first mention
 * in running text.
 */
const EXPLAINED_ABBREVIATIONS: Record<string, RegExp> = {
  PLU: /plan local d'urbanisme \(PLU\)/,
  DTU: /DTU, documents techniques unifiés|document technique unifié, DTU/,
  TVA: /TVA \(taxe sur la valeur ajoutée\)|Taxe sur la valeur ajoutée \(TVA\)/,
  SIRET: /Numéro d'établissement \(SIRET\)/,
  APE: /Code d'activité \(APE\)/,
  RNE: /Registre national des entreprises \(RNE\)/,
  RGPD: /règlement général sur la protection des données \(RGPD\)/,
  CNIL: /Commission nationale de l'informatique et des libertés \(CNIL\)/,
};
/** Abbreviations that pages always spell out. */
const FORBIDDEN_ABBREVIATIONS = /\b(?:ABF|UDAP|PLUi)\b/;

/**
 * Returns the running texts of a page. Names of works and pages in headings, captions and links are left out, because
 * readers search for them by their abbreviation.
 */
function runningTexts(document: Document): string[] {
  return Array.from(document.querySelectorAll('main p, main li, main li label, main dt, main dd, main td'))
    .filter((element) => !element.closest('nav') && !element.querySelector('p, li, figcaption, label'))
    .map((element) => {
      const links = Array.from(element.querySelectorAll('a'), ({ textContent }) => toPlainText(textContent));
      return links.reduce((text, link) => text.replace(link, ''), toPlainText(element.textContent));
    });
}

test('explains «PVC» on the page about it', () => {
  const page = pages.find(({ path }) => path === '/services/dessous-de-toit');
  const [firstText] = page ? runningTexts(page.document).filter((text) => /\bPVC\b/.test(text)) : [];
  const unexplained = firstText && !/PVC \(plastique rigide\)/.test(firstText) ? [firstText] : [];
  expectNone(unexplained, 'an abbreviation that nobody explains');
});

test.each(pages)('$path explains each abbreviation at its first mention', ({ document }) => {
  const texts = runningTexts(document);
  const unexplained = Object.entries(EXPLAINED_ABBREVIATIONS).flatMap(([abbreviation, explanation]) => {
    const firstText = texts.find((text) => new RegExp(`\\b${abbreviation}\\b`).test(text));
    return firstText && !explanation.test(firstText) ? [firstText] : [];
  });
  const forbiddenTexts = texts.filter((text) => FORBIDDEN_ABBREVIATIONS.test(text));
  expectNone([...forbiddenTexts, ...unexplained], 'an abbreviation that nobody explains');
});
