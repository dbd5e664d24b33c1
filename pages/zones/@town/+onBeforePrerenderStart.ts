import { getGlobalContext } from 'vike/server';
import { townPath } from '../../../data/model/site/zones';

export async function onBeforePrerenderStart(): Promise<string[]> {
  const { loadSite } = await getGlobalContext();
  return loadSite().towns.map(({ slug }) => townPath(slug));
}
