export function TermsPage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
