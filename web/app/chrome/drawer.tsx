import { useTranslation } from "react-i18next";
import peek from "#web/art/mruk-peek.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { SectionLinks } from "./section-links.tsx";

/**
 * The menu of small screens. The native dialog keeps the focus inside, closes on Escape and returns the focus. The first script
 * opens and closes it (web/app/first-paint.ts).
 */
export function Drawer() {
  const { t } = useTranslation();
  return (
    <dialog className="drawer" aria-label={t("nav.menu")}>
      <div className="drawer__top">
        <span className="logo">
          <Logo />
        </span>
        <button className="icon-btn" type="button" aria-label={t("nav.closeMenu")}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t("nav.label")}>
        <SectionLinks arrows />
      </nav>
      <div className="drawer__langs">
        <LanguageLinks />
      </div>
      <div className="drawer__cat">
        <img src={peek} width="560" height="367" alt="" loading="lazy" />
      </div>
    </dialog>
  );
}
