import { LegalLayout } from "./legal-layout.tsx";
import { useLegalText } from "./use-legal-text.ts";

export default function TermsPage() {
  return <LegalLayout text={useLegalText("terms")} />;
}
