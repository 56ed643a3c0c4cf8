import { terms as en } from "#web/i18n/en/terms.ts";
import { terms as pl } from "#web/i18n/pl/terms.ts";
import { LegalLayout } from "./legal-layout.tsx";

export default function TermsPage() {
  return <LegalLayout texts={{ en, pl }} />;
}
