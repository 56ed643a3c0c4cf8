import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import { useLanguage } from "#web/app/language.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "../busy-button.tsx";
import { useConfirm } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { Message } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { formatNumber } from "../number-formats.ts";
import { LastLetters } from "./last-letters.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { NextLetter } from "./next-letter.tsx";
import { newsletterQuery } from "./queries.ts";
import { TestLetter } from "./test-letter.tsx";

/** The morning letter: subscriber counts, a preview of the next letter, and the results of the last ones. */
export function NewsletterDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("admin");
  const overview = useQuery(newsletterQuery);
  const { ask, dialog: question } = useConfirm();
  const [language, setLanguage] = useState(useLanguage().language);
  return (
    <>
      <Dialog title={t("newsletter.title")} lead={t("newsletter.lead")} onClose={onClose} wide>
        <div className="dialog__body letters">
          {overview.status === "pending" && (
            <p className="loading-panel loading-panel--s" role="status">
              <AdminIcon name="busy" />
              {t("newsletter.loading")}
            </p>
          )}
          {overview.isError && (
            <div role="alert">
              <p className="say say--bad">
                <Icon name="warning" />
                <Message error={overview.error} />
              </p>
              <BusyButton look="quiet" small onPress={() => void overview.refetch()}>
                <Icon name="refresh" />
                {t("posts.again")}
              </BusyButton>
            </div>
          )}
          {overview.data && (
            <>
              <div className="letters__details">
                <Counts subscribers={overview.data.subscribers} />
                <NextLetter ask={ask} overview={overview.data} />
                <TestLetter language={language} />
                <LastLetters letters={overview.data.letters} />
              </div>
              <LetterPreview language={language} onChoose={setLanguage} />
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
  const { language } = useLanguage();
  const { confirmed, waiting, bounced } = subscribers;
  const counts = [
    [t("newsletter.confirmed"), confirmed],
    [t("newsletter.waiting"), waiting],
    [t("newsletter.bounced"), bounced],
  ] as const;
  return (
    <dl className="counts letters__counts">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatNumber(count, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
