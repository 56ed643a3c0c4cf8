import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { LetterReport } from "#api/newsletter/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { formatDay, useNumber } from "../formats/number-formats.ts";
import { Scroller } from "../scroller.tsx";

/** The results of the letters of the last days. */
export function LastLetters({ letters }: { letters: readonly LetterReport[] }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const id = useId();
  const number = useNumber();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t("newsletter.letters.title")}</h3>
      {letters.length === 0 ? (
        <p className="hint">{t("newsletter.letters.none")}</p>
      ) : (
        <>
          <Scroller className="table-wrap letters__table" label={t("newsletter.letters.title")}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("newsletter.letters.date")}</th>
                  {columns.map((column) => (
                    <th scope="col" className="num" key={column}>
                      {t(`newsletter.letters.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {letters.map((letter) => (
                  <tr key={letter.date}>
                    <th scope="row">
                      <time dateTime={letter.date}>{formatDay(letter.date, language)}</time>
                    </th>
                    {columns.map((column) => (
                      <td className={letter[column] === 0 ? "num letters__zero" : "num"} key={column}>
                        {number(letter[column])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
          {letters.some(({ unknown }) => unknown > 0) && <p className="hint">{t("newsletter.letters.note")}</p>}
        </>
      )}
    </section>
  );
}

const columns = ["sent", "refused", "bounced", "unknown"] as const;
