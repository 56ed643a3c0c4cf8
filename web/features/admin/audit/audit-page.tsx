import { useTranslation } from "react-i18next";
import { ForRole } from "../for-role.tsx";
import { AccountHead } from "../people/account-head.tsx";
import { Records } from "./records.tsx";

/** Who did what, for owners. */
export function AuditPage() {
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
