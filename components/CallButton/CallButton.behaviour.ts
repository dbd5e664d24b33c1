import { toggleAttribute } from '../widgets/attributes';

/** Pixels of scrolling, as ordered: hidden up to here, visible beyond. */
const SHOWN_BEYOND = 300;

export function mount(button: HTMLElement): void {
  const update = () => toggleAttribute(button, 'data-shown', pageYOffset > SHOWN_BEYOND);
  update();
  addEventListener('scroll', update, { passive: true });
}
