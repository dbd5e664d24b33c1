import { toggleAttribute } from '../widgets/attributes';

/** Pixels of scrolling, as ordered: the button is visible only beyond them. */
const SHOW_AFTER_SCROLL_PX = 300;

export function mount(button: HTMLElement): void {
  // A phone shows the number once: in the header, or in the bar that replaces it.
  const header = document.querySelector('header')!;
  const update = () => {
    for (const element of [button, header]) toggleAttribute(element, 'data-shown', pageYOffset > SHOW_AFTER_SCROLL_PX);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
