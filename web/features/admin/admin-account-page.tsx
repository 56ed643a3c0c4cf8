import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "#web/app/chrome/language-menu.tsx";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { pathTo } from "#web/app/paths.ts";
import logo from "#web/art/logo-mark.svg";
import { Icon } from "#web/ui/icons.tsx";
import { LampButton } from "#web/ui/lamp-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordDialog } from "./access/password-dialog.tsx";
import { SignedIn } from "./access/signed-in.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { BusyButton } from "./busy-button.tsx";
import { useConfirm } from "./confirm.tsx";
import { ForRole } from "./for-role.tsx";
import { AdminIcon } from "./icons.tsx";
import { logOut } from "./log-out.ts";
import { Invitations } from "./people/invitations.tsx";
import { Leaving } from "./people/leaving.tsx";
import { People } from "./people/people.tsx";
import { OwnSessions } from "./people/sessions.tsx";
import { savedUsername } from "./session.ts";

/** One's own account; for owners also those of others. */
export default function AdminAccountPage() {
  return (
    <AdminFrame>
      <SignedIn>
        <Account />
      </SignedIn>
    </AdminFrame>
  );
}

function Account() {
  const { t } = useTranslation("admin");
  const { ask, dialog: question } = useConfirm();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Head title={t("people.title")} description={t("people.lead")} />
      <AccountHead />
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
          <OwnSessions />
        </section>
        <ForRole needs="owner">
          <People ask={ask} />
          <Invitations ask={ask} />
        </ForRole>
      </main>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
      {question}
    </>
  );
}

function AccountHead() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const prefix = usePrefix();
  return (
    <header className="admin-head admin-head--one">
      <div className="wrap">
        <img src={logo} width="40" height="40" alt="" />
        <h1>{t("people.title")}</h1>
        <div className="admin-head__more">
          <Link className="admin-head__link" to={pathTo("admin", prefix)}>
            <Icon name="left" />
            {t("panel.title")}
          </Link>
        </div>
        <LampButton label={site("nav.theme")} />
        <LanguageMenu />
        <button className="btn btn--s" type="button" onClick={logOut}>
          <AdminIcon name="leave" />
          <span>{t("panel.logout")}</span>
        </button>
      </div>
    </header>
  );
}
