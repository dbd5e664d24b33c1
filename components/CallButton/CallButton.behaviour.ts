import { toggleAttribute } from '../widgets/attributes';

/** Pixels of scrolling, as ordered: hidden up to here, visible beyond. */
const SHOW_AFTER_SCROLL_PX = 300;

export function mount(button: HTMLElement): void {
  // A phone has the number once: in the header, or in the bar that takes its place.
  const header = document.querySelector('header')!;
  const update = () => {
    for (const element of [button, header]) toggleAttribute(element, 'data-shown', pageYOffset > SHOW_AFTER_SCROLL_PX);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
