import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useFailureToast } from "../failure-words.ts";
import { historyQuery } from "../history/history-query.ts";
import { deletionKey, useDeletion, useRestoration, useUnderWay } from "../post-mutations.ts";
import { neighbourOf } from "./neighbour.ts";
import type { RowActionHandlers } from "./row-actions.tsx";

type Props = {
  id: string;
  title: string;
  /** The revision that the list shows; a file that cannot be read has none. */
  rev?: string;
  titleId: string;
  actions: Pick<RowActionHandlers, "ask" | "onRemoved">;
};

/** The post as the question about its deletion shows it. */
type Known = { title: string; rev: string | undefined; isChanged: boolean };

/** Deletes a post after a confirmation, and asks again if it was changed meanwhile. */
export function DeleteButton({ id, title, rev, titleId, actions }: Props) {
  const { t } = useTranslation("admin");
  const deletion = useDeletion(id);
  const undo = useUndo(id);
  const isDeleting = useUnderWay(deletionKey(id));
  const showFailure = useFailureToast();

  async function remove(known: Known, neighbour: HTMLElement | null): Promise<void> {
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
    if (current) return remove({ title: current.titleEn, rev: current.rev, isChanged: true }, neighbour);
    // A file that could not be read cannot be restored as it was.
    const action = known.rev === undefined ? {} : { action: { label: t("posts.deletion.undo"), press: undo } };
    showToast({ title: t("posts.deletion.done"), description: known.title, ...action });
    actions.onRemoved(neighbour);
  }

  return (
    <BusyButton
      icon="bin"
      look="danger"
      small
      busy={isDeleting}
      describedBy={titleId}
      onPress={() => {
        const known = { title, rev, isChanged: false };
        void remove(known, neighbourOf(titleId)).catch((error: unknown) => showFailure(error));
      }}
    >
      {t("posts.delete")}
    </BusyButton>
  );
}

/** Brings a deleted post back as it was before; Git's history knows from which commit. */
function useUndo(id: string): () => void {
  const { t } = useTranslation("admin");
  const { mutateAsync } = useRestoration(id);
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const restore = async () => {
    const versions = await queries.fetchQuery(historyQuery(id));
    const last = versions.find(({ rev }) => rev !== null);
    if (last) await mutateAsync({ commit: last.commit });
    showToast({ title: t("posts.deleted.restored") });
  };
  return () => void restore().catch((error: unknown) => showFailure(error));
}
