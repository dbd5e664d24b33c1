/** A crop of the original: its proportions, and what a file of it may weigh. */
export type Shape = {
  /** Width to height; without it the whole picture, as it was taken. */
  ratio?: number;
  /** The format that `weight` and `quality` are for; pages offer AVIF with a JPEG for older browsers. */
  format: 'avif' | 'jpeg';
  /** A file `at` this width weighs at most `bytes`, others in proportion to their surface, but never under 55 % of it. */
  weight: { bytes: number; at: number };
  /** Of the encoder: `best` where the weight allows it, lower for a picture full of detail, never below `worst`. */
  quality: { best: number; worst: number };
};

/**
 * Weights are measured on a phone of 412 px at DPR 1.75: there a first screen is 801 pixels wide, a picture over the
 * whole width 721, one as wide as the text 665, a thumbnail 319.
 */
export const shapes = {
  /** The house's format, 8:5. */
  frame: { ratio: 8 / 5, format: 'avif', weight: { bytes: 11_800, at: 600 }, quality: { best: 52, worst: 12 } },
  /** The same, over a phone's whole width or nearly, several of them in a gallery: two stand in its first screen. */
  gallery: { ratio: 8 / 5, format: 'avif', weight: { bytes: 11_800, at: 730 }, quality: { best: 52, worst: 12 } },
  /** Flatter, so that six cards under one another stay light and dense on a phone. */
  card: { ratio: 2, format: 'avif', weight: { bytes: 11_500, at: 680 }, quality: { best: 52, worst: 12 } },
  /** The first screen of a phone held upright; what a higher or wider one lacks or has too much, `cover` cuts. */
  phoneScreen: { ratio: 5 / 8, format: 'avif', weight: { bytes: 26_600, at: 960 }, quality: { best: 48, worst: 12 } },
  tabletScreen: { ratio: 1, format: 'avif', weight: { bytes: 52_000, at: 840 }, quality: { best: 48, worst: 24 } },
  desktopScreen: {
    ratio: 16 / 9,
    format: 'avif',
    weight: { bytes: 70_000, at: 1440 },
    quality: { best: 50, worst: 24 },
  },
  whole: { format: 'jpeg', weight: { bytes: 156_000, at: 1600 }, quality: { best: 84, worst: 22 } },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** One crop for one kind of screen. */
export type Crop = {
  shape: ShapeName;
  /** The screens it is for; the last crop of a slot is for all others. */
  media?: string;
  /** How wide the picture is shown; if `cover` lets the height decide, the width that follows from it. */
  sizes: string;
  /** Two thirds of `sizes` on a phone, for screens that SHARP_PHONE selects; absent if no such phone shows the crop. */
  sharpPhone?: string;
  /**
   * Chosen so that the file of a browser is never narrower than what is shown, nor more than 1.6 times wider, from 320 to
   * 1920 px and from DPR 1 to 2 (tests/pictures.spec.ts), unless the original has no more pixels: no step is larger than
   * 1.6, and one ends where many phones do. Each width of each photo costs the first build 0.1 to 0.5 s.
   */
  widths: number[];
  /** The one width of the JPEG for browsers without AVIF: Chromium before 85, Safari before 16, Firefox before 93. */
  jpeg: number;
};

/**
 * Selects phones with 2.5 to 4 dots per pixel. They get two thirds of the pixels, because nobody sees more in a photograph:
 * a phone with 3 dots downloads what a phone with 2 downloads, and one with 2.5 dots gets 1.7. A browser that does not know
 * `dppx` (Safari before 16) does not know AVIF either and takes the JPEG, which has one width.
 */
const SHARP_PHONE = '(min-resolution: 2.5dppx) and (max-width: 599px)';

/** Returns the `sizes` attribute for the files of a crop. */
export function sizesOf({ sizes, sharpPhone }: Crop): string {
  return sharpPhone ? `${SHARP_PHONE} ${sharpPhone}, ${sizes}` : sizes;
}

/** Two thirds of what a phone shows: the screen's width, the text's width, half of that. */
const SHARP_SIZES = { screen: '67vw', text: 'calc(67vw - 22px)', halfText: 'calc(33vw - 16px)' };

const TEXT_SIZES = '(min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const TWO_COLUMN_SIZES = '(min-width: 768px) calc(50vw - 32px), calc(50vw - 24px)';
/** Of pictures about as wide as a phone's text: they share their files. */
const TEXT_WIDTHS = [460, 668, 860, 1230, 1950];
/** Of pictures two in a row on a phone. */
const HALF_TEXT_WIDTHS = [202, 323, 460, 668, 1000];
const CARD_WIDTHS = [303, 484, 668, 855, 1152];
const CARD_SIZES = '(min-width: 768px) calc(50vw - 32px), (min-width: 600px) calc(50vw - 24px), calc(100vw - 32px)';

/** One crop for all screens, in the house's format where it names no other. */
const singleCrop = (crop: Omit<Crop, 'shape'> & Partial<Crop>): Crop[] => [{ shape: 'frame', ...crop }];

/** Where a picture can stand, how wide it is shown there, and the files that takes. */
export const slots = {
  /** The whole first screen: 100vh below 768 px, 80vh from there. */
  'home-hero': [
    {
      shape: 'phoneScreen',
      media: '(max-aspect-ratio: 2/3)',
      // A low phone has it above the words.
      sizes: '(max-width: 559px) and (max-height: 700px) 100vw, max(100vw, 62.5vh - 33px)',
      sharpPhone: 'max(67vw, 42vh - 22px)',
      widths: [375, 600, 960, 1536],
      jpeg: 960,
    },
    {
      shape: 'tabletScreen',
      media: '(max-aspect-ratio: 1/1)',
      sizes: '(max-width: 767px) 100vh, max(100vw, 80vh - 35px)',
      sharpPhone: '67vh',
      widths: [840, 1344, 2150],
      jpeg: 1440,
    },
    {
      shape: 'desktopScreen',
      // Beside the words, above the guarantees and the line on leaks. Lengths in pixels: where the screen is low, the words
      // decide the height. Browsers without max() take 100vw.
      sizes:
        '(min-width: 1024px) max(60vw, 142.2vh - 236px, 722px), (max-width: 767px) max(720px, 100vw, 177.8vh), max(100vw, 142.2vh)',
      widths: [1000, 1500, 2400, 2910],
      jpeg: 1440,
    },
  ],
  /** The top of an inner page: over the whole width, beside the words from 1024 px (about 470 px high there). */
  'page-hero': singleCrop({
    sizes: '(min-width: 1640px) calc(50vw + 40px), (min-width: 1024px) 900px, 100vw',
    sharpPhone: SHARP_SIZES.screen,
    widths: [480, 768, 900, 1300, 2046],
    jpeg: 720,
  }),
  /** Beside a text from 1024 px. */
  half: singleCrop({
    sizes: `(min-width: 1224px) 556px, (min-width: 1024px) calc(50vw - 56px), ${TEXT_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
  /** Two side by side from 768 px. */
  'before-after': singleCrop({
    sizes: '(min-width: 1224px) 582px, (min-width: 768px) calc(50vw - 30px), calc(100vw - 32px)',
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
  /** One, two, then four columns. */
  card: singleCrop({
    shape: 'card',
    sizes: `(min-width: 1224px) 276px, (min-width: 1024px) calc(25vw - 30px), ${CARD_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: CARD_WIDTHS,
    jpeg: 668,
  }),
  /** Two of the four columns. */
  'card-wide': singleCrop({
    shape: 'card',
    sizes: `(min-width: 1224px) 576px, (min-width: 1024px) calc(50vw - 36px), ${CARD_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: CARD_WIDTHS,
    jpeg: 668,
  }),
  /** The gallery: over the whole width of a phone, two columns from 600 px. */
  thumbnail: singleCrop({
    shape: 'gallery',
    sizes:
      '(min-width: 1224px) 576px, (min-width: 768px) calc(50vw - 36px), (min-width: 600px) calc(50vw - 24px), 100vw',
    sharpPhone: SHARP_SIZES.screen,
    widths: [394, 630, 730, 870, 1168],
    jpeg: 730,
  }),
  /** The row of an area page: pushed by the finger below 600 px, two columns from there, four from 1024 px. */
  portfolio: singleCrop({
    shape: 'gallery',
    sizes:
      '(min-width: 1224px) 282px, (min-width: 1024px) calc(25vw - 24px), (min-width: 768px) calc(50vw - 32px), (min-width: 600px) calc(50vw - 24px), 84vw',
    sharpPhone: '56vw',
    // The gallery's files, and one for four columns at one dot per pixel.
    widths: [300, 394, 630, 730, 870, 1168],
    jpeg: 520,
  }),
  /** The pair of a service page, beside its sidebar from 1024 px. */
  strip: singleCrop({
    sizes: `(min-width: 1224px) 407px, (min-width: 1024px) calc(50vw - 205px), ${TWO_COLUMN_SIZES}`,
    sharpPhone: SHARP_SIZES.halfText,
    widths: HALF_TEXT_WIDTHS,
    jpeg: 520,
  }),
  /** In a chapter of a service page, beside the text from 768 px. */
  chapter: singleCrop({
    sizes:
      '(min-width: 1224px) 395px, (min-width: 1024px) calc(50vw - 217px), (min-width: 768px) calc(50vw - 44px), calc(100vw - 32px)',
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
} satisfies Record<string, Crop[]>;

export type Slot = keyof typeof slots;

/** What a thumbnail links to: one JPEG of the whole picture, at most so many pixels wide or high. */
export const viewer = { shape: 'whole', longestSide: 1600 } satisfies { shape: ShapeName; longestSide: number };
