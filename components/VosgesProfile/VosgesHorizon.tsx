import { Fragment } from 'react';
import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import { colour } from '../theme/tokens';
import { WithFigure } from '../WithFigure/WithFigure';
import { HORIZON, MOUNTAIN_RULES, reliefOf, scaleOf, spotsOf } from './profile-layout';
import * as styles from './VosgesHorizon.css';

const percent = (units: number, total: number) => `${Math.round((100 * units) / total)}%`;

/**
 * Renders the section from Neufchâteau to La Bresse over the full width of the window, as the lower edge of a band. It
 * names the end towns and the town at the centre of the service area. The relief is stretched to the window. The names
 * and dots are not, because their positions are percentages.
 */
export function VosgesHorizon() {
  const { map, serviceArea, interfaceCopy } = useSite();
  const copy = interfaceCopy.vosgesProfile;
  const spots = spotsOf(map.towns, HORIZON);
  const relief = reliefOf(map.towns, HORIZON);
  if (!relief) return null;
  const { summits, snow, ground } = relief;
  const limit = scaleOf(HORIZON).y(MOUNTAIN_RULES);
  const last = spots.length - 1;
  const namedSpots = spots.filter(
    ({ town }, index) => index === 0 || index === last || town.slug === serviceArea.centre,
  );
  return (
    <div className={styles.horizon} role="img" aria-label={copy.name}>
      <svg aria-hidden="true">
        <svg viewBox={`0 0 ${HORIZON.width} ${HORIZON.height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={summits} fill={colour.water} />
          <path d={snow} fill={colour.white} />
          <path d={ground} fill={colour.fir} />
          <path className={styles.limitLine} d={`M0 ${limit}H${HORIZON.width}`} />
        </svg>
        {namedSpots.map(({ town, x, y }) => {
          const left = percent(x, HORIZON.width);
          const top = percent(y, HORIZON.height);
          return (
            <Fragment key={town.slug}>
              <line x1={left} y1={top} x2={left} y2="86%" />
              <circle cx={left} cy={top} r="6" />
              <text x={left} y="94%">
                {addTag(town, 'name', town.name)}
              </text>
            </Fragment>
          );
        })}
      </svg>
      <p className={`${wrap} ${styles.limit}`} data-figure="">
        <WithFigure text={copy.limit} />
      </p>
    </div>
  );
}
