import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { colour } from '../theme/tokens';
import { HEIGHT, kmToUnits, project, RIVERS, WIDTH } from './geography';
import { layOutMap, type PlacedLabel, type Spot } from './map-layout';
import * as styles from './VosgesMap.css';

/** Renders a map of the towns served, with rivers and the service area. */
export function VosgesMap() {
  const { map, interfaceCopy } = useSite();
  const { towns, base, radius } = map;
  const centre = project(radius);
  const { home, rivers, spots } = layOutMap(towns, base);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill={colour.ink}
      fontSize={styles.FONT_SIZE}
      fontWeight="600"
      stroke={colour.fir}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      paintOrder="stroke"
      role="group"
      aria-label={interfaceCopy.vosgesMap}
    >
      <circle
        className={styles.area}
        cx={centre.x}
        cy={centre.y}
        r={kmToUnits(radius.km)}
        fill={colour.white}
        stroke={colour.lichen}
        strokeWidth="1"
        strokeLinecap="butt"
        strokeDasharray="3 4"
      />
      <g fill="none" stroke={colour.water} strokeWidth="2">
        {RIVERS.map(({ name, path }) => (
          <path d={path} key={name} />
        ))}
      </g>
      <g fill={colour.inkSoft} fontWeight="400" fontStyle="italic">
        {rivers.map(({ name, ...placedLabel }) => (
          <NameText {...placedLabel} key={name} />
        ))}
      </g>
      {/* A gable instead of a dot marks the base. */}
      <g fill={colour.clay}>
        <path stroke="none" d={`M${home.point.x - 8} ${home.point.y}l8-5 8 5v6h-16z`} />
        {home.placedLabel && <NameText {...home.placedLabel} write={(line) => addTag(base, 'city', line)} />}
      </g>
      {spots.map((spot) => (
        <Town spot={spot} key={spot.slug} />
      ))}
    </svg>
  );
}

function Town({ spot }: { spot: Spot }) {
  const { name, href, point, placedLabel, isLinked, isHiddenOnPhone } = spot;
  const write = (line: string) => addTag(spot, 'name', line);
  const dot = (
    <>
      <path d={`M${point.x} ${point.y}h0`} />
      {placedLabel ? <NameText {...placedLabel} write={write} /> : <title>{write(name)}</title>}
    </>
  );
  if (isHiddenOnPhone) return <g className={styles.wideOnlyLabel}>{dot}</g>;
  if (!isLinked) return dot;
  return <a href={href}>{dot}</a>;
}

type NameTextProps = PlacedLabel & {
  /** Transforms a line before it is rendered. */
  write?: (line: string) => string;
};

function NameText({ point, label: { lines, dx, dy, anchor }, isWideOnly, write = (line) => line }: NameTextProps) {
  const [first, second] = lines;
  const x = point.x + dx;
  return (
    <text
      className={isWideOnly ? styles.wideOnlyLabel : undefined}
      x={x}
      y={point.y + dy}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {first && write(first)}
      {second && (
        <tspan x={x} dy="1.1em">
          {write(second)}
        </tspan>
      )}
    </text>
  );
}
