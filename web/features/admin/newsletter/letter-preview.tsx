import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PreviewAnswer } from "#api/newsletter/administration.ts";
import type { Frequency } from "#api/newsletter/model.ts";
import type { Language } from "#web/i18n/i18n.ts";
import { Choice, LanguageChoice } from "../choice.tsx";
import { codeOf, useFailureText } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { joinSentences } from "../join-sentences.ts";
import { Scroller } from "../scroller.tsx";
import { previewQuery } from "./queries.ts";

const ways = ["wide", "narrow", "text"] as const;
type Way = (typeof ways)[number];

const frequencies = ["daily", "weekly"] as const satisfies Frequency[];

export type ShownLetter = { language: Language; frequency: Frequency };
type Props = { shown: ShownLetter; onChoose(shown: ShownLetter): void };

/** Shows the letter as its readers get it. */
export function LetterPreview({ shown, onChoose }: Props) {
  const { language, frequency } = shown;
  const { t } = useTranslation("admin");
  const id = useId();
  const preview = useQuery(previewQuery(shown));
  const [way, setWay] = useState<Way>("wide");
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains("dark"));
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t("newsletter.preview.title")}</h3>
      <p className="hint">{t("newsletter.preview.hint")}</p>
      <div className="letters__ways">
        <Choice<Frequency>
          label={t("newsletter.preview.frequency")}
          chosen={frequency}
          onChoose={(each) => onChoose({ ...shown, frequency: each })}
          options={frequencies.map((each) => ({ value: each, text: t(`newsletter.preview.${each}`) }))}
        />
        <LanguageChoice
          label={t("newsletter.preview.language")}
          chosen={language}
          onChoose={(each) => onChoose({ ...shown, language: each })}
        />
        <Choice<Way>
          label={t("newsletter.preview.as")}
          chosen={way}
          onChoose={setWay}
          options={ways.map((each) => ({ value: each, text: t(`newsletter.preview.${each}`) }))}
        />
        {way !== "text" && (
          <button
            className="btn btn--quiet btn--s"
            type="button"
            aria-pressed={isDark}
            onClick={() => setDark(!isDark)}
          >
            {t("newsletter.preview.dark")}
          </button>
        )}
      </div>
      {preview.status === "pending" && (
        <p className="loading-panel letters__paper" role="status">
          <AdminIcon name="busy" />
          {t("newsletter.preview.loading")}
        </p>
      )}
      {preview.isError && <Refused error={preview.error} />}
      {preview.data && <Letter letter={preview.data} language={language} way={way} isDark={isDark} />}
    </section>
  );
}

/** A letter that does not exist yet is not an error. */
function Refused({ error }: { error: Error }) {
  const { t } = useTranslation("admin");
  const { message, hint } = useFailureText()(error);
  if (codeOf(error) === "LETTER_NOT_DUE") return <p className="note">{t("newsletter.preview.notYet")}</p>;
  return (
    <p className="note note--bad" role="alert">
      {joinSentences(message, hint)}
    </p>
  );
}

type LetterProps = { letter: PreviewAnswer; language: Language; way: Way; isDark: boolean };

function Letter({ letter: { subject, text, url }, language, way, isDark }: LetterProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p className="letters__subject">
        <span>{t("newsletter.preview.subject")}</span>
        <b lang={language}>{subject}</b>
      </p>
      {way === "text" ? (
        <Scroller label={t("newsletter.preview.text")} className="letters__paper">
          <pre className="letters__text" lang={language}>
            {text}
          </pre>
        </Scroller>
      ) : (
        <div className={`letters__paper letters__paper--${way} letters__paper--${isDark ? "dark" : "light"}`}>
          {/* The sandbox runs no scripts and cannot reach the panel; links open in another tab. */}
          <iframe
            key={url}
            src={url}
            title={t("newsletter.preview.frame")}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </div>
      )}
    </>
  );
}
