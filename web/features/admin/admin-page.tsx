import { Toaster } from "#web/app/chrome/toaster.tsx";
import { usePlace } from "#web/app/place.ts";
import { LoginPage } from "./access/login-page.tsx";
import { SetupPage } from "./access/setup-page.tsx";
import { SignedIn } from "./access/signed-in.tsx";
import { useAnyDialog } from "./open-dialogs.ts";
import { Panel } from "./panel.tsx";

/** All pages of the administrator in one chunk, which no reader loads. */
export default function AdminPage() {
  const { page } = usePlace();
  const inDialog = useAnyDialog();
  return (
    <>
      {page.name === "admin-login" && <LoginPage />}
      {page.name === "admin-setup" && <SetupPage />}
      {page.name === "admin" && (
        <SignedIn>
          <Panel />
        </SignedIn>
      )}
      {/* A modal dialog has a toaster of its own. */}
      {!inDialog && <Toaster />}
    </>
  );
}
