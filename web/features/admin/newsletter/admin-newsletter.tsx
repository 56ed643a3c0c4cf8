import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useConfirm } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { useNumber } from "../formats/number-formats.ts";
import { Waiting } from "../waiting.tsx";
import { LastLetters } from "./last-letters.tsx";
import { LetterPreview, type ShownLetter } from "./letter-preview.tsx";
import { NextLetter } from "./next-letter.tsx";
import { newsletterQuery } from "./queries.ts";
import { TestLetter } from "./test-letter.tsx";

/** The letter: subscriber counts, a preview of the next letter, and the results of the last ones. */
export function NewsletterDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const overview = useQuery(newsletterQuery);
  const { ask, dialog: question } = useConfirm();
  const { language } = useLanguage();
  const [shown, setShown] = useState<ShownLetter>({ language, frequency: "daily" });
  return (
    <>
      <Dialog title={t("newsletter.title")} lead={t("newsletter.lead")} onClose={onClose} wide>
        <div className="dialog__body letters">
          <Waiting query={overview} text={t("newsletter.loading")} />
          {overview.data && (
            <>
              <div className="letters__details">
                <Counts subscribers={overview.data.subscribers} />
                <NextLetter ask={ask} overview={overview.data} />
                <TestLetter shown={shown} />
                <LastLetters letters={overview.data.letters} />
              </div>
              <LetterPreview shown={shown} onChoose={setShown} />
            </>
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}

function Counts({ subscribers }: Pick<NewsletterOverview, "subscribers">) {
  const { t } = useTranslation("admin");
  const number = useNumber();
  const { confirmed, weekly, waiting, bounced } = subscribers;
  const counts = [
    [t("newsletter.confirmed"), confirmed],
    [t("newsletter.weekly"), weekly],
    [t("newsletter.waiting"), waiting],
    [t("newsletter.bounced"), bounced],
  ] as const;
  return (
    <dl className="counts letters__counts">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
