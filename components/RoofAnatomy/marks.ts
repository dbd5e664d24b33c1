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
  rafter: { at: [127, 158], to: [138, 118] },
  underlay: { at: [185, 16], to: [166, 105] },
  batten: { at: [171, 158], to: [173, 119] },
  eaves: { at: [232, 154], to: [230, 118] },
  fascia: { at: [149, 158], to: [142, 131] },
  gutter: { at: [193, 158], to: [190, 130] },
  flashing: { at: [300, 46], to: [257, 116] },
  downpipe: { at: [238, 206], to: [216, 176] },
};
