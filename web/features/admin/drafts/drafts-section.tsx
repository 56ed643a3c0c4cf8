import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoryId } from "#api/stories/model.ts";
import { AgainDialog } from "../again/late-dialog.tsx";
import { useConfirm } from "../confirm.tsx";
import { DraftRow } from "./draft-row.tsx";
import { draftsQuery } from "./queries.ts";

/** The drafts that wait for approval, were held, or are spares. Without any, and without REVIEW=on, there is nothing to see. */
export function DraftsSection() {
  const { t } = useTranslation("admin");
  const { data } = useQuery(draftsQuery);
  const { ask, dialog } = useConfirm();
  const [again, setAgain] = useState<StoryId | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === undefined || (!data.isOn && data.drafts.length === 0)) return null;
  const waiting = data.drafts.filter(({ review }) => review.state === "waiting").length;
  return (
    <section className="panel posts" aria-labelledby="drafts">
      <div className="head">
        <h2 id="drafts" ref={heading} tabIndex={-1}>
          {t("drafts.title", { waiting })}
        </h2>
      </div>
      {data.drafts.length === 0 ? (
        <p>{t("drafts.none")}</p>
      ) : (
        <ul className="rows" aria-label={t("drafts.list")}>
          {data.drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              ask={ask}
              again={setAgain}
              onDone={() => heading.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      {again !== null && (
        <AgainDialog key={again} about={{ subject: "draft", id: again }} onClose={() => setAgain(null)} />
      )}
      {dialog}
    </section>
  );
}
