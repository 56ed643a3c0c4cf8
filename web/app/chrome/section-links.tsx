import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { usePrefix } from "../language.tsx";
import { homePath, readPath } from "../paths.ts";
import { type Section, sections } from "../sections.ts";

type LinkProps = { children: ReactNode; current?: boolean; onClick?: (() => void) | undefined };

/** A link to a section. On the same page the browser scrolls there, with or without scripts. */
export function SectionLink({ to: section, current = false, ...rest }: LinkProps & { to: Section }) {
  const prefix = usePrefix();
  const home = useIsHome();
  const props = { ...rest, "aria-current": current ? ("page" as const) : undefined };
  // The about section is the footer of every page.
  if (home || section === "about") return <a href={`#${section}`} {...props} />;
  return <Link to={`${homePath(prefix)}#${section}`} {...props} />;
}

const useIsHome = () => readPath(useLocation().pathname).page.name === "home";

/** The four links of the navigation, in the header and, with arrows, in the drawer. */
export function SectionLinks({ arrows = false, afterwards }: { arrows?: boolean; afterwards?: () => void }) {
  const { t } = useTranslation();
  const home = useIsHome();
  return sections.map((section) => (
    <SectionLink key={section} to={section} current={home && section === "hero"} onClick={afterwards}>
      {t(`nav.${section}`)}
      {arrows && <Icon name="right" />}
    </SectionLink>
  ));
}
