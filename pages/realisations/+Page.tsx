import { ActionLink } from '../../components/ActionLink/ActionLink';
import { Gallery } from '../../components/Gallery/Gallery';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { phone } from '../../data/company';
import { gallery } from '../../data/gallery';
import { galleryPage } from '../../data/gallery-page';
import { crumbsTo } from '../../data/routes';
import * as styles from './Realisations.css';

export function Page() {
  const { title, intro, after, action } = galleryPage;
  return (
    <>
      <PageHero title={title} text={intro} crumbs={crumbsTo('/realisations')} phone={phone} />
      <Section>
        <h2 className={styles.hidden}>Les photos</h2>
        <Gallery images={gallery} layout="columns" />
        <p className={styles.after}>{after}</p>
        <ActionLink href="/contact">{action}</ActionLink>
      </Section>
    </>
  );
}
