export function SetupPage() {
  return <main id="main" tabIndex={-1} />;
}
