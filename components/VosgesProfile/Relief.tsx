import { useSite } from '../site-context';
import { colour } from '../theme/tokens';
import { MOUNTAIN_RULES, type ReliefPaths, type Sheet, scaleOf } from './profile-layout';
import * as styles from './VosgesProfile.css';

type ReliefProps = { sheet: Sheet; relief: ReliefPaths; labelLeft: number };

/** Renders the relief and the altitude from which the mountain rules apply. */
export function Relief({ sheet, relief: { summits, snow, ground }, labelLeft }: ReliefProps) {
  const { limit: label } = useSite().interfaceCopy.vosgesProfile;
  const limit = scaleOf(sheet).y(MOUNTAIN_RULES);
  return (
    <>
      <path className={styles.shape} d={summits} fill={colour.water} />
      <path className={styles.shape} d={snow} fill={colour.white} />
      <path className={styles.shape} d={ground} fill={colour.fir} />
      <path d={`M0 ${limit}H${sheet.width}`} stroke={colour.clay} strokeWidth="2" strokeDasharray="7 7" />
      <text className={styles.limit} x={labelLeft} y={limit - 9} fill={colour.clay}>
        {label}
      </text>
    </>
  );
}
