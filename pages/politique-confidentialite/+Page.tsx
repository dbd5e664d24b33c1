import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { phone } from '../../data/model/company';
import { privacyPolicy } from '../../data/model/legal';
import { crumbsTo } from '../../data/model/routes';

export function Page() {
  return (
    <>
      <PageHero
        title={privacyPolicy.title}
        text={privacyPolicy.intro}
        crumbs={crumbsTo('/politique-confidentialite')}
        phone={phone}
      />
      <Section>
        <LegalDocument page={privacyPolicy} />
      </Section>
    </>
  );
}
