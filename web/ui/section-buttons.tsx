import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { readPath } from "../app/paths.ts";
import { sections, useGoTo } from "../app/sections.ts";
import { Icon } from "./icons.tsx";

/** The four ways of the navigation, in the header and, with arrows, in the drawer. */
export function SectionButtons({ arrows = false, afterwards }: { arrows?: boolean; afterwards?: () => void }) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const home = readPath(useLocation().pathname).page.name === "home";
  return sections.map((section) => (
    <button
      key={section}
      type="button"
      aria-current={home && section === "hero" ? "true" : undefined}
      onClick={() => {
        afterwards?.();
        goTo(section);
      }}
    >
      {t(`nav.${section}`)}
      {arrows && <Icon name="right" />}
    </button>
  ));
}
