import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { late } from "#web/ui/late.tsx";
import { Dialog } from "../dialog.tsx";
import { Conflict } from "./conflict.tsx";
import { Form, type Sheet } from "./form.tsx";
import { FormContext, useFormState } from "./form-state.ts";
import type { FormTarget, Written } from "./form-target.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { usePicture } from "./picture/use-picture.ts";
import { PostDeleted } from "./post-deleted.tsx";
import { UnsavedOffer } from "./unsaved-offer.tsx";
import { useSaving } from "./use-saving.ts";
import { useUnsaved } from "./use-unsaved.ts";

const PictureLibrary = late(async () => (await import("./picture/picture-library.tsx")).PictureLibrary);

type Props = {
  target: FormTarget;
  /** Null for a new post. */
  post: Written | null;
  /** The sheet that is shown first. */
  sheet: Sheet;
  onClose(saved?: Written): void;
};

/** The form, filled with a post or a draft, or empty for a new post. */
export function Editor({ target, post, sheet: first, onClose }: Props) {
  const form = useFormState(target, post);
  const unsaved = useUnsaved(target.place, form);
  const [sheet, setSheet] = useState<Sheet>(first);
  const [leaving, setLeaving] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const upload = usePicture(form);
  const saving = useSaving({ form, unsaved, onFaults: () => setSheet("write"), onSaved: onClose });
  const isUnsaved = form.changed.length > 0;
  const title = useTitle(target);
  useLeaveGuard(isUnsaved);

  const close = () => {
    if (saving.busy) return;
    if (isUnsaved) setLeaving(true);
    else onClose();
  };
  // The question closes first: while it is open, the focus cannot return to the page behind.
  const leave = () => {
    flushSync(() => setLeaving(false));
    onClose();
  };
  return (
    <FormContext value={form}>
      <Dialog wide title={title} lead={post?.titleEn} onClose={close}>
        {saving.conflict && (
          <Conflict conflict={saving.conflict} busy={saving.busy} onBack={saving.back} onResolve={saving.resolve} />
        )}
        {saving.isDeleted && <PostDeleted busy={saving.busy} onBack={saving.back} onCreate={saving.createAnew} />}
        <div hidden={saving.conflict !== null || saving.isDeleted}>
          <Form
            sheet={sheet}
            onSheet={setSheet}
            saving={saving}
            upload={upload}
            onLibrary={() => setChoosing(true)}
            onCancel={close}
          >
            <UnsavedOffer unsaved={unsaved} />
          </Form>
        </div>
      </Dialog>
      {choosing && (
        <PictureLibrary
          onChoose={(chosen) => {
            upload.choose(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {leaving && (
        <LeaveQuestion
          onStay={() => setLeaving(false)}
          onKeep={leave}
          onDiscard={() => {
            unsaved.drop();
            leave();
          }}
        />
      )}
    </FormContext>
  );
}

/** The dialog's title for what is written. */
export function useTitle({ kind, id }: Pick<FormTarget, "kind" | "id">): string {
  const { t } = useTranslation("admin");
  if (kind === "draft") return t("writing.draft.editTitle");
  return t(id === null ? "form.createTitle" : "form.editTitle");
}

/** Makes the browser ask, in its own words, before it leaves a page with unsaved text. */
function useLeaveGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
}
