import { Toaster } from "#web/app/chrome/toaster.tsx";
import { usePlace } from "#web/app/place.ts";
import { late } from "#web/ui/late.tsx";
import { LoginPage } from "./access/login-page.tsx";
import { SetupPage } from "./access/setup-page.tsx";
import { SignedIn } from "./access/signed-in.tsx";
import { useAnyDialog } from "./open-dialogs.ts";
import { Panel } from "./panel.tsx";

// Rarely opened, so their code comes when they are.
const AccountPage = late(async () => (await import("./people/account-page.tsx")).AccountPage);
const AuditPage = late(async () => (await import("./audit/audit-page.tsx")).AuditPage);
const AddressPage = late(async () => (await import("./access/mail-link-pages.tsx")).AddressPage);
const ResetPage = late(async () => (await import("./access/mail-link-pages.tsx")).ResetPage);
const InvitationPage = late(async () => (await import("./access/invitation-page.tsx")).InvitationPage);

/** All pages of the administrator in one chunk, which no reader loads. */
export default function AdminPage() {
  const { page } = usePlace();
  const inDialog = useAnyDialog();
  return (
    <>
      {page.name === "admin-login" && <LoginPage />}
      {page.name === "admin-setup" && <SetupPage />}
      {page.name === "admin-invitation" && <InvitationPage />}
      {page.name === "admin-reset" && <ResetPage />}
      {page.name === "admin-address" && <AddressPage />}
      {page.name === "admin" && (
        <SignedIn>
          <Panel />
        </SignedIn>
      )}
      {page.name === "admin-account" && (
        <SignedIn>
          <AccountPage />
        </SignedIn>
      )}
      {page.name === "admin-audit" && (
        <SignedIn>
          <AuditPage />
        </SignedIn>
      )}
      {/* A modal dialog has a toaster of its own. */}
      {!inDialog && <Toaster />}
    </>
  );
}
