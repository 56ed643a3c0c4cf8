import { MemoryPanel } from "#web/features/memory/memory-panel.tsx";
import { privacy as en, memory as memoryEn } from "#web/i18n/en/privacy.ts";
import { memory as memoryPl, privacy as pl } from "#web/i18n/pl/privacy.ts";
import { LegalLayout } from "./legal-layout.tsx";

const memory = <MemoryPanel words={{ en: memoryEn, pl: memoryPl }} />;

export default function PrivacyPage() {
  return <LegalLayout texts={{ en, pl }} panels={{ memory }} />;
}
