import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeedButton } from "./busy-button.tsx";
import { Dialog } from "./dialog.tsx";

export type Question = {
  title: string;
  text: ReactNode;
  /** What the button says that goes on with it. */
  action: string;
  danger?: boolean;
};
export type Ask = (question: Question) => Promise<boolean>;

/** Asks before something is done: `ask` resolves with the answer, and `dialog` is to be rendered where it is used. */
export function useConfirm(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: Question; answer(yes: boolean): void } | null>(null);
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ question, answer });
    });
  return { ask, dialog: asked && <Confirm {...asked.question} answer={asked.answer} /> };
}

function Confirm({ title, text, action, danger = false, answer }: Question & { answer(yes: boolean): void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog title={title} onClose={() => answer(false)}>
      <div className="dialog__body">
        <div className="confirm__text">{text}</div>
      </div>
      <div className="dialog__foot">
        <DeedButton look="quiet" first onPress={() => answer(false)}>
          {t("panel.cancel")}
        </DeedButton>
        <DeedButton look={danger ? "danger" : "main"} onPress={() => answer(true)}>
          {action}
        </DeedButton>
      </div>
    </Dialog>
  );
}
