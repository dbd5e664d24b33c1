// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { gallery } from '../../data/model/site';
import { onePagePerTest, stylesheetsAnswer, the } from '../../tests/support/page';
import { printed } from '../../tests/support/printed';
import { viewerUrl } from '../Picture/Picture';
import { Gallery } from './Gallery';
import { mount } from './Gallery.behaviour';

onePagePerTest();

const images = gallery.slice(0, 3);
const user = userEvent.setup({ delay: null });
const links = () => Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-photo]'));
const print = () => {
  document.body.innerHTML = printed(<Gallery images={images} layout="columns" />);
};

test('before its code has come, each photo leads to its file', () => {
  print();
  expect(links().map(({ pathname }) => pathname)).toEqual(images.map(({ photo }) => viewerUrl(photo)));
});

test('a photo opens in a viewer whose name and buttons are French, and gives the focus back', async () => {
  // Who wants no movement waits for none.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  print();
  stylesheetsAnswer('load');
  await mount(the('ul'));
  await user.click(links()[1]!);
  const viewer = screen.getByRole('dialog', { name: 'Photos en grand' });
  expect(document.activeElement).toBe(viewer);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Fermer',
    'Photo précédente',
    'Photo suivante',
  ]);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(links()[1]));
});
