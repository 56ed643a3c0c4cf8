import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { endSession } from "../session.ts";
import { usePeopleChange } from "./queries.ts";

/** Removes one's own account, after a question. */
export function Leaving({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const { change, isPending } = usePeopleChange();
  const leave = async () => {
    const question = { title: t("people.leave.title"), text: t("people.leave.text"), action: t("people.leave.action") };
    if (!(await ask({ ...question, danger: true }))) return;
    if ((await change({ method: "DELETE", address: "me" })) !== null) endSession("logout");
  };
  return (
    <BusyButton icon="leave" look="quiet" small busy={isPending} onPress={() => void leave()}>
      {t("people.leave.action")}
    </BusyButton>
  );
}
