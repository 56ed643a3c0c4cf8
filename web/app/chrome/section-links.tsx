import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { usePrefix } from "../language.tsx";
import { homePath } from "../paths.ts";
import { type Section, sections, useIsHome, useSectionInView } from "../sections.ts";

type LinkProps = { children: ReactNode; current?: boolean };

/** A link to a section. On the same page the browser scrolls there, with or without scripts. */
export function SectionLink({ to: section, current = false, children }: LinkProps & { to: Section }) {
  const prefix = usePrefix();
  const home = useIsHome();
  const props = { children, "aria-current": current ? ("location" as const) : undefined };
  // The about section is the footer of every page.
  if (home || section === "about") return <a href={`#${section}`} {...props} />;
  return <Link to={`${homePath(prefix)}#${section}`} {...props} />;
}

/** The four links of the navigation, in the header and, with arrows, in the drawer. */
export function SectionLinks({ arrows = false }: { arrows?: boolean }) {
  const { t } = useTranslation();
  const inView = useSectionInView();
  return sections.map((section) => (
    <SectionLink key={section} to={section} current={section === inView}>
      {t(`nav.${section}`)}
      {arrows && <Icon name="right" />}
    </SectionLink>
  ));
}
