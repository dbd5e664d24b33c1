import { servicePath, services } from '../../../data/model/services';

export function onBeforePrerenderStart() {
  return services.map(({ slug }) => servicePath(slug));
}
