import { useTranslation } from "react-i18next";
import { DeedButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";

type Props = { onStay(): void; onKeep(): void; onDiscard(): void };

/** Asked when a form with unsaved text is to be closed. */
export function LeaveQuestion({ onStay, onKeep, onDiscard }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog title={t("form.leave.title")} onClose={onStay}>
      <div className="dialog__body">
        <p>{t("form.leave.text")}</p>
      </div>
      <div className="dialog__foot">
        <DeedButton look="danger" onPress={onDiscard}>
          {t("form.leave.discard")}
        </DeedButton>
        <DeedButton look="quiet" onPress={onKeep}>
          {t("form.leave.keep")}
        </DeedButton>
        <DeedButton first onPress={onStay}>
          {t("form.leave.stay")}
        </DeedButton>
      </div>
    </Dialog>
  );
}
