import { areaPath, towns } from '../../../data/zones';

export function onBeforePrerenderStart() {
  return towns.map(({ slug }) => areaPath(slug));
}
