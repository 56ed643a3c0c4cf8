import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { siteName } from "#api/discovery/model.ts";
import { typeset } from "#api/language/typeset.ts";
import { subjectOf } from "#api/newsletter/letter/letter-line.ts";
import { useLanguage } from "#web/app/language.tsx";
import { usePage } from "#web/app/page.ts";
import { pathTo } from "#web/app/paths.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { cutOf, Plate } from "#web/ui/plate.tsx";
import { LanguageChoice } from "../choice.tsx";
import { useForm } from "./form-state.ts";
import { usePictureShown } from "./picture/picture-shown.ts";

/** What search engines show of a title and a description at most; they measure in pixels, so this is about right. */
const shownInSearch = { title: 60, description: 155 };

/** The post's title as others show it: a search engine, a shared link, a mail program. */
export function Elsewhere() {
  const { t } = useTranslation("admin");
  const [language, setLanguage] = useState(useLanguage().language);
  const { values } = useForm();
  const { origin } = usePage();
  const picture = usePictureShown();
  const isPolish = language === "pl";
  const title = typeset(isPolish ? values.titlePl : values.titleEn, language);
  const excerpt = typeset(isPolish ? values.excerptPl : values.excerptEn, language);
  const inSearch = `${title} | ${siteName}`;
  const subject = subjectOf(title, language);
  const host = new URL(origin).host;
  return (
    <>
      <LanguageChoice label={t("form.preview.language")} chosen={language} onChoose={setLanguage} />
      <div className="elsewhere" lang={language}>
        <Place name={t("form.elsewhere.search")} isCut={isLonger(inSearch, shownInSearch.title)}>
          <p className="elsewhere__site">{[host, ...foldersOf(language)].join(" › ")}</p>
          <p className="elsewhere__found">{inSearch}</p>
          <p className="elsewhere__text">{cutTo(excerpt, shownInSearch.description)}</p>
        </Place>
        <Place name={t("form.elsewhere.card")}>
          {picture ? <Plate post={picture} alt="" cut={cutOf(0)} sizes="420px" /> : <div className="plate" />}
          <p className="elsewhere__site">{host}</p>
          <p className="elsewhere__title">{title}</p>
          <p className="elsewhere__text elsewhere__text--line">{excerpt}</p>
        </Place>
        <Place name={t("form.elsewhere.letter")} isCut={subject.endsWith("…") && !title.endsWith("…")}>
          <p className="elsewhere__site">{siteName}</p>
          <p className="elsewhere__title">{subject}</p>
          <p className="elsewhere__text elsewhere__text--line">{excerpt}</p>
        </Place>
      </div>
    </>
  );
}

function Place({ name, isCut = false, children }: { name: string; isCut?: boolean; children: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  return (
    <section className="elsewhere__place">
      <h3 lang={i18n.language}>{name}</h3>
      <div className="elsewhere__shown">{children}</div>
      {isCut && (
        <p className="hint" lang={i18n.language}>
          {t("form.elsewhere.cut")}
        </p>
      )}
    </section>
  );
}

/** What stands before a story's id in its address. */
const foldersOf = (language: Language) =>
  pathTo({ name: "story", id: "" }, language === "pl" ? "/pl" : "")
    .split("/")
    .filter(Boolean);
const isLonger = (text: string, longest: number) => [...text].length > longest;
const cutTo = (text: string, longest: number) =>
  isLonger(text, longest) ? `${[...text].slice(0, longest).join("").trimEnd()}…` : text;
