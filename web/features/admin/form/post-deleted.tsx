import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { FormAlert } from "./form-alert.tsx";
import { useForm } from "./form-state.ts";

type Props = { busy: boolean; onBack(): void; onCreate(): void };

/**
 * Somebody deleted the post while it was being edited: the text can be saved as a new post. A draft that is gone was approved or
 * deleted, so its slot is decided about, and its text is only kept here.
 */
export function PostDeleted({ busy, onBack, onCreate }: Props) {
  const { t } = useTranslation("admin");
  const { target } = useForm();
  const isDraft = target.kind === "draft";
  return (
    <>
      <div className="dialog__body">
        <FormAlert>
          <p>{t(isDraft ? "writing.draft.gone" : "form.deleted.text")}</p>
        </FormAlert>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" disabled={busy} onPress={onBack}>
          {t("form.conflict.back")}
        </BusyButton>
        {!isDraft && (
          <BusyButton busy={busy} onPress={onCreate}>
            {busy ? t("form.saving") : t("form.deleted.create")}
          </BusyButton>
        )}
      </div>
    </>
  );
}
