import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { wrap } from '../theme/layout.css';
import { colour } from '../theme/tokens';
import { WithFigure } from '../WithFigure/WithFigure';
import { dotsAt, HORIZON, MOUNTAIN_RULES, reliefOf, scaleOf, spotsOf } from './profile-layout';
import * as styles from './VosgesHorizon.css';
import { shape } from './VosgesProfile.css';

/**
 * Renders the section from Neufchâteau to La Bresse over the full width of the window, as the lower edge of a band. Its
 * labels are HTML text, so that they keep their size if the drawing is narrow.
 */
export function VosgesHorizon() {
  const { map, interfaceCopy } = useSite();
  const copy = interfaceCopy.vosgesProfile;
  const spots = spotsOf(map.towns, HORIZON);
  const [west, east] = [spots[0], spots[spots.length - 1]];
  const relief = reliefOf(map.towns, HORIZON);
  if (!west || !east || !relief) return null;
  const { summits, ground, snow } = relief;
  const limit = scaleOf(HORIZON).y(MOUNTAIN_RULES);
  return (
    <div className={styles.horizon} role="img" aria-label={copy.name}>
      <svg viewBox={`0 0 ${HORIZON.width} ${HORIZON.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={shape} d={summits} fill={colour.water} />
        <path className={shape} d={ground} fill={colour.fir} />
        <path className={shape} d={snow} fill={colour.white} />
        <path className={styles.limitLine} d={`M0 ${limit}H${HORIZON.width}`} />
        <path className={styles.dots} d={dotsAt(spots)} />
      </svg>
      <p className={`${wrap} ${styles.limit}`} data-figure="">
        <WithFigure text={copy.limit} />
      </p>
      <p className={`${wrap} ${styles.ends}`}>
        <span>{addTag(west.town, 'name', west.town.name)}</span>{' '}
        <span>{addTag(east.town, 'name', east.town.name)}</span>
      </p>
    </div>
  );
}
