export function UnsubscribePage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
