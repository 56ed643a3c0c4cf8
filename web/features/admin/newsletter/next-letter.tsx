import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "#api/language/dates.ts";
import type { NewsletterOverview } from "#api/newsletter/administration.ts";
import type { LetterReport } from "#api/newsletter/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { useFailureToast } from "../failure-words.ts";
import { timeOfDay } from "../formats/date-time.ts";
import { formatNumber } from "../formats/number-formats.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { useUnderWay } from "../post-mutations.ts";
import { newsletterKey, useLetterUnderWay } from "./queries.ts";

type Props = { ask: Ask; overview: NewsletterOverview };

/** The time and content of the next letter, with a button to send one that missed its time. */
export function NextLetter({ ask, overview }: Props) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const id = useId();
  const { next, nextWeekly } = overview;
  const at = Date.parse(next.at);
  const underWay = useLetterUnderWay();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t("newsletter.next.title")}</h3>
      <p className="letters__when">
        {next.due ? (
          <span className="light light--low">{t("newsletter.next.due")}</span>
        ) : (
          <time dateTime={next.at}>
            {t("newsletter.next.at", { day: longDate(at, language), hour: timeOfDay(at) })}
          </time>
        )}
      </p>
      {next.hold !== null && (
        <p>
          <span className="light light--empty">{t(`newsletter.next.hold.${next.hold}`)}</span>{" "}
          {t(next.hold === "unreadable" ? "newsletter.next.hold.mend" : "newsletter.next.hold.todo")}
        </p>
      )}
      {next.stories.length === 0 ? (
        <p className="hint">{t("newsletter.next.none")}</p>
      ) : (
        <>
          <p className="hint">{t("newsletter.next.stories", { count: next.stories.length })}</p>
          <ul className="letters__stories">
            {next.stories.map(({ id: story, titleEn, titlePl }) => (
              <li key={story}>{language === "pl" ? titlePl : titleEn}</li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">
        {t("newsletter.next.weekly", {
          day: longDate(Date.parse(nextWeekly.at), language),
          count: nextWeekly.stories.length,
        })}
      </p>
      {underWay?.progress !== undefined && (
        <p className="letters__progress" role="status">
          <progress value={underWay.progress} max={1} aria-label={t("newsletter.send.progress")} />
          <span>{underWay.note?.replace("/", " / ")}</span>
        </p>
      )}
      {(next.due || underWay) && <SendNow ask={ask} overview={overview} isUnderWay={underWay !== null} />}
    </section>
  );
}

const sendKey = [...newsletterKey, "send"] as const;

function SendNow({ ask, overview: { subscribers, next, nextWeekly }, isUnderWay }: Props & { isUnderWay: boolean }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const sending = useIdempotentPost();
  const isOurs = useUnderWay(sendKey);
  const { mutate } = useMutation({
    mutationKey: sendKey,
    mutationFn: () => sending<LetterReport>(`${newsletterKey[0]}/send`, { body: {}, failure: "letter" }),
    onSuccess: ({ sent }) =>
      showToast({
        title: t("newsletter.send.done"),
        description: t("newsletter.send.doneText", { count: sent, n: formatNumber(sent, language) }),
      }),
    onError: (error) => showFailure(error, t("newsletter.send.failed")),
    onSettled: () => queries.invalidateQueries({ queryKey: newsletterKey }),
  });
  async function send() {
    const { confirmed, weekly, bounced } = subscribers;
    const readers = confirmed - bounced - (next.date === nextWeekly.date ? 0 : weekly);
    const text = t("newsletter.send.sure", { count: readers, n: formatNumber(readers, language) });
    if (await ask({ title: t("newsletter.send.title"), text, action: t("newsletter.send.action") })) mutate();
  }
  const busy = isOurs || isUnderWay;
  return (
    <>
      {!busy && <p>{t("newsletter.next.dueText")}</p>}
      <BusyButton busy={busy} small onPress={() => void send()}>
        {!busy && <Icon name="send" />}
        {t("newsletter.send.action")}
      </BusyButton>
    </>
  );
}
