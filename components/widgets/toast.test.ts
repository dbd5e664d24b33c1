// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { interfaceCopy } from '../../data/model/site';
import { stylesheetsAnswer } from '../../tests/support/page';

const TOAST = {
  title: 'Message envoyé !',
  text: 'Nous vous contacterons <très> prochainement & bien.',
  kind: 'success',
  duration: 5000,
} as const;

/** The toast's code arrives, with or without its stylesheet. */
async function loadToast(styled = true) {
  vi.resetModules();
  vi.stubGlobal('TOAST_WORDS', interfaceCopy.toast);
  stylesheetsAnswer(styled ? 'load' : 'error');
  return (await import('./toast')).showToast;
}
const cards = () => Array.from(document.querySelectorAll('.notyf__toast'));
const isLeaving = () => cards()[0]?.classList.contains('notyf__toast--disappear');

beforeEach(() => {
  document.body.innerHTML = '';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('a toast shows its title and its text, as text', async () => {
  const showToast = await loadToast();
  await showToast(TOAST);
  expect(cards()).toHaveLength(1);
  expect(cards()[0]?.querySelector('strong')?.textContent).toBe(TOAST.title);
  expect(cards()[0]?.querySelector('.notyf__message')?.textContent).toBe(TOAST.title + TOAST.text);
});

test('the corner where toasts appear is a region with a name', async () => {
  await (await loadToast())(TOAST);
  expect(screen.getByRole('region', { name: 'Messages' }).contains(cards()[0]!)).toBe(true);
});

test('it goes after its time, not before', async () => {
  const showToast = await loadToast();
  await showToast(TOAST);
  vi.advanceTimersByTime(4999);
  expect(isLeaving()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isLeaving()).toBe(true);
});

test('who wants no movement sees as good as none', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const showToast = await loadToast();
  await showToast(TOAST);
  expect((cards()[0] as HTMLElement).style.animationDuration).toBe('1ms');
});

test('without its stylesheet no toast is shown, and whoever wanted it is told', async () => {
  const showToast = await loadToast(false);
  await expect(showToast(TOAST)).rejects.toMatchObject({ type: 'error' });
  expect(cards()).toHaveLength(0);
});
