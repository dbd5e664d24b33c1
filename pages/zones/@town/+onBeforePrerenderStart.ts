import { areaPath, towns } from '../../../data/model/site/zones';

export function onBeforePrerenderStart() {
  return towns.map(({ slug }) => areaPath(slug));
}
