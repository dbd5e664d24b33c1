import { HEIGHT, kmToUnits, project, RIVERS, WIDTH } from './geography';
import { placeOfName } from './names';
import * as styles from './VosgesMap.css';

export type MapTown = { slug: string; name: string; href: string; latitude: number; longitude: number };

type VosgesMapProps = {
  towns: MapTown[];
  /** Where the craftsman starts from. */
  base: { name: string; latitude: number; longitude: number };
  /** Centre and radius of the area served, in kilometres. */
  radius: { latitude: number; longitude: number; km: number };
  /** Slug of the town the page is about. */
  current?: string;
};

/** The towns served where they really lie, each a link, with their rivers and the area served around Épinal. */
export function VosgesMap({ towns, base, radius, current }: VosgesMapProps) {
  const centre = project(radius);
  const home = project(base);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      paintOrder="stroke"
      role="group"
      aria-label="Carte des villes desservies"
    >
      <circle className={styles.area} cx={centre.x} cy={centre.y} r={kmToUnits(radius.km)} />
      {RIVERS.map((river) => (
        <path className={styles.river} d={river} key={river} />
      ))}
      {/* The base is a gable among the dots. */}
      <path className={styles.base} d={`M${home.x - 8} ${home.y}l8-5 8 5v6h-16z`}>
        <title>{base.name}</title>
      </path>
      {towns.map(({ slug, name, href, ...place }) => {
        const { x, y } = project(place);
        const label = placeOfName(slug);
        const [firstLine, secondLine] = label.break ? [label.break, name.slice(label.break.length)] : [name];
        return (
          <a href={href} key={slug} aria-current={slug === current ? 'page' : undefined}>
            <circle cx={x} cy={y} r="3.5" />
            <text x={x + label.dx} y={y + label.dy} textAnchor={label.end ? 'end' : undefined}>
              {firstLine}
              {secondLine && (
                <tspan x={x + label.dx} dy="11">
                  {secondLine}
                </tspan>
              )}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
