import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageMenu } from "#web/app/chrome/language-menu.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath, pathTo } from "#web/app/paths.ts";
import logo from "#web/art/logo-mark.svg";
import { Icon } from "#web/ui/icons.tsx";
import { LampButton } from "#web/ui/lamp-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordDialog } from "./access/password-dialog.tsx";
import { usePanelAddress } from "./address/use-panel-address.ts";
import { AdminIcon } from "./icons.tsx";
import { KeysDialog } from "./keys/keys-dialog.tsx";
import { useKeys } from "./keys/use-keys.ts";
import { logOut } from "./log-out.ts";

export function PanelHead() {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const [changing, setChanging] = useState(false);
  const [listing, setListing] = useState(false);
  const prefix = usePrefix();
  const { open, showSearch } = usePanelAddress();
  useKeys({
    "/": () => {
      const field = document.querySelector<HTMLElement>(".filters__search");
      if (field) field.focus();
      else showSearch();
    },
    n: () => open({ name: "new" }),
    "?": () => setListing(true),
  });
  return (
    <>
      <header className="admin-head">
        <div className="wrap">
          <img src={logo} width="40" height="40" alt="" />
          <h1>{t("panel.title")}</h1>
          <div className="admin-head__more">
            {/* The statistics lie below a page of posts. */}
            <a className="admin-head__link" href="#statistics">
              <Icon name="down" />
              {t("panel.statistics")}
            </a>
            {/* Opens another tab, so that open dialogs here stay open. */}
            <a className="admin-head__link" href={homePath(prefix)} target="_blank" rel="noopener">
              <AdminIcon name="opens" />
              {t("panel.site")}
            </a>
            <Link className="admin-head__link" to={pathTo("admin-account", prefix)}>
              <AdminIcon name="people" />
              {t("people.title")}
            </Link>
            <button className="admin-head__link" type="button" aria-haspopup="dialog" onClick={() => setChanging(true)}>
              <AdminIcon name="key" />
              {t("access.change.title")}
            </button>
            {/* Hidden on phones, which have no keys. */}
            <button
              className="admin-head__link admin-head__keys"
              type="button"
              aria-haspopup="dialog"
              onClick={() => setListing(true)}
            >
              <AdminIcon name="keyboard" />
              {t("keys.open")}
            </button>
          </div>
          <LampButton label={site("nav.theme")} />
          <LanguageMenu />
          <button className="btn btn--s" type="button" onClick={logOut}>
            <AdminIcon name="leave" />
            <span>{t("panel.logout")}</span>
          </button>
        </div>
      </header>
      {listing && <KeysDialog onClose={() => setListing(false)} />}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
