import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';
import { figure } from '../WithFigure/WithFigure.css';
import { dotsAt, MOUNTAIN_RULES, reliefOf, type Sheet, scaleOf, spotsOf, spreadApart } from './profile-layout';
import * as styles from './VosgesProfile.css';

/** The full section, with all town names at 30°. */
const FULL_SHEET: Sheet = { width: 1300, height: 520, left: 60, right: 110, top: 190, bottom: 70 };
/** The section next to a text, with the names of its end towns only. */
const SMALL_SHEET: Sheet = { width: 640, height: 284, left: 34, right: 40, top: 16, bottom: 34 };
const FONT_SIZES = { full: 16, small: 24 };
/** Minimum distance in units between two names at 30°. */
const MIN_LABEL_DISTANCE = 42;

/** Roof coverings from west to east, each drawn on a line for the rafter. */
const ROOFS = {
  hollow: 'M0 0q5-8 10 0q5-8 10 0q5-8 10 0q5-8 10 0',
  flat: 'M0 0v-5h9v5m1 0v-5h9v5m1 0v-5h9v5m1 0v-5h9v5',
  stone: 'M0 0v-6l18-3v6zm12-5 18-3v6l-16 3m12-5 14-2v6l-12 2',
  slate: 'M0 0v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4',
  metal: 'M0-1H40M0-1v-6m13 6v-6m13 6v-6m14 6v-6',
};

/**
 * Renders the section from Neufchâteau to La Bresse. It highlights the town with the slug `current` and its range of
 * altitudes. The full section names every town and the usual roofs.
 */
export function VosgesProfile({ current, isFull = false }: { current?: string; isFull?: boolean }) {
  const { map, interfaceCopy } = useSite();
  const copy = interfaceCopy.vosgesProfile;
  const sheet = isFull ? FULL_SHEET : SMALL_SHEET;
  const spots = spotsOf(map.towns, sheet);
  const relief = reliefOf(map.towns, sheet);
  if (!relief) return null;
  const { summits, ground, snow } = relief;
  const { y } = scaleOf(sheet);
  const currentSpot = spots.find(({ town }) => town.slug === current);
  const fontSize = isFull ? FONT_SIZES.full : FONT_SIZES.small;
  const limit = y(MOUNTAIN_RULES);
  const labelPositions = spreadApart(
    spots.map(({ x }) => x + 6),
    MIN_LABEL_DISTANCE,
    20,
    sheet.width - 150,
  );
  const dots = dotsAt(spots);
  const row = sheet.top - 20;
  return (
    <div className={isFull ? styles.scroller : undefined} tabIndex={isFull ? 0 : undefined}>
      {currentSpot && (
        <p className={`${figure} ${styles.range}`} data-figure="">
          {range(currentSpot.altitudes)}
        </p>
      )}
      <svg
        className={isFull ? `${styles.profile} ${styles.full}` : styles.profile}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        fill={colour.ink}
        fontSize={fontSize}
        fontWeight="600"
        role="img"
        aria-label={currentSpot ? `${copy.name}, ${currentSpot.town.name}` : copy.name}
      >
        <path className={styles.shape} d={summits} fill={colour.water} />
        <path className={styles.shape} d={ground} fill={colour.fir} />
        <path className={styles.shape} d={snow} fill={colour.white} />
        <path d={`M0 ${limit}H${sheet.width}`} stroke={colour.clay} strokeWidth="2" strokeDasharray="7 7" />
        <text
          className={isFull ? styles.limit : `${styles.limit} ${styles.halo}`}
          x={isFull ? 70 : 10}
          y={limit - 9}
          fill={colour.clay}
        >
          {copy.limit}
        </text>
        {isFull && (
          <>
            <g fill="none" stroke={colour.ink} strokeWidth="1.2">
              {spots.map(({ town, x, y }, index) => (
                <path d={`M${x} ${y}V${row + 60}L${labelPositions[index]} ${row}`} key={town.slug} />
              ))}
            </g>
            {spots.map(({ town }, index) => (
              <text transform={`translate(${labelPositions[index]! + 3} ${row - 3})rotate(-30)`} key={town.slug}>
                {nameOf(town)}
              </text>
            ))}
            <g fill={colour.white} fontWeight="400">
              {(Object.keys(ROOFS) as (keyof typeof ROOFS)[]).map((roof, index) => {
                const x = [70, 420, 640, 850, 1120][index]!;
                return (
                  <g transform={`translate(${x} ${sheet.height - 18})`} key={roof}>
                    <path
                      d={ROOFS[roof]}
                      transform="translate(0 -22)scale(1.3)"
                      fill="none"
                      stroke={colour.white}
                      strokeWidth="1.4"
                    />
                    <text>{copy.roofs[roof]}</text>
                  </g>
                );
              })}
            </g>
          </>
        )}
        {/* Zero-length lines with round ends are dots. A single path has a third of the bytes of as many circles. */}
        <g strokeLinecap="round" strokeWidth={isFull ? 11 : 9}>
          <path d={dots} stroke={colour.ink} />
          <path d={dots} stroke={colour.white} strokeWidth={isFull ? 8 : 6} />
        </g>
        {currentSpot && (
          <>
            <path
              d={`M${currentSpot.x} ${currentSpot.lowest}V${currentSpot.highest}`}
              stroke={colour.clay}
              strokeWidth="12"
            />
            <circle
              cx={currentSpot.x}
              cy={currentSpot.y}
              r="11"
              fill={colour.clay}
              stroke={colour.white}
              strokeWidth="3"
            />
          </>
        )}
        {!isFull && (
          <g fill={colour.white} fontWeight="400">
            {currentSpot !== spots[0] && (
              <text x="10" y={sheet.height - 12}>
                {nameOf(spots[0]!.town)}
              </text>
            )}
            {currentSpot !== spots[spots.length - 1] && (
              <text x={sheet.width - 10} y={sheet.height - 12} textAnchor="end">
                {nameOf(spots[spots.length - 1]!.town)}
              </text>
            )}
          </g>
        )}
      </svg>
    </div>
  );
}

const nameOf = (town: { name: string }) => addTag(town, 'name', town.name);

const metres = new Intl.NumberFormat('fr-FR');
const range = ({ min, max }: { min: number; max: number }) => `${metres.format(min)} à ${metres.format(max)} m`;
