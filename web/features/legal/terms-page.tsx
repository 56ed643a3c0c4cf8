import { terms as en } from "#web/i18n/en/terms.ts";
import { terms as pl } from "#web/i18n/pl/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => <LegalPage texts={{ en, pl }} />;
