import { PageHero } from '../../components/PageHero/PageHero';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { VosgesMap } from '../../components/VosgesMap/VosgesMap';
import { ZoneTabs } from '../../components/ZoneTabs/ZoneTabs';
import { home, zonesPage } from '../../data/model/site/site';
import * as styles from './ZonesPage.css';

export function Page() {
  const { title, intro, map } = zonesPage;
  return (
    <>
      <PageHero title={title} text={intro} path="/zones-intervention" isBesideForAll>
        <div className={styles.sheet}>
          <VosgesMap />
          <p>{map}</p>
        </div>
      </PageHero>
      <Section>
        <ZoneTabs />
      </Section>
      <QuoteBand {...home.banner} />
    </>
  );
}
