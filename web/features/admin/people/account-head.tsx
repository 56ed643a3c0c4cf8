import { useTranslation } from "react-i18next";
import { LanguageMenu } from "#web/app/chrome/language-menu.tsx";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import type { StandingPage } from "#web/app/pages.ts";
import { pathTo } from "#web/app/paths.ts";
import logo from "#web/art/logo-mark.svg";
import { Icon } from "#web/ui/icons.tsx";
import { LampButton } from "#web/ui/lamp-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { AdminIcon } from "../icons.tsx";
import { logOut } from "../log-out.ts";

type Props = { title: string; lead: string; back: StandingPage; backText: string };

/** The head of the pages beside the panel, with the way back. */
export function AccountHead({ title, lead, back, backText }: Props) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const prefix = usePrefix();
  return (
    <header className="admin-head admin-head--one">
      <Head title={title} description={lead} />
      <div className="wrap">
        <img src={logo} width="40" height="40" alt="" />
        <h1>{title}</h1>
        <div className="admin-head__more">
          <Link className="admin-head__link" to={pathTo(back, prefix)}>
            <Icon name="left" />
            {backText}
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
