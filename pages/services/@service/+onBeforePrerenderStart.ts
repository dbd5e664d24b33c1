import { getGlobalContext } from 'vike/server';
import { servicePath } from '../../../data/model/site/services';

export async function onBeforePrerenderStart(): Promise<string[]> {
  const { loadSite } = await getGlobalContext();
  return loadSite().services.map(({ slug }) => servicePath(slug));
}
