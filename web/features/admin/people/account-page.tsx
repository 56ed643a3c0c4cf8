import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { PasswordDialog } from "../access/password-dialog.tsx";
import { BusyButton } from "../busy-button.tsx";
import { useConfirm } from "../confirm.tsx";
import { ForRole } from "../for-role.tsx";
import { savedUsername } from "../session.ts";
import { AccountHead } from "./account-head.tsx";
import { Invitations } from "./invitations.tsx";
import { Leaving } from "./leaving.tsx";
import { OwnEmail } from "./own-email.tsx";
import { Passkeys } from "./passkeys.tsx";
import { People } from "./people.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { OwnSessions } from "./sessions.tsx";

/** One's own account; for owners also those of others. */
export function AccountPage() {
  const { t } = useTranslation("admin");
  const prefix = usePrefix();
  const { ask, dialog: question } = useConfirm();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <AccountHead title={t("people.title")} lead={t("people.lead")} back="admin" backText={t("panel.title")} />
      <main id="main" className="wrap admin-main people" tabIndex={-1}>
        <section className="panel" aria-labelledby="own-account">
          <div className="head">
            <h2 id="own-account">{t("people.own", { name: savedUsername() ?? "" })}</h2>
            <div className="toolbar">
              <BusyButton icon="key" look="quiet" small onPress={() => setChanging(true)}>
                {t("access.change.title")}
              </BusyButton>
              <Leaving ask={ask} />
            </div>
          </div>
          <Passkeys ask={ask} />
          <RecoveryCodes ask={ask} />
          <OwnEmail />
          <OwnSessions />
        </section>
        <ForRole needs="owner">
          <p className="panel">
            <Link className="link-arrow" to={pathTo("admin-audit", prefix)}>
              {t("audit.open")}
            </Link>
          </p>
          <People ask={ask} />
          <Invitations ask={ask} />
        </ForRole>
      </main>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
      {question}
    </>
  );
}
