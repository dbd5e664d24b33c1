import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { phone } from '../../data/model/company';
import { legalNotice } from '../../data/model/legal';
import { crumbsTo } from '../../data/model/routes';

export function Page() {
  return (
    <>
      <PageHero
        title={legalNotice.title}
        text={legalNotice.intro}
        crumbs={crumbsTo('/mentions-legales')}
        phone={phone}
      />
      <Section>
        <LegalDocument page={legalNotice} />
      </Section>
    </>
  );
}
