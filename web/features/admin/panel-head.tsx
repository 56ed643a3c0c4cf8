import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "#web/app/chrome/language-menu.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath } from "#web/app/paths.ts";
import { toggleTheme } from "#web/app/theme.ts";
import logo from "#web/art/logo-mark.svg";
import { Icon, LampIcon } from "#web/ui/icons.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { PasswordDialog } from "./access/password-dialog.tsx";
import { callOpen } from "./call.ts";
import { AdminIcon } from "./icons.tsx";
import { endSession, savedToken } from "./session.ts";

export function PanelHead() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const [changing, setChanging] = useState(false);
  return (
    <>
      <header className="admin-head">
        <div className="wrap">
          <img src={logo} width="40" height="40" alt="" />
          <h1>{t("panel.title")}</h1>
          <div className="admin-head__more">
            {/* The list of posts is what most visits are for, and it lies below everything else. */}
            <a className="admin-head__link" href="#manage-posts">
              <Icon name="down" />
              {t("posts.list")}
            </a>
            {/* Opens another tab, so that open dialogs here stay open. */}
            <a className="admin-head__link" href={homePath(usePrefix())} target="_blank" rel="noopener">
              <AdminIcon name="opens" />
              {t("panel.site")}
            </a>
            <button className="admin-head__link" type="button" aria-haspopup="dialog" onClick={() => setChanging(true)}>
              <AdminIcon name="key" />
              {t("access.change.title")}
            </button>
          </div>
          <Tooltip text={site("nav.theme")}>
            <button className="icon-btn lamp-btn" type="button" aria-label={site("nav.theme")} onClick={toggleTheme}>
              <LampIcon />
            </button>
          </Tooltip>
          <LanguageMenu />
          <button className="btn btn--s" type="button" onClick={logOut}>
            <AdminIcon name="leave" />
            <span>{t("panel.logout")}</span>
          </button>
        </div>
      </header>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}

/** Ends the session here at once, without waiting for the server. */
function logOut() {
  const token = savedToken();
  endSession("logout");
  if (token === null) return;
  callOpen("/api/admin/logout", { method: "POST" }, token).catch((error: unknown) =>
    console.warn("The server could not be told of the logout:", error),
  );
}
