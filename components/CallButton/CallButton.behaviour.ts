import { toggleAttribute } from '../widgets/attributes';

/** Pixels of scrolling, as ordered: hidden up to here, visible beyond. */
const SHOWN_BEYOND = 300;

export function mount(button: HTMLElement): void {
  // A phone has the number once: in the header, or in the bar that takes its place.
  const header = document.querySelector('header')!;
  const update = () => {
    for (const element of [button, header]) toggleAttribute(element, 'data-shown', pageYOffset > SHOWN_BEYOND);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
