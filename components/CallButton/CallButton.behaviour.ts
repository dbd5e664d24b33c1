import { toggleAttribute } from '../widgets/attributes';

/** Pixels of scrolling, as ordered: hidden up to here, visible beyond. */
const SHOWN_BEYOND = 300;

export function mount(button: HTMLElement): void {
  const update = () => {
    const shown = pageYOffset > SHOWN_BEYOND;
    toggleAttribute(button, 'data-shown', shown);
    // The header's telephone steps aside: one of them is enough.
    toggleAttribute(document.documentElement, 'data-calling', shown);
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('pageshow', update);
}
