// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { loadStylesheet } from './load-stylesheet';

const links = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));

beforeEach(() => {
  document.head.innerHTML = '';
});

test('a stylesheet is fetched once, however many widgets ask for it', async () => {
  const loading = loadStylesheet('/a.css');
  links()[0]?.dispatchEvent(new Event('load'));
  await loading;
  await loadStylesheet('/a.css');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
});

test('one that does not come is said to be missing, and can be asked for again', async () => {
  const append = vi.spyOn(document.head, 'appendChild').mockImplementationOnce((link) => {
    queueMicrotask(() => link.dispatchEvent(new Event('error')));
    return link;
  });
  await expect(loadStylesheet('/b.css')).rejects.toThrow('/b.css');
  expect(links()).toHaveLength(0);
  await loadStylesheet('/b.css');
  expect(append).toHaveBeenCalledTimes(2);
});
