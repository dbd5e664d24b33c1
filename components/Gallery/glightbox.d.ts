/** The package's own modules, as far as the gallery uses them: its ready-made file is CommonJS. */
declare module 'glightbox/src/js/glightbox.js' {
  type Effect = 'fade' | 'zoom' | 'slide' | 'none';

  type Options = {
    /** `description` is markup. */
    elements: { href: string; type: 'image'; alt: string; description: string }[];
    lightboxHTML: string;
    loop: boolean;
    /** Captions longer than this end in «See more» on a phone; 0 never cuts. */
    moreLength: number;
    preload: boolean;
    zoomable: boolean;
    keyboardNavigation: boolean;
    openEffect: Effect;
    closeEffect: Effect;
    slideEffect: Effect;
    /** CSS animations by effect: glightbox.css names them. */
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
