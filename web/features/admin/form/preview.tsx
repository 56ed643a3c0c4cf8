import { Suspense } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import { typeset } from "#api/language/typeset.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useNow } from "#web/app/now.tsx";
import { Prose } from "#web/features/story/prose.tsx";
import { type Language, texts } from "#web/i18n/i18n.ts";
import { Plate } from "#web/ui/plate.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { LanguageChoice } from "../choice.tsx";
import { slotNamed, type Values } from "../fields.ts";
import { wallInstant } from "../formats/warsaw-time.ts";
import { usePictureShown } from "./picture/picture-shown.ts";

type Props = { values: Values; language: Language; onLanguage(language: Language): void };

/** The post as readers will see it, made of the story page's components. */
export function Preview({ onLanguage, ...shown }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <LanguageChoice label={t("form.preview.language")} chosen={shown.language} onChoose={onLanguage} />
      <PreviewPage {...shown} />
    </>
  );
}

type PageProps = Pick<Props, "values" | "language">;

export const PreviewPage = (shown: PageProps) => (
  <Suspense>
    <Page {...shown} />
  </Suspense>
);

/** Translates the site's labels into the story's language, whatever the panel's language is. */
function Page({ values, language }: PageProps) {
  const i18n = texts.usePart(language);
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
            {title !== "" && <h1>{title}</h1>}
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
