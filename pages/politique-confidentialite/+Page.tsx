import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { PageHero } from '../../components/PageHero/PageHero';
import { Section } from '../../components/Section/Section';
import { privacyPolicy } from '../../data/privacy-policy';
import { crumbsTo } from '../../data/routes';

export function Page() {
  return (
    <>
      <PageHero
        title={privacyPolicy.title}
        text={privacyPolicy.intro}
        crumbs={crumbsTo('/politique-confidentialite')}
      />
      <Section>
        <LegalDocument page={privacyPolicy} />
      </Section>
    </>
  );
}
