import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#web/i18n/i18n.ts";
import { Flag } from "#web/ui/flags.tsx";
import { Icon } from "#web/ui/icons.tsx";
import type { FieldName } from "../fields.ts";
import { narrowScreen, useMedia } from "../use-media.ts";
import { TextField } from "./field.tsx";
import { useForm } from "./form-state.ts";
import { panelId, Tabs, tabId } from "./tabs.tsx";

const languages = [
  { lang: "en", name: "English", fields: { title: "titleEn", excerpt: "excerptEn", content: "contentEn" } },
  { lang: "pl", name: "Polski", fields: { title: "titlePl", excerpt: "excerptPl", content: "contentPl" } },
] as const;

/** The texts of both languages, side by side; on phones one at a time, under tabs. */
export function Texts() {
  const { t } = useTranslation("admin");
  const id = useId();
  const { language, showLanguage, faults } = useForm();
  const isNarrow = useMedia(narrowScreen);
  const tabs = languages.map(({ lang, name, fields }) => ({
    name: lang,
    lang,
    label: name,
    icon: <Flag of={lang} />,
    mark: Object.values(fields).some((field) => faults[field] !== undefined) && <FaultMark />,
  }));
  return (
    <div className="pair">
      {isNarrow && (
        <Tabs id={id} label={t("writing.languages")} tabs={tabs} chosen={language} onChoose={showLanguage} />
      )}
      {languages.map(({ lang, name, fields }) => (
        // The fields stay while they are hidden, so that what was written stays.
        <section key={lang} {...(isNarrow && asPanel({ id, lang, isChosen: lang === language }))}>
          {!isNarrow && (
            <h3 lang={lang}>
              <Flag of={lang} />
              {name}
            </h3>
          )}
          <TextsOf lang={lang} fields={fields} />
        </section>
      ))}
    </div>
  );
}

const asPanel = ({ id, lang, isChosen }: { id: string; lang: Language; isChosen: boolean }) => ({
  role: "tabpanel",
  id: panelId(id, lang),
  "aria-labelledby": tabId(id, lang),
  hidden: !isChosen,
});

type TextsProps = { lang: Language; fields: Record<"title" | "excerpt" | "content", FieldName> };

const TextsOf = ({ lang, fields: { title, excerpt, content } }: TextsProps) => (
  <>
    <TextField name={title} lang={lang} counted="characters" />
    <TextField name={excerpt} lang={lang} rows={3} counted="characters" />
    <TextField name={content} lang={lang} rows={11} counted="words" />
  </>
);

/** Marks the tab of a language in which a field needs attention. */
function FaultMark() {
  const { t, i18n } = useTranslation("admin");
  return (
    <span className="tabs__fault" lang={i18n.language}>
      <Icon name="warning" />
      <span className="sr">{t("writing.needsAttention")}</span>
    </span>
  );
}
