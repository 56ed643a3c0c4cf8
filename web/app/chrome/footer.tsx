import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import asleep from "#web/art/mruk-sleep.webp";
import { Icon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { usePrefix } from "../language.tsx";
import { usePage } from "../page.ts";
import { pathTo } from "../paths.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Roofs } from "./roofs.tsx";
import { SectionLink } from "./section-links.tsx";

/** The footer of every page, which is its about section too. `choices` stands after its last links. */
export function Footer({ choices }: { choices: ReactNode }) {
  return (
    <>
      <div className="roofs__wrap">
        <Roofs />
        <img className="roofs__cat" src={asleep} width="720" height="379" alt="" loading="lazy" />
      </div>
      <footer className="footer" id="about" tabIndex={-1}>
        <div className="wrap">
          <div className="footer__grid">
            <Description />
            <Content />
            <Languages />
            <Connect />
          </div>
          <End choices={choices} />
        </div>
      </footer>
    </>
  );
}

function Description() {
  const { t } = useTranslation();
  return (
    <div>
      <span className="logo">
        <Logo />
      </span>
      <p className="footer__about">{t("footer.about")}</p>
      <Link className="footer__more" to={pathTo("about", usePrefix())}>
        {t("footer.aboutPage")}
      </Link>
    </div>
  );
}

function Content() {
  const { t } = useTranslation();
  const prefix = usePrefix();
  return (
    <div>
      <h2>{t("footer.content")}</h2>
      <ul>
        <li>
          <SectionLink to="today">{t("footer.todayStories")}</SectionLink>
        </li>
        <li>
          <SectionLink to="gallery">{t("footer.gallery")}</SectionLink>
        </li>
        <li>
          <Link to={pathTo("archive", prefix)}>{t("footer.archive")}</Link>
        </li>
        <li>
          <Link to={pathTo("categories", prefix)}>{t("footer.categories")}</Link>
        </li>
        <li>
          <Link to={pathTo("all-series", prefix)}>{t("footer.series")}</Link>
        </li>
        <li>
          <Link to={pathTo("books", prefix)}>{t("footer.books")}</Link>
        </li>
        <li>
          <Link to={pathTo("follow", prefix)}>{t("footer.follow")}</Link>
        </li>
      </ul>
    </div>
  );
}

function Languages() {
  const { t } = useTranslation();
  return (
    <div>
      <h2>{t("footer.languages")}</h2>
      <div className="footer__langs">
        <LanguageLinks />
      </div>
    </div>
  );
}

function Connect() {
  const { t } = useTranslation();
  const { contactEmail: email, channelUrl } = usePage().site;
  if (!email && !channelUrl) return null;
  return (
    <div>
      <h2>{t("footer.connect")}</h2>
      <ul>
        {channelUrl && (
          <li>
            <a href={channelUrl} target="_blank" rel="noopener">
              {t("footer.channel")}
              <Icon name="external" />
              <span className="sr">{t("footer.newTab")}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              {t("footer.email", { email })}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function End({ choices }: { choices: ReactNode }) {
  const { t } = useTranslation();
  const prefix = usePrefix();
  return (
    <div className="footer__end">
      <p>{t("footer.rights")}</p>
      <nav aria-label={t("footer.legal")}>
        <Link to={pathTo("contact", prefix)}>{t("footer.contact")}</Link>
        <Link to={pathTo("privacy", prefix)}>{t("footer.privacy")}</Link>
        <Link to={pathTo("terms", prefix)}>{t("footer.terms")}</Link>
        {choices}
      </nav>
    </div>
  );
}
