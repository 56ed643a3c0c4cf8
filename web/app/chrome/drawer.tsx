import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import peek from "#web/art/mruk-peek.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { SectionLinks } from "./section-links.tsx";

/** The menu of small screens. The native dialog keeps the focus inside, closes on Escape and returns the focus. */
export function Drawer({ ref }: { ref: RefObject<HTMLDialogElement | null> }) {
  const { t } = useTranslation();
  const close = () => ref.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; the keyboard has Escape
    <dialog
      className="drawer"
      ref={ref}
      aria-label={t("nav.menu")}
      onClick={(event) => event.target === event.currentTarget && isBeside(event) && close()}
    >
      <div className="drawer__top">
        <span className="logo">
          <Logo />
        </span>
        <button className="icon-btn" type="button" aria-label={t("nav.closeMenu")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t("nav.label")}>
        <SectionLinks arrows afterwards={close} />
      </nav>
      <div className="drawer__langs">
        <LanguageLinks afterwards={close} />
      </div>
      <div className="drawer__cat">
        <img src={peek} width="560" height="367" alt="" loading="lazy" />
      </div>
    </dialog>
  );
}

/** Clicks on the backdrop and on the drawer's padding both target the dialog, so compare positions. */
function isBeside(event: React.MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
