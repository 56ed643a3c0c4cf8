import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "./busy-button.tsx";
import { Dialog } from "./dialog.tsx";

export type Question = {
  title: string;
  text: ReactNode;
  /** The text of the button that confirms. */
  action: string;
  danger?: boolean;
};
export type Ask = (question: Question) => Promise<boolean>;

/** Asks for confirmation: `ask` resolves with the answer. The caller renders `dialog`. */
export function useConfirm(): { ask: Ask; dialog: ReactNode } {
  const [pending, setPending] = useState<{ question: Question; answer(yes: boolean): void } | null>(null);
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      const answer = (yes: boolean) => {
        setPending(null);
        resolve(yes);
      };
      setPending({ question, answer });
    });
  return { ask, dialog: pending && <Confirm {...pending.question} answer={pending.answer} /> };
}

function Confirm({ title, text, action, danger = false, answer }: Question & { answer(yes: boolean): void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <div className="dialog__body">
        <div className="confirm__text">{text}</div>
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" first onPress={() => answer(false)}>
          {t("panel.cancel")}
        </BusyButton>
        <BusyButton look={danger ? "danger" : "main"} confirms onPress={() => answer(true)}>
          {action}
        </BusyButton>
      </div>
    </Dialog>
  );
}
