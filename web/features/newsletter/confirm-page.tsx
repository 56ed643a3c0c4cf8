export function ConfirmPage() {
  return <main id="main" className="wrap" tabIndex={-1} />;
}
