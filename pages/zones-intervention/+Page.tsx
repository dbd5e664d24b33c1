import { CommuneField, CommuneList } from '../../components/CommuneField/CommuneField';
import { PageHero } from '../../components/PageHero/PageHero';
import { twoColumns } from '../../components/PageHero/PageHero.css';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { heading } from '../../components/theme/layout.css';
import { VosgesMap } from '../../components/VosgesMap/VosgesMap';
import { FullVosgesProfile } from '../../components/VosgesProfile/FullVosgesProfile';
import { WithFigure } from '../../components/WithFigure/WithFigure';
import { ZoneTabs } from '../../components/ZoneTabs/ZoneTabs';
import * as styles from './ZonesPage.css';

export function Page() {
  const { home, zonesPage } = useSite();
  const { title, intro, map, profile } = zonesPage;
  return (
    <>
      <PageHero title={title} text={intro} path="/zones-intervention" isAsideOnPhones>
        <div className={styles.mapCard}>
          <VosgesMap />
          <p>{map}</p>
        </div>
      </PageHero>
      <Section tone="stone" isDense>
        <CommuneField />
        <CommuneList />
      </Section>
      <Section isDense>
        <ZoneTabs />
      </Section>
      <Section tone="lichen" isDense>
        <div className={twoColumns}>
          <h2 className={heading}>
            <WithFigure text={profile.title} />
          </h2>
          <p>{profile.text}</p>
        </div>
        <FullVosgesProfile />
      </Section>
      <QuoteBand {...home.banner} />
    </>
  );
}
