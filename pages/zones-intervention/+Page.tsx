import { PageHero } from '../../components/PageHero/PageHero';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { VosgesMap } from '../../components/VosgesMap/VosgesMap';
import { ZoneTabs } from '../../components/ZoneTabs/ZoneTabs';
import { phone } from '../../data/model/company';
import { mapFacts } from '../../data/model/map';
import { crumbsTo } from '../../data/model/routes';
import { home, zonesPage } from '../../data/model/site';
import { areaPath, zoneId, zones } from '../../data/model/zones';
import * as styles from './ZonesPage.css';

export function Page() {
  const { title, intro, map } = zonesPage;
  return (
    <>
      <PageHero title={title} text={intro} crumbs={crumbsTo('/zones-intervention')} phone={phone} isBesideForAll>
        <div className={styles.sheet}>
          <VosgesMap {...mapFacts} />
          <p>{map}</p>
        </div>
      </PageHero>
      <Section>
        <ZoneTabs
          zones={zones.map(({ label, towns }) => ({
            label,
            id: zoneId(label),
            cards: towns.map(({ slug, name, neighbours }) => ({
              mainCity: name,
              url: areaPath(slug),
              surroundingCities: neighbours.map((neighbour) => neighbour.name),
            })),
          }))}
        />
      </Section>
      <QuoteBand {...home.banner} phone={phone} />
    </>
  );
}
