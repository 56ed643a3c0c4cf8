import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { LampButton } from "#web/ui/lamp-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Tooltip } from "#web/ui/tooltip.tsx";
import { usePrefix } from "../language.tsx";
import { homePath } from "../paths.ts";
import { Drawer } from "./drawer.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { SearchLink } from "./search-link.tsx";
import { SectionLinks } from "./section-links.tsx";

export function Header() {
  const { t } = useTranslation();
  const prefix = usePrefix();
  return (
    <header className="header">
      <div className="wrap header__in">
        <Link className="logo" to={homePath(prefix)} aria-label={t("nav.home")}>
          <Logo />
        </Link>
        <nav className="nav" aria-label={t("nav.label")}>
          <SectionLinks />
        </nav>
        <div className="tools">
          <SearchLink />
          <LampButton label={t("nav.theme")} />
          <LanguageMenu />
          <Tooltip text={t("nav.openMenu")}>
            <button className="icon-btn burger" type="button" aria-label={t("nav.openMenu")} aria-haspopup="dialog">
              <Icon name="burger" />
            </button>
          </Tooltip>
        </div>
      </div>
      <Drawer />
    </header>
  );
}
