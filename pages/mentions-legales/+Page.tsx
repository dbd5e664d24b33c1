import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { legalNotice } from '../../data/model/site/legal';

export function Page() {
  return <LegalDocument page={legalNotice} path="/mentions-legales" />;
}
