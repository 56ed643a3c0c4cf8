import { terms as en } from "../../i18n/en/terms.ts";
import { terms as pl } from "../../i18n/pl/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => <LegalPage texts={{ en, pl }} />;
