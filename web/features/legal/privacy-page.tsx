import { MemoryPanel } from "#web/features/memory/memory-panel.tsx";
import { useLater } from "#web/features/offline/use-later.ts";
import { privacy as en, memory as memoryEn, offline as offlineEn } from "#web/i18n/en/privacy.ts";
import { memory as memoryPl, offline as offlinePl, privacy as pl } from "#web/i18n/pl/privacy.ts";
import { LegalLayout } from "./legal-layout.tsx";

const memory = <MemoryPanel words={{ en: memoryEn, pl: memoryPl }} />;
const loadPanel = async () => (await import("#web/features/offline/offline-panel.tsx")).OfflinePanel;

function Offline() {
  const Panel = useLater(loadPanel);
  return Panel && <Panel words={{ en: offlineEn, pl: offlinePl }} />;
}

export default function PrivacyPage() {
  return <LegalLayout texts={{ en, pl }} panels={{ memory, offline: <Offline /> }} />;
}
