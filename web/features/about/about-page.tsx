export function AboutPage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
