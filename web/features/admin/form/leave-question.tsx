import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";

type Props = { onStay(): void; onKeep(): void; onDiscard(): void };

/** Asks what to do with unsaved text when the form is closed. */
export function LeaveQuestion({ onStay, onKeep, onDiscard }: Props) {
  const { t } = useTranslation("admin");
  return (
    <Dialog title={t("form.leave.title")} onClose={onStay}>
      <div className="dialog__body">
        <p>{t("form.leave.text")}</p>
      </div>
      <div className="dialog__foot">
        <BusyButton look="danger" onPress={onDiscard}>
          {t("form.leave.discard")}
        </BusyButton>
        <BusyButton look="quiet" onPress={onKeep}>
          {t("form.leave.keep")}
        </BusyButton>
        <BusyButton first onPress={onStay}>
          {t("form.leave.stay")}
        </BusyButton>
      </div>
    </Dialog>
  );
}
