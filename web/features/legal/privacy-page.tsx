import { late } from "#web/ui/late.tsx";
import { LegalLayout } from "./legal-layout.tsx";
import { useLegalText } from "./use-legal-text.ts";

const MemoryPanel = late(async () => (await import("#web/features/memory/memory-panel.tsx")).MemoryPanel);

export default function PrivacyPage() {
  const text = useLegalText("privacy");
  return <LegalLayout text={text} panels={{ memory: <MemoryPanel words={text.memory} /> }} />;
}
