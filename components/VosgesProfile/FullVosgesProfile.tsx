import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';
import { dotsAt, reliefOf, type Sheet, spotsOf, spreadApart } from './profile-layout';
import { Relief } from './Relief';
import * as styles from './VosgesProfile.css';

/** The full section, with the names of its towns at 30°. */
const SHEET: Sheet = { width: 1300, height: 520, left: 60, right: 110, top: 190, bottom: 70 };
/** Minimum distance in units between two names at 30°. */
const MIN_LABEL_DISTANCE = 54;

/** Roof coverings from west to east, each drawn on a line for the rafter. */
const ROOFS = {
  hollow: 'M0 0q5-8 10 0q5-8 10 0q5-8 10 0q5-8 10 0',
  flat: 'M0 0v-5h9v5m1 0v-5h9v5m1 0v-5h9v5m1 0v-5h9v5',
  stone: 'M0 0v-6l18-3v6zm12-5 18-3v6l-16 3m12-5 14-2v6l-12 2',
  slate: 'M0 0v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4m0-1v-4l8-2v4',
  metal: 'M0-1H40M0-1v-6m13 6v-6m13 6v-6m14 6v-6',
};

/** Renders the section over the full width, with the towns on its line and the usual roofs. */
export function FullVosgesProfile() {
  const { map, interfaceCopy } = useSite();
  const copy = interfaceCopy.vosgesProfile;
  const { width, height, top } = SHEET;
  const spots = spotsOf(map.towns, SHEET).filter(({ isOnLine }) => isOnLine);
  const relief = reliefOf(map.towns, SHEET);
  if (!relief) return null;
  const labelPositions = spreadApart(
    spots.map(({ x }) => x + 6),
    MIN_LABEL_DISTANCE,
    20,
    width - 110,
  );
  const dots = dotsAt(spots);
  const row = top - 20;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the drawing only while it has the focus
    <section className={styles.scroller} aria-label={copy.name} tabIndex={0}>
      <svg
        className={`${styles.profile} ${styles.full}`}
        viewBox={`0 0 ${width} ${height}`}
        fill={colour.ink}
        fontSize="18"
        fontWeight="600"
        role="group"
      >
        <Relief sheet={SHEET} relief={relief} labelLeft={70} />
        <g fill="none" stroke={colour.ink} strokeWidth="1.2">
          {spots.map(({ town, x, y }, index) => (
            <path d={`M${x} ${y}V${row + 60}L${labelPositions[index]} ${row}`} key={town.slug} />
          ))}
        </g>
        {spots.map(({ town }, index) => (
          <text transform={`translate(${labelPositions[index]! + 3} ${row - 3})rotate(-30)`} key={town.slug}>
            {addTag(town, 'name', town.name)}
          </text>
        ))}
        <g fill={colour.white} fontWeight="400">
          {(Object.keys(ROOFS) as (keyof typeof ROOFS)[]).map((roof, index) => {
            const x = [70, 420, 640, 850, 1120][index]!;
            return (
              <g transform={`translate(${x} ${height - 18})`} key={roof}>
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
        {/* Zero-length lines with round ends are dots. A single path has a third of the bytes of as many circles. */}
        <g strokeLinecap="round" strokeWidth="11">
          <path d={dots} stroke={colour.ink} />
          <path d={dots} stroke={colour.white} strokeWidth="8" />
        </g>
      </svg>
    </section>
  );
}
