import { MemoryPanel } from "#web/features/memory/memory-panel.tsx";
import { useLater } from "#web/features/offline/use-later.ts";
import { LegalLayout } from "./legal-layout.tsx";

const loadPanel = async () => (await import("#web/features/offline/offline-panel.tsx")).OfflinePanel;

function Offline() {
  const Panel = useLater(loadPanel);
  return Panel && <Panel />;
}

export default function PrivacyPage() {
  return <LegalLayout name="privacy" panels={{ memory: <MemoryPanel />, offline: <Offline /> }} />;
}
