import { privacy as en } from "#web/i18n/en/privacy.ts";
import { privacy as pl } from "#web/i18n/pl/privacy.ts";
import { LegalPage } from "./legal-page.tsx";

export const PrivacyPage = () => <LegalPage texts={{ en, pl }} />;
