import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigationType } from "react-router-dom";
import { LanguageMenu } from "#web/app/chrome/language-menu.tsx";
import { Head } from "#web/app/head.tsx";
import { usePrefix } from "#web/app/language.tsx";
import { homePath } from "#web/app/paths.ts";
import logo from "#web/art/logo-mark.svg";
import { LampButton } from "#web/ui/lamp-button.tsx";
import { Link } from "#web/ui/link.tsx";

type Props = {
  title: string;
  lead: string;
  picture: string;
  /** Shown above the form. */
  note?: ReactNode;
  form: ReactNode;
};

/** The frame of the pages before the panel: the cat at night, and a form. */
export function AccessPage({ title, lead, picture, note, form }: Props) {
  const { t } = useTranslation("admin");
  const { t: site } = useTranslation();
  const prefix = usePrefix();
  return (
    <main id="main" className="login" tabIndex={-1}>
      <Head title={title} description={lead} />
      <div className="login__art">
        <img src={picture} width="1080" height="720" alt="" />
      </div>
      <div className="login__box">
        <div className="login__tools">
          <Link className="link-arrow" to={homePath(prefix)}>
            {t("panel.site")}
          </Link>
          <LampButton label={site("nav.theme")} />
          <LanguageMenu />
        </div>
        <div className="login__form">
          <div>
            <img src={logo} width="56" height="56" alt="" />
            <h1>{title}</h1>
            <p>{lead}</p>
          </div>
          <noscript>
            <p className="note">{t("panel.noScript")}</p>
          </noscript>
          {note}
          {form}
        </div>
      </div>
    </main>
  );
}

/** Focuses the first field after a redirect. A page that the reader opened keeps its focus where it is. */
export function useFirstField(field: RefObject<HTMLElement | null>) {
  const type = useNavigationType();
  const [wasRedirected] = useState(type !== "POP");
  useEffect(() => {
    if (wasRedirected) field.current?.focus();
  }, [wasRedirected, field]);
}
