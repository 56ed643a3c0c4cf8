import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath, type KnownPage, pathTo } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";

/** A page in the trail, from the site's beginning to the page that is shown. */
export type Step = { name: string; page: KnownPage };

type Props = {
  title: string;
  /** The title for tabs and search engines, which need more than the heading. */
  headTitle?: string;
  description: string;
  /** The line below the title. */
  lead?: ReactNode;
  /** The pages below home, this one last. */
  steps: readonly Step[];
  unlisted?: boolean;
  children: ReactNode;
};

/** The inside of a page of the archive: its place on the site, its title, and its content. */
export function Layout({ title, headTitle = title, description, lead, steps, unlisted = false, children }: Props) {
  const { t } = useTranslation();
  const prefix = usePrefix();
  const home = { name: t("nav.hero"), path: homePath(prefix) };
  const trail = [home, ...steps.map(({ name, page }) => ({ name, path: pathTo(page, prefix) }))];
  return (
    <>
      <Head title={headTitle} description={description} trail={trail} unlisted={unlisted} />
      <nav aria-label={t("archive.crumbs")}>
        <ol className="crumbs">
          {trail.map(({ name, path }, at) => (
            <li key={path}>
              {at === trail.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
            </li>
          ))}
        </ol>
      </nav>
      <div className="archive__head">
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </>
  );
}

const shelves = ["archive", "categories", "all-series"] as const;

/** The three ways into the archive, on the page of each. */
export function Shelves({ current }: { current: (typeof shelves)[number] }) {
  const { t } = useTranslation();
  const prefix = usePrefix();
  const names = { archive: t("footer.archive"), categories: t("footer.categories"), "all-series": t("footer.series") };
  return (
    <nav className="shelves" aria-label={t("archive.shelves")}>
      {shelves.map((name) => (
        <Link key={name} to={pathTo(name, prefix)} aria-current={name === current ? "page" : undefined}>
          {names[name]}
        </Link>
      ))}
    </nav>
  );
}
