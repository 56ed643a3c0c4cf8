export function LoginPage() {
  return <main id="main" tabIndex={-1} />;
}
