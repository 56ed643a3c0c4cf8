import { MemoryPanel } from "#web/features/memory/memory-panel.tsx";
import { OfflinePanel } from "#web/features/offline/offline-panel.tsx";
import { privacy as en, memory as memoryEn, offline as offlineEn } from "#web/i18n/en/privacy.ts";
import { memory as memoryPl, offline as offlinePl, privacy as pl } from "#web/i18n/pl/privacy.ts";
import { LegalLayout } from "./legal-layout.tsx";

const memory = <MemoryPanel words={{ en: memoryEn, pl: memoryPl }} />;
const offline = <OfflinePanel words={{ en: offlineEn, pl: offlinePl }} />;

export default function PrivacyPage() {
  return <LegalLayout texts={{ en, pl }} panels={{ memory, offline }} />;
}
