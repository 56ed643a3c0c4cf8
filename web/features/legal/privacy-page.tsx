export function PrivacyPage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
