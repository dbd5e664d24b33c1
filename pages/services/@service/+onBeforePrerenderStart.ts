import { servicePath, services } from '../../../data/model/site/services';

export function onBeforePrerenderStart() {
  return services.map(({ slug }) => servicePath(slug));
}
