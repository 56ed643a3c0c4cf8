import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { AdminPost } from "#api/stories/model.ts";
import { Dialog } from "../dialog.tsx";
import { Conflict } from "./conflict.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { Form, type Sheet } from "./form.tsx";
import { FormContext, useFormState } from "./form-state.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { PostDeleted } from "./post-deleted.tsx";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

type Props = {
  /** Null for a new post. */
  post: AdminPost | null;
  /** The id that drafts are stored under: the one that the form was opened for. */
  draftsOf: string | null;
  /** The sheet that is shown first. */
  sheet: Sheet;
  onClose(saved?: AdminPost): void;
};

/** The form, filled with a post or empty for a new one. */
export function Editor({ post, draftsOf, sheet: first, onClose }: Props) {
  const { t } = useTranslation("admin");
  const form = useFormState(post);
  const draft = useDraft(draftsOf, form);
  const [sheet, setSheet] = useState<Sheet>(first);
  const [leaving, setLeaving] = useState(false);
  const saving = useSaving({ form, draft, onFaults: () => setSheet("write"), onSaved: onClose });
  const unsaved = form.changed.length > 0;
  useLeaveGuard(unsaved);

  const close = () => {
    if (saving.busy) return;
    if (unsaved) setLeaving(true);
    else onClose();
  };
  // The question closes first: while it is open, the focus cannot return to the page behind.
  const leave = () => {
    flushSync(() => setLeaving(false));
    onClose();
  };
  return (
    <FormContext value={form}>
      <Dialog wide title={t(post ? "form.editTitle" : "form.createTitle")} lead={post?.titleEn} onClose={close}>
        {saving.conflict && (
          <Conflict conflict={saving.conflict} busy={saving.busy} onBack={saving.back} onResolve={saving.resolve} />
        )}
        {saving.isDeleted && <PostDeleted busy={saving.busy} onBack={saving.back} onCreate={saving.createAnew} />}
        <div hidden={saving.conflict !== null || saving.isDeleted}>
          <Form isNew={post === null} sheet={sheet} onSheet={setSheet} saving={saving} onCancel={close}>
            <DraftOffer draft={draft} />
          </Form>
        </div>
      </Dialog>
      {leaving && (
        <LeaveQuestion
          onStay={() => setLeaving(false)}
          onKeep={leave}
          onDiscard={() => {
            draft.drop();
            leave();
          }}
        />
      )}
    </FormContext>
  );
}

/** Makes the browser ask, in its own words, before it leaves a page with unsaved text. */
function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
}
