import type { ReactNode } from 'react';
import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';
import { figure } from '../WithFigure/WithFigure.css';
import {
  MOUNTAIN_RULES,
  type ReliefPaths,
  reliefOf,
  type Sheet,
  type Spot,
  scaleOf,
  spotsOf,
  surfaceBetween,
} from './profile-layout';
import { Relief } from './Relief';
import * as styles from './VosgesProfile.css';

/** The section next to a text, with the names of its end towns and of the current town in a row below the relief. */
const SHEET: Sheet = { width: 640, height: 300, left: 34, right: 34, top: 16, bottom: 64 };
/** Distance in units of a name from the edge of the sheet. */
const NAME_MARGIN = 10;
/** Average width in units of a letter, at the size on a phone. */
const LETTER_WIDTH = 13.5;
/** Height in units of a digit, at the size on a phone. */
const DIGIT_HEIGHT = 18;
/** Width in units of an altitude with its distance from the bar, at the size on a phone. */
const ALTITUDE_WIDTH = 110;

type VosgesProfileProps = {
  /** Slug of the town that the section highlights. */
  current: string;
  /** Text below the range of altitudes on a desktop, and below the drawing on a phone. */
  children?: ReactNode;
};

/**
 * Renders the section from Neufchâteau to La Bresse with one town, and the town's range of altitudes as display type.
 */
export function VosgesProfile({ current, children }: VosgesProfileProps) {
  const { map, interfaceCopy } = useSite();
  const spots = spotsOf(map.towns, SHEET);
  const relief = reliefOf(map.towns, SHEET);
  if (!relief) return children;
  const { name } = interfaceCopy.vosgesProfile;
  const currentSpot = spots.find(({ town }) => town.slug === current);
  const ends = [spots[0]!, spots[spots.length - 1]!];
  const currentNameBox = currentSpot && boxOfName(currentSpot);
  const namedEnds = ends.filter((end) => {
    const { left, right } = boxOfName(end);
    return !currentNameBox || right < currentNameBox.left || left > currentNameBox.right;
  });
  return (
    <div className={styles.columns}>
      {currentSpot && (
        <p className={`${figure} ${styles.range}`} data-figure="">
          {range(currentSpot.altitudes)}
        </p>
      )}
      <svg
        className={styles.profile}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={currentSpot ? `${name}, ${currentSpot.town.name}` : name}
      >
        <Relief sheet={SHEET} relief={relief} labelLeft={10} />
        <g fill={colour.white} stroke={colour.white} strokeWidth="2">
          {namedEnds.map((spot) => (
            <NamedDot spot={spot} radius={6} key={spot.town.slug} />
          ))}
        </g>
        {currentSpot && (
          <g fill={colour.white} stroke={colour.white} strokeWidth="3" fontWeight="700">
            <NamedDot spot={currentSpot} radius={10}>
              <path
                d={`M${currentSpot.x} ${currentSpot.lowest}V${currentSpot.highest}`}
                stroke={colour.clay}
                strokeWidth="12"
              />
            </NamedDot>
            <RangeEnds spot={currentSpot} relief={relief} />
          </g>
        )}
      </svg>
      {children && <div>{children}</div>}
    </div>
  );
}

type TownSpot = Spot<{ slug: string; name: string; latitude: number; longitude: number }>;

/** Returns the horizontal extent of a name below its town, and the attributes that keep the name inside the sheet. */
function boxOfName({ town, x }: TownSpot) {
  const width = town.name.length * LETTER_WIDTH;
  const maxX = SHEET.width - NAME_MARGIN;
  if (x - width / 2 < NAME_MARGIN) return { left: 0, right: NAME_MARGIN + width, anchor: { x: NAME_MARGIN } };
  if (x + width / 2 > maxX)
    return { left: maxX - width, right: SHEET.width, anchor: { x: maxX, textAnchor: 'end' } } as const;
  return { left: x - width / 2, right: x + width / 2, anchor: { x, textAnchor: 'middle' } } as const;
}

/**
 * Renders the dot of a town on the relief, with its name at the end of a line. Children are in front of the line and
 * behind the dot.
 */
function NamedDot({ spot, radius, children }: { spot: TownSpot; radius: number; children?: ReactNode }) {
  const { town, x, y } = spot;
  return (
    <>
      <path d={`M${x} ${y}V${SHEET.height - 36}`} />
      {children}
      <circle cx={x} cy={y} r={radius} fill={colour.clay} />
      <text {...boxOfName(spot).anchor} y={SHEET.height - 12} stroke="none">
        {addTag(town, 'name', town.name)}
      </text>
    </>
  );
}

/**
 * Renders the altitudes at the ends of a town's range. The relief rises to the right, so the highest altitude is on the
 * left of the bar and the lowest on the right, unless the sheet ends there. The highest is dark and above the ground.
 * The lowest is white and below the surface. The line of the mountain rules crosses no altitude.
 */
function RangeEnds({ spot: { x, highest, lowest, altitudes }, relief }: { spot: TownSpot; relief: ReliefPaths }) {
  const place = (isLeft: boolean) => {
    const surface = isLeft
      ? surfaceBetween(relief.surface, x - ALTITUDE_WIDTH, x - 18)
      : surfaceBetween(relief.surface, x + 16, x + ALTITUDE_WIDTH);
    return { surface, position: isLeft ? ({ x: x - 18, textAnchor: 'end' } as const) : { x: x + 16 } };
  };
  const highestLabel = place(x > ALTITUDE_WIDTH);
  const lowestLabel = place(x > SHEET.width - ALTITUDE_WIDTH);
  const limit = scaleOf(SHEET).y(MOUNTAIN_RULES);
  const baseline = Math.min(highest - 7, highestLabel.surface.top - 4);
  const belowLimit = limit + DIGIT_HEIGHT + 4;
  return (
    <>
      <text
        {...highestLabel.position}
        y={baseline > limit - 5 ? Math.max(baseline, belowLimit) : baseline}
        stroke="none"
        fill={colour.ink}
      >
        {metres.format(altitudes.max)} m
      </text>
      <text
        {...lowestLabel.position}
        y={Math.max(lowest + 20, lowestLabel.surface.bottom + DIGIT_HEIGHT + 4)}
        stroke="none"
      >
        {metres.format(altitudes.min)} m
      </text>
    </>
  );
}

const metres = new Intl.NumberFormat('fr-FR');
const range = ({ min, max }: { min: number; max: number }) => `${metres.format(min)} à ${metres.format(max)} m`;
