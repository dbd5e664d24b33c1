import { expect, test } from 'vitest';
import { WIDTH } from './geography';
import { boxOf, type LabelledPoint, placeLabels } from './label-placement';

/** Minimum gap in map units between two labels on one line. */
const MIN_GAP = 3;
const SIZE = 12;

test('leaves a gap between two labels on one line', () => {
  let pairs = 0;
  for (let distance = 90; distance < 130; distance += 0.5) {
    // At the edge of the map a label is left of its dot. The label therefore comes close to the label to the right of
    // the other dot.
    const edgeTown: LabelledPoint = { name: 'Jeuxey', point: { x: WIDTH - 3, y: 100 } };
    const otherTown: LabelledPoint = { name: 'Golbey', point: { x: edgeTown.point.x - distance, y: 100 } };
    const placedLabels = placeLabels([otherTown, edgeTown], { size: SIZE, dots: [otherTown.point, edgeTown.point] });
    const [left, right] = [otherTown, edgeTown].map((town) => boxOf(town.point, placedLabels.get(town)!, SIZE));
    if (left!.top >= right!.bottom || right!.top >= left!.bottom) continue;
    pairs += 1;
    expect(right!.left - left!.right, `${distance} units between the dots`).toBeGreaterThanOrEqual(MIN_GAP);
  }
  expect(pairs).toBeGreaterThan(10);
});
