import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/app/language.tsx";
import { BusyButton } from "../busy-button.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { Waiting } from "../waiting.tsx";
import { sessionsQuery, usePeopleChange } from "./queries.ts";

/** Where one is signed in. */
export function OwnSessions() {
  const { t } = useTranslation("admin");
  const id = useId();
  const { language } = useLanguage();
  const sessions = useQuery(sessionsQuery);
  const { change, isPending } = usePeopleChange();
  const time = (instant: string) => dateAndTime(Date.parse(instant), language);
  return (
    <>
      <h3>{t("people.sessions")}</h3>
      <Waiting query={sessions} text={t("people.loading")} />
      <ul className="people__list">
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <div id={`${id}-${session.id}`}>
              <b>{session.browser === "other" ? t("people.otherBrowser") : session.browser}</b>
              {session.isCurrent && <span className="tag">{t("people.thisOne")}</span>}
              <small>
                {t("people.session", {
                  way: t(`people.ways.${session.way}`),
                  begun: time(session.begunAt),
                  seen: time(session.lastSeenAt),
                })}
              </small>
            </div>
            {!session.isCurrent && (
              <BusyButton
                look="quiet"
                small
                busy={isPending}
                describedBy={`${id}-${session.id}`}
                onPress={() => void change({ method: "DELETE", address: `sessions/${session.id}` })}
              >
                {t("people.end")}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {(sessions.data?.length ?? 0) > 1 && (
        <BusyButton
          look="quiet"
          small
          busy={isPending}
          onPress={() => void change({ method: "DELETE", address: "sessions" })}
        >
          {t("people.endOthers")}
        </BusyButton>
      )}
    </>
  );
}
