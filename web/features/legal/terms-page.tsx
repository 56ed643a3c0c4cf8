import { LegalLayout } from "./legal-layout.tsx";

export default function TermsPage() {
  return <LegalLayout name="terms" />;
}
