import { privacy as en } from "#web/i18n/en/privacy.ts";
import { privacy as pl } from "#web/i18n/pl/privacy.ts";
import { LegalLayout } from "./legal-layout.tsx";

export default function PrivacyPage() {
  return <LegalLayout texts={{ en, pl }} />;
}
