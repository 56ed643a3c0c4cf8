import { useTranslation } from "react-i18next";
import { SignedIn } from "./access/signed-in.tsx";
import { AccountHead } from "./account-head.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { Records } from "./audit/records.tsx";
import { ForRole } from "./for-role.tsx";

/** Who did what, for owners. */
export default function AdminAuditPage() {
  return (
    <AdminFrame>
      <SignedIn>
        <Audit />
      </SignedIn>
    </AdminFrame>
  );
}

function Audit() {
  const { t } = useTranslation("admin");
  return (
    <>
      <AccountHead title={t("audit.title")} lead={t("audit.lead")} back="admin-account" backText={t("people.title")} />
      <main id="main" className="wrap admin-main people" tabIndex={-1}>
        <ForRole needs="owner">
          <Records />
        </ForRole>
      </main>
    </>
  );
}
