import { usePlace } from "#web/app/place.ts";
import { LoginPage } from "./access/login-page.tsx";
import { SetupPage } from "./access/setup-page.tsx";
import { SignedIn } from "./access/signed-in.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { Panel } from "./panel.tsx";

/** All pages of the administrator in one chunk, which no reader loads. */
export default function AdminPage() {
  const { page } = usePlace();
  return (
    <AdminFrame>
      {page.name === "admin-login" && <LoginPage />}
      {page.name === "admin-setup" && <SetupPage />}
      {page.name === "admin" && (
        <SignedIn>
          <Panel />
        </SignedIn>
      )}
    </AdminFrame>
  );
}
