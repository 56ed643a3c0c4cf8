import { Suspense, useState } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { typeset } from "#api/language/typeset.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { Prose } from "#web/features/story/prose.tsx";
import { type Language, texts } from "#web/i18n/i18n.ts";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { LanguageChoice } from "../choice.tsx";
import { slotNamed } from "../fields.ts";
import { wallInstant } from "../warsaw-time.ts";
import { useForm } from "./form-state.ts";
import { usePictureShown } from "./picture-shown.ts";

/** The post as readers will see it, made of the story page's components. */
export function Preview() {
  const { t } = useTranslation("admin");
  const [language, setLanguage] = useState(useLanguage().language);
  return (
    <>
      <LanguageChoice label={t("form.preview.language")} chosen={language} onChoose={setLanguage} />
      <Suspense>
        <Page language={language} />
      </Suspense>
    </>
  );
}

/** Translates the site's labels into the story's language, whatever the panel's language is. */
function Page({ language }: { language: Language }) {
  const i18n = texts.usePart(language);
  const { values } = useForm();
  const now = useNow();
  const picture = usePictureShown();
  const isPolish = language === "pl";
  const title = typeset(isPolish ? values.titlePl : values.titleEn, language);
  const instant = wallInstant(values.publishedAt) ?? now;
  return (
    <I18nextProvider i18n={i18n}>
      <article className="preview" lang={language} data-slot={values.timeSlot}>
        <header className="story__hero">
          {picture ? (
            <Plate
              key={picture.imageUrl}
              post={picture}
              alt={(isPolish && values.imageAltPl) || values.imageAlt}
              cut="plate--l"
              sizes="(max-width: 760px) 94vw, 560px"
            />
          ) : (
            <div className="plate plate--l" />
          )}
          <div>
            <div className="badges">
              <SlotBadge slot={slotNamed(values.timeSlot)} showsHour />
              {values.category !== "" && <span className="cat-tag">{categoryIn(language, values.category)}</span>}
            </div>
            <h1>{title}</h1>
            <p className="date">
              <time dateTime={new Date(instant).toISOString()}>{longDate(instant, language)}</time>
            </p>
          </div>
        </header>
        <div className="prose">
          <Prose text={isPolish ? values.contentPl : values.contentEn} language={language} />
        </div>
      </article>
    </I18nextProvider>
  );
}
