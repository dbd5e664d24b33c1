import { servicePath, services } from '../../../data/services';

export function onBeforePrerenderStart() {
  return services.map(({ slug }) => servicePath(slug));
}
