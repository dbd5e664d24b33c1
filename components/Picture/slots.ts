/** Proportions of a crop, and the maximum size of its files. */
export type Shape = {
  /** Width divided by height; absent for the whole picture. */
  ratio?: number;
  /** Format that `weight` and `quality` apply to. Pages offer AVIF, with a JPEG for older browsers. */
  format: 'avif' | 'jpeg';
  /**
   * A file with a width of `at` pixels has at most `bytes`. The limit of other files is in proportion to their area,
   * but at least 55 % of `bytes`.
   */
  weight: { bytes: number; at: number };
  /**
   * Quality setting of the encoder. It is `best` if the file stays within its weight, lower for a detailed picture, but
   * never below `worst`.
   */
  quality: { best: number; worst: number };
};

/**
 * Weights are measured on a phone of 412 px at DPR 1.75. On this phone a picture in the first screen is 801 pixels
 * wide. A full-width picture has 721 pixels, a picture as wide as the text 665, and a thumbnail 319.
 */
export const shapes = {
  /** The site's usual format, 8:5. */
  frame: { ratio: 8 / 5, format: 'avif', weight: { bytes: 11_800, at: 600 }, quality: { best: 52, worst: 12 } },
  /**
   * The same proportions for galleries in which a picture takes (almost) the full width of a phone. Two such pictures
   * are in the phone's first screen.
   */
  gallery: { ratio: 8 / 5, format: 'avif', weight: { bytes: 11_800, at: 730 }, quality: { best: 52, worst: 12 } },
  /** Flatter, so that six stacked cards stay small in bytes and in height on a phone. */
  card: { ratio: 2, format: 'avif', weight: { bytes: 11_500, at: 680 }, quality: { best: 52, worst: 12 } },
  /** First screen of a phone held upright. On screens with other proportions `cover` crops the picture. */
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

/** Crop of a picture for one kind of screen. */
export type Crop = {
  shape: ShapeName;
  /** Media query of the crop. The last crop of a slot is for all other screens. */
  media?: string;
  /**
   * Width at which the picture is displayed. If `cover` crops the picture to a height, the width that results from this
   * height.
   */
  sizes: string;
  /** Two thirds of `sizes` on a phone, for screens that SHARP_PHONE selects; absent if no such phone shows the crop. */
  sharpPhone?: string;
  /**
   * Widths of the AVIF files. The browser never chooses a file narrower than the displayed picture or more than 1.6
   * times wider, unless the original has too few pixels. A test (tests/pictures.spec.ts) checks this from 320 to 1920
   * px and from DPR 1 to 2. So each width is at most 1.6 times the previous width, and a width matches many phones.
   * Each width of each photo costs the first build 0.1 to 0.5 s.
   */
  widths: number[];
  /** Width of the only JPEG, for browsers without AVIF: Chromium before 85, Safari before 16, Firefox before 93. */
  jpeg: number;
};

/**
 * Selects phones with 2.5 to 4 dots per pixel. These phones get two thirds of the pixels, because the eye sees no
 * difference in a photograph. A phone with 3 dots per pixel downloads as much as a phone with 2. A phone with 2.5 dots
 * gets 1.7 dots. Browsers without `dppx` (Safari before 16) do not support AVIF either, so they load the JPEG, which
 * has a single width.
 */
const SHARP_PHONE = '(min-resolution: 2.5dppx) and (max-width: 599px)';

/** Returns the `sizes` attribute for the files of a crop. */
export function sizesOf({ sizes, sharpPhone }: Crop): string {
  return sharpPhone ? `${SHARP_PHONE} ${sharpPhone}, ${sizes}` : sizes;
}

/** The `sizes` for SHARP_PHONE: two thirds of the width of the screen, of the text, or of half the text. */
const SHARP_SIZES = { screen: '67vw', text: 'calc(67vw - 22px)', halfText: 'calc(33vw - 16px)' };

const TEXT_SIZES = '(min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
const TWO_COLUMN_SIZES = '(min-width: 768px) calc(50vw - 32px), calc(50vw - 24px)';
/** File widths for pictures about as wide as the text on a phone, so that these pictures share their files. */
const TEXT_WIDTHS = [460, 668, 860, 1230, 1950];
/** File widths for pictures that a phone shows two in a row. */
const HALF_TEXT_WIDTHS = [202, 323, 460, 668, 1000];
const CARD_WIDTHS = [303, 484, 668, 855, 1152];
const CARD_SIZES = '(min-width: 768px) calc(50vw - 32px), (min-width: 600px) calc(50vw - 24px), calc(100vw - 32px)';

/** Returns a single crop for all screens, in the usual format unless the crop specifies another shape. */
const singleCrop = (crop: Omit<Crop, 'shape'> & Partial<Crop>): Crop[] => [{ shape: 'frame', ...crop }];

/** The positions of pictures, each with its width on each screen and the files for this width. */
export const slots = {
  /** Covers the first screen, which is 100vh high below 768 px and 80vh high from 768 px. */
  'home-hero': [
    {
      shape: 'phoneScreen',
      media: '(max-aspect-ratio: 2/3)',
      // On a low phone the picture is above the text.
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
      // The picture is next to the text, above the guarantees and the link for leaks. Pixels are for low screens, where
      // the text determines the height. Browsers without max() use 100vw.
      sizes:
        '(min-width: 1024px) max(60vw, 142.2vh - 236px, 722px), (max-width: 767px) max(720px, 100vw, 177.8vh), max(100vw, 142.2vh)',
      widths: [1000, 1500, 2400, 2910],
      jpeg: 1440,
    },
  ],
  /**
   * Top of an inner page. The picture takes the full width. From 1024 px it is next to the text and about 470 px high.
   */
  'page-hero': singleCrop({
    sizes: '(min-width: 1640px) calc(50vw + 40px), (min-width: 1024px) 900px, 100vw',
    sharpPhone: SHARP_SIZES.screen,
    widths: [480, 768, 900, 1300, 2046],
    jpeg: 720,
  }),
  /** Picture that extends from the middle of the window to its right edge from 1024 px, next to a text. */
  half: singleCrop({
    sizes: `(min-width: 1024px) calc(50vw - 32px), ${TEXT_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
  /** Two pictures side by side from 768 px. Also the two pictures in one frame in the page head of the gallery. */
  'before-after': singleCrop({
    sizes: '(min-width: 1224px) 582px, (min-width: 768px) calc(50vw - 30px), calc(100vw - 32px)',
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
  /** Cards in one, two or four columns. */
  card: singleCrop({
    shape: 'card',
    sizes: `(min-width: 1224px) 276px, (min-width: 1024px) calc(25vw - 30px), ${CARD_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: CARD_WIDTHS,
    jpeg: 668,
  }),
  /** Card that is twice as wide as `card` from 1024 px. */
  'card-wide': singleCrop({
    shape: 'card',
    sizes: `(min-width: 1224px) 576px, ${CARD_SIZES}`,
    sharpPhone: SHARP_SIZES.text,
    widths: CARD_WIDTHS,
    jpeg: 668,
  }),
  /**
   * Gallery page. A picture takes the full width of a phone, or from 600 px one half of a pair with its gap of 8 px.
   */
  thumbnail: singleCrop({
    shape: 'gallery',
    sizes:
      '(min-width: 1224px) 584px, (min-width: 768px) calc(50vw - 28px), (min-width: 600px) calc(50vw - 20px), 100vw',
    sharpPhone: SHARP_SIZES.screen,
    widths: [394, 630, 730, 870, 1168],
    jpeg: 730,
  }),
  /**
   * Row of a town page. The row scrolls sideways below 600 px, then has two columns. From 1024 px the columns are next
   * to the title.
   */
  portfolio: singleCrop({
    shape: 'gallery',
    sizes:
      '(min-width: 1224px) 323px, (min-width: 1024px) calc(29vw - 33px), (min-width: 768px) calc(50vw - 32px), (min-width: 600px) calc(50vw - 24px), 84vw',
    sharpPhone: '56vw',
    // The same files as `thumbnail`, and one file for a narrow desktop at one dot per pixel.
    widths: [300, 394, 630, 730, 870, 1168],
    jpeg: 520,
  }),
  /** Pair of pictures on a service page, next to its sidebar from 1024 px. */
  strip: singleCrop({
    sizes: `(min-width: 1224px) 407px, (min-width: 1024px) calc(50vw - 205px), ${TWO_COLUMN_SIZES}`,
    sharpPhone: SHARP_SIZES.halfText,
    widths: HALF_TEXT_WIDTHS,
    jpeg: 520,
  }),
  /** Picture in a section of a service page, next to the text from 768 px. */
  chapter: singleCrop({
    sizes:
      '(min-width: 1224px) 395px, (min-width: 1024px) calc(50vw - 217px), (min-width: 768px) calc(50vw - 44px), calc(100vw - 32px)',
    sharpPhone: SHARP_SIZES.text,
    widths: TEXT_WIDTHS,
    jpeg: 720,
  }),
} satisfies Record<string, Crop[]>;

export type Slot = keyof typeof slots;

/**
 * The file that a thumbnail links to: a JPEG of the whole picture, with a maximum length of its longer side in pixels.
 */
export const viewer = { shape: 'whole', longestSide: 1600 } satisfies { shape: ShapeName; longestSide: number };
