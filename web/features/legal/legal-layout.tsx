import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { Head } from "#web/app/head.tsx";
import { useLanguage } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import type { LegalPart, LegalText } from "#web/i18n/legal-text.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import styles from "./legal.css?url";

const lastUpdated = "2025-08-26";

type Props = {
  name: "privacy" | "terms";
  /** What stands below the texts of a part, by the part's id. */
  panels?: Readonly<Record<string, ReactNode>>;
};

/** A legal text with its table of contents. */
export function LegalLayout({ name, panels = {} }: Props) {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  // As it is written: the gaps are filled below, where a text without an address can be left out.
  const text: LegalText = i18n.getResource(language, "translation", name);
  const { title, lead } = text;
  const parts = useParts(text);
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Head title={title} description={lead} />
      <link rel="stylesheet" href={styles} precedence="page" />
      <PageHead title={title}>{lead}</PageHead>
      <p className="legal__updated">
        {t("legal.updated")} <time dateTime={lastUpdated}>{longDate(Date.parse(lastUpdated), language)}</time>
      </p>
      <div className="legal">
        <nav aria-labelledby="contents">
          <h2 id="contents">{t("legal.contents")}</h2>
          <ul>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="legal__text">
          {parts.map((part) => (
            <Part key={part.id} part={part} panel={panels[part.id]} />
          ))}
        </div>
      </div>
    </main>
  );
}

/** The parts with the contact address in its places. Without one, texts that name it are left out, and parts of these alone. */
function useParts({ parts }: LegalText): LegalPart[] {
  const { contactEmail } = usePage().site;
  const isShown = (text: string) => contactEmail !== null || !text.includes("{{email}}");
  const fill = (text: string) => text.replace("{{email}}", contactEmail ?? "");
  return parts
    .map((part) => ({
      ...part,
      texts: part.texts
        .filter((text) => typeof text !== "string" || isShown(text))
        .map((text) => (typeof text === "string" ? fill(text) : text.filter(isShown).map(fill))),
    }))
    .filter(({ texts }) => texts.length > 0);
}

function Part({ part: { id, title, texts }, panel }: { part: LegalPart; panel: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {texts.map((text) =>
        typeof text === "string" ? (
          <p key={text}>{text}</p>
        ) : (
          <ul key={text[0]}>
            {text.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
      {panel}
    </section>
  );
}
