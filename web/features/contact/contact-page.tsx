export function ContactPage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
