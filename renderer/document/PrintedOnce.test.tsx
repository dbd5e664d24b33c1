import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintedOnce, withPrintedParts } from './PrintedOnce';

afterEach(() => vi.unstubAllEnvs());

const page = (Part: () => string) =>
  withPrintedParts(
    renderToStaticMarkup(
      <main>
        <PrintedOnce of="part">
          <p>
            <Part />
          </p>
        </PrintedOnce>
      </main>,
    ),
  );

test('a build prints a part once, finished, for all pages', () => {
  vi.stubEnv('PROD', true);
  const Part = vi.fn(() => "L'ardoise");
  expect([page(Part), page(Part)]).toEqual(['<main><p>L’ardoise</p></main>', '<main><p>L’ardoise</p></main>']);
  expect(Part).toHaveBeenCalledOnce();
});

test('while one edits, a part is printed with each page', () => {
  const Part = vi.fn(() => 'Ardoise');
  expect([page(Part), page(Part)]).toEqual(['<main><p>Ardoise</p></main>', '<main><p>Ardoise</p></main>']);
  expect(Part).toHaveBeenCalledTimes(2);
});
