import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoryId } from "#api/stories/model.ts";
import { usePanelAddress } from "../address/use-panel-address.ts";
import { AgainDialog } from "../again/late-dialog.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { ChosenContext, useChosen } from "../bulk/chosen.ts";
import { useConfirm } from "../confirm.tsx";
import { DraftForm } from "../form/post-form.tsx";
import { useMay } from "../session.ts";
import { DraftRow } from "./draft-row.tsx";
import { draftsQuery } from "./queries.ts";

const editorsActions = ["approve-drafts", "hold-drafts", "delete-drafts"] as const;
const publishersActions = ["approve-drafts", "hold-drafts", "again-drafts", "delete-drafts"] as const;

/** The drafts with the form to edit one, which stays open when the list has lost the draft. */
export function DraftsSection() {
  const { opened, open, close } = usePanelAddress();
  return (
    <>
      <DraftList onEdit={(id) => open({ name: "draft", id })} />
      {opened?.name === "draft" && <DraftForm key={opened.id} id={opened.id} onClose={close} />}
    </>
  );
}

/** The drafts that wait for approval, were held, or are spares. Without any, and without REVIEW=on, there is nothing to see. */
function DraftList({ onEdit }: { onEdit(id: string): void }) {
  const { t } = useTranslation("admin");
  const { data } = useQuery(draftsQuery);
  const { ask, dialog } = useConfirm();
  const mayPublish = useMay("publisher");
  const [again, setAgain] = useState<StoryId | null>(null);
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
          <BulkBar
            actions={mayPublish ? publishersActions : editorsActions}
            items={choosable}
            chosen={chosen}
            choose={choose}
            ask={ask}
          />
          <ul className="rows" aria-label={t("drafts.list")}>
            {data.drafts.map((draft) => (
              <DraftRow
                key={draft.id}
                draft={draft}
                ask={ask}
                again={setAgain}
                onEdit={() => onEdit(draft.id)}
                onDone={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </ChosenContext>
      )}
      {again !== null && (
        <AgainDialog key={again} about={{ subject: "draft", id: again }} onClose={() => setAgain(null)} />
      )}
      {dialog}
    </section>
  );
}
