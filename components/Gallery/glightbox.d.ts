/** Types of the package's source modules that the gallery uses. The package's built file is CommonJS. */
declare module 'glightbox/src/js/glightbox.js' {
  type Effect = 'fade' | 'zoom' | 'slide' | 'none';

  type Options = {
    /** `description` is inserted as HTML. */
    elements: { href: string; type: 'image'; alt: string; description: string }[];
    lightboxHTML: string;
    loop: boolean;
    /** Number of characters after which captions end in «See more» on a phone; 0 never truncates. */
    moreLength: number;
    preload: boolean;
    zoomable: boolean;
    keyboardNavigation: boolean;
    openEffect: Effect;
    closeEffect: Effect;
    slideEffect: Effect;
    /** Names of the CSS animations of each effect, as defined in glightbox.css. */
    cssEfects: Record<string, { in: string; out: string }>;
  };

  type Viewer = {
    openAt(index: number): void;
    close(): void;
    nextSlide(): void;
    prevSlide(): void;
    on(event: 'open' | 'close', callback: () => void): void;
    on(event: 'slide_changed', callback: (slides: { current: { index: number } }) => void): void;
  };

  export default function GLightbox(options: Partial<Options>): Viewer;
}
