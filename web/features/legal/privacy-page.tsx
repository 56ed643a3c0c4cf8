import { useLater } from "#web/features/offline/use-later.ts";
import { late } from "#web/ui/late.tsx";
import { LegalLayout } from "./legal-layout.tsx";

const MemoryPanel = late(async () => (await import("#web/features/memory/memory-panel.tsx")).MemoryPanel);
const loadOfflinePanel = async () => (await import("#web/features/offline/offline-panel.tsx")).OfflinePanel;

/** Where the browser keeps stories it can be told not to; the server knows nothing of it. */
function Offline() {
  const Panel = useLater(loadOfflinePanel);
  return Panel && <Panel />;
}

export default function PrivacyPage() {
  return <LegalLayout name="privacy" panels={{ memory: <MemoryPanel />, offline: <Offline /> }} />;
}
