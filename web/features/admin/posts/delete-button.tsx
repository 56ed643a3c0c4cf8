import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useFailureToast } from "../failure-words.ts";
import { deletionKey, useDeletion, useUnderWay } from "../post-mutations.ts";
import type { RowActionHandlers } from "./row-actions.tsx";

type Props = {
  id: string;
  title: string;
  /** The revision that the list shows; a file that cannot be read has none. */
  rev?: string;
  titleId: string;
  actions: Pick<RowActionHandlers, "ask" | "onDeleted">;
};

/** Deletes a post after a confirmation, and asks again if it was changed meanwhile. */
export function DeleteButton({ id, title, rev, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  const deletion = useDeletion(id);
  const isDeleting = useUnderWay(deletionKey(id));
  const showFailure = useFailureToast();

  async function remove(known: { title: string; rev: string | undefined; isChanged: boolean }): Promise<void> {
    const text = (
      <>
        {known.isChanged && <p className="note">{t("posts.deletion.changed")}</p>}
        <p>{t("posts.deletion.sure")}</p>
        <p className="confirm__title">{known.title}</p>
      </>
    );
    const question = { title: t("posts.deletion.title"), text, action: t("posts.delete"), danger: true };
    if (!(await actions.ask(question))) return;
    const current = await deletion.mutateAsync({ rev: known.rev });
    if (current) return remove({ title: current.titleEn, rev: current.rev, isChanged: true });
    showToast({ title: t("posts.deletion.done"), description: known.title });
    actions.onDeleted();
  }

  return (
    <BusyButton
      icon="bin"
      look="danger"
      small
      busy={isDeleting}
      describedBy={titleId}
      onPress={() => void remove({ title, rev, isChanged: false }).catch((error: unknown) => showFailure(error))}
    >
      {t("posts.delete")}
    </BusyButton>
  );
}
