import { toggleAttribute } from '../widgets/attributes';

/** Scroll distance in pixels beyond which the button is visible, as ordered. */
const SHOW_AFTER_SCROLL_PX = 300;

export function mount(button: HTMLElement): void {
  // A phone shows the number either in the header or in the bar that replaces the header's number.
  const header = document.querySelector('header')!;
  const update = () => {
    for (const element of [button, header]) toggleAttribute(element, 'data-shown', pageYOffset > SHOW_AFTER_SCROLL_PX);
  };
  update();
  addEventListener('scroll', update, { passive: true });
}
