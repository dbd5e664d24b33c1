import { PageHero } from '../../components/PageHero/PageHero';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { VosgesMap } from '../../components/VosgesMap/VosgesMap';
import { ZoneTabs } from '../../components/ZoneTabs/ZoneTabs';
import * as styles from './ZonesPage.css';

export function Page() {
  const { home, zonesPage } = useSite();
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
