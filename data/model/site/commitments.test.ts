import { describe, expect, test } from 'vitest';
import { siteWith } from '../../../tests/support/changed-data';
import { expectNone } from '../../../tests/support/delivered';
import { site } from '../../../tests/support/site';
import { testSite } from '../../../tests/support/test-site';
import { textsIn } from '../read/texts-in';

describe('a page makes only confirmed promises', () => {
  const { sentence, otherwise } = testSite.commitments.dailyCover!;

  test.each([
    ['prints `otherwise` until the owner has answered', testSite, otherwise],
    ['prints `otherwise` if the owner answers no', siteWith(['commitments.dailyCover.isKept', 'false']), otherwise],
    ['prints the promise if the owner answers yes', siteWith(['commitments.dailyCover.isKept', 'true']), sentence],
  ])('%s', (_, { home }, sentence) => {
    expect(home.about.points[1]).toBe(sentence);
  });

  test('the two sentences of a commitment differ', () => {
    const sameSentences = Object.entries(site.commitments).filter(
      ([, { sentence, otherwise }]) => sentence === otherwise,
    );
    expectNone(sameSentences, 'a commitment whose two sentences are the same');
  });
});

/** Promises that only data/commitments.ts may make. Texts of towns are not covered. */
const PROMISES: [name: string, pattern: RegExp][] = [
  ['freeVisit', /visites?,? .{0,20}gratuit/i],
  ['answerTime', /jours? ouvrés?\.|nous [^.]*sous \d+ (h|heures|jours)\b/i],
  ['closedHours', /nous rappelons dès/i],
  ['writtenReport', /compte rendu/i],
  ['photos', /photos? .{0,12}avant et après|recevez (des|les) photos/i],
  ['hiddenPhotos', /gardez (des|les) photos/i],
  ['closedAtNight', /hors d'eau|(chaque|le) soir, /i],
  ['handoverFile', /dossier remis|recevez un dossier/i],
  ['emergencyCover', /venons (vous )?(bâcher|mettre)/i],
  ['sarking', /sarking/i],
  ['heatingCable', /câble chauffant/i],
  ['newFrames', /^charpente neuve, traditionnelle/i],
  ['oneContact', /suit le chantier/i],
  ['softCleaning', /nous .*sans haute pression/i],
];

describe('only data/commitments.ts makes the promise', () => {
  const otherTexts = site.written
    .filter(({ record }) => record !== 'commitments' && record !== 'town')
    .flatMap(({ file, raw }) => [...textsIn(raw)].map((textInRecord) => ({ file, ...textInRecord })));

  test.each(PROMISES)('%s', (name, pattern) => {
    const unmatchedNames = pattern.test(site.commitments[name]?.sentence ?? '') ? [] : [name];
    const promisesElsewhere = otherTexts.filter(({ text }) => pattern.test(text.replace(/\{[\w.]+\}/g, '')));
    expectNone([...unmatchedNames, ...promisesElsewhere], 'a promise outside data/commitments.ts');
  });
});
