import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Gallery } from '../../components/Gallery/Gallery';
import { PageHero } from '../../components/PageHero/PageHero';
import { RoofAnatomy } from '../../components/RoofAnatomy/RoofAnatomy';
import { Section } from '../../components/Section/Section';
import { phone } from '../../data/company';
import { gallery } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';
import { roofAnatomy, roofParts } from '../../data/roof-anatomy';
import { crumbsTo } from '../../data/routes';
import { servicePath } from '../../data/services';
import * as styles from './Realisations.css';

export function Page() {
  const { title, intro, photos, after, action } = galleryPage;
  return (
    <>
      <PageHero title={title} text={intro} crumbs={crumbsTo('/realisations')} phone={phone} />
      <Section>
        <h2 className={styles.hidden}>{photos}</h2>
        <Gallery images={gallery} layout="columns" />
        <p className={styles.after}>{after}</p>
        <ActionLink href="/contact">{action}</ActionLink>
      </Section>
      <Section tone="stone" title={roofAnatomy.title}>
        <RoofAnatomy
          {...roofAnatomy}
          parts={roofParts.map(({ service, ...part }) => ({ ...part, href: servicePath(service) }))}
        />
      </Section>
    </>
  );
}
