import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath } from "#web/app/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { type Picture, State } from "#web/ui/state.tsx";

type Props = { title: string; text: string; picture: Picture; children?: ReactNode };

/** The page behind a link in a mail; it works without scripts. When nothing is left to do, it links home. */
export function LinkLayout({ title, text, picture, children }: Props) {
  const { t } = useTranslation();
  const home = homePath(usePrefix());
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={title} description={t("site.description")} />
      <State picture={picture} title={title} level="h1" tall={picture.height > picture.width}>
        <p>{text}</p>
        {children || (
          <Link className="btn btn--quiet" to={home}>
            {t("nav.back")}
          </Link>
        )}
      </State>
    </main>
  );
}
