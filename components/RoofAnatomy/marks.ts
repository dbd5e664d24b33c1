import type { RoofPartId } from '../../data/model/schema/pages';
import type { Point } from './house';

/** Where each part's number stands on the sheet, and the place that it points at. */
export const marks: Record<RoofPartId, { at: Point; to: Point }> = {
  ridge: { at: [116, 16], to: [116, 57] },
  chimney: { at: [60, 30], to: [86, 79] },
  vent: { at: [139, 16], to: [142, 68] },
  hip: { at: [238, 38], to: [206, 92] },
  valley: { at: [20, 66], to: [102, 108] },
  verge: { at: [12, 106], to: [26, 132] },
  purlin: { at: [162, 16], to: [143, 105] },
  rafter: { at: [119, 158], to: [138, 118] },
  underlay: { at: [185, 16], to: [160, 98] },
  counter: { at: [150, 158], to: [157, 113] },
  batten: { at: [173, 158], to: [176, 119] },
  eaves: { at: [232, 154], to: [230, 118] },
  fascia: { at: [134, 184], to: [141, 131] },
  gutter: { at: [196, 158], to: [192, 130] },
  flashing: { at: [300, 46], to: [257, 116] },
  downpipe: { at: [238, 206], to: [216, 176] },
};
