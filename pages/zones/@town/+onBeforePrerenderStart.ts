import { areaPath, towns } from '../../../data/model/zones';

export function onBeforePrerenderStart() {
  return towns.map(({ slug }) => areaPath(slug));
}
