import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { privacyPolicy } from '../../data/model/site/legal';

export function Page() {
  return <LegalDocument page={privacyPolicy} path="/politique-confidentialite" />;
}
