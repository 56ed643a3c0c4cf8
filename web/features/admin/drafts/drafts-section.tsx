import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { ChosenContext, useChosen } from "../bulk/chosen.ts";
import { useConfirm } from "../confirm.tsx";
import { DraftRow } from "./draft-row.tsx";
import { draftsQuery } from "./queries.ts";

const draftActions = ["approve-drafts", "hold-drafts", "delete-drafts"] as const;

/** The drafts that wait for approval, were held, or are spares. Without any, and without REVIEW=on, there is nothing to see. */
export function DraftsSection() {
  const { t } = useTranslation("admin");
  const { data } = useQuery(draftsQuery);
  const { ask, dialog } = useConfirm();
  const heading = useRef<HTMLHeadingElement>(null);
  const choosable = (data?.drafts ?? []).map(({ id, rev, titleEn: title }) => ({ id, rev, title }));
  const { context, chosen, choose } = useChosen(choosable);
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
        <ChosenContext value={context}>
          <BulkBar actions={draftActions} items={choosable} chosen={chosen} choose={choose} ask={ask} />
          <ul className="rows" aria-label={t("drafts.list")}>
            {data.drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                ask={ask}
                onDone={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </ChosenContext>
      )}
      {dialog}
    </section>
  );
}
