import type { DocumentMeta } from '../../components/DocumentHead/DocumentHead';
import type { Originals } from '../../components/Picture/srcset';
import { business } from '../../components/StructuredData/business';
import type { Site } from '../../data/model/site/site';

export const documentMeta = (site: Site, originals: Originals): DocumentMeta => ({
  ...site.contactPage.seo,
  image: site.home.hero.image,
  things: [business(site, originals)],
});
