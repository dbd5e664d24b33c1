import type { RoofPartId } from '../../data/model/schema/pages';

/** The part whose card stands beside the drawing until another is chosen. */
export const OPEN_AT_FIRST: RoofPartId = 'valley';

/** On the sheet of house.svg, in the order of its numbers: the number, then the part. */
export const shapes: Record<RoofPartId, [number: string, part: string]> = {
  ridge: ['M104 16h0', 'M69 56h121'],
  chimney: ['M60 30h0', 'M79 85h26l12-18'],
  vent: ['M132 16h0', 'M137 67h10'],
  hip: ['M238 38h0', 'M190 56l30 70'],
  valley: ['M20 66h0', 'M95 91l15 35'],
  verge: ['M14 104h0', 'M3 144l42-24 42 24'],
  purlin: ['M160 16h0', 'M130 104h22'],
  rafter: ['M110 158h0', 'M133 126l23-35'],
  underlay: ['M188 16h0', 'M142 126l23-35'],
  counter: ['M138 158h0', 'M149 126l23-35'],
  batten: ['M167 158h0', 'M169 118h17M175 109h17M181 100h17'],
  eaves: ['M234 154h0', 'M220 125l91-52'],
  fascia: ['M84 158h0', 'M114 130h38'],
  gutter: ['M196 158h0', 'M152 130h70'],
  flashing: ['M300 46h0', 'M236 122l46-22'],
  downpipe: ['M240 206h0', 'M215 132v48'],
};
