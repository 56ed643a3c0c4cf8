import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { FormAlert } from "./form-alert.tsx";

type Props = { busy: boolean; onBack(): void; onCreate(): void };

/** Somebody deleted the post while it was being edited: the text can be saved as a new post. */
export function PostDeleted({ busy, onBack, onCreate }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="dialog__body">
        <FormAlert>
          <p>{t("form.deleted.text")}</p>
        </FormAlert>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" disabled={busy} onPress={onBack}>
          {t("form.conflict.back")}
        </BusyButton>
        <BusyButton busy={busy} onPress={onCreate}>
          {busy ? t("form.saving") : t("form.deleted.create")}
        </BusyButton>
      </div>
    </>
  );
}
