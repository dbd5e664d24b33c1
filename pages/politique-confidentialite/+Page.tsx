import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { useSite } from '../../components/site-context';

export function Page() {
  return <LegalDocument page={useSite().privacyPolicy} path="/politique-confidentialite" />;
}
