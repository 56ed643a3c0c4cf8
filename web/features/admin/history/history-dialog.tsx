import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPost, StoryVersion } from "#api/stories/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useConfirm } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { Message, useFailureToast } from "../failure-words.ts";
import { useRestoration } from "../post-mutations.ts";
import { postQuery } from "../queries.ts";
import { historyQuery } from "./history-query.ts";
import { VersionView } from "./version-view.tsx";
import { Versions } from "./versions.tsx";

/** The history of a post: the changes of each commit, and a button to restore it. */
export function HistoryDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useTranslation("admin");
  const history = useQuery(historyQuery(id));
  const { data: versions, error } = history;
  // A deleted or broken story has no current version, but it has a history.
  const post = useQuery(postQuery(id));
  const present = post.error ? null : (post.data ?? null);
  const known = post.status === "pending" ? undefined : versions;
  return (
    <Dialog wide title={t("history.title")} lead={present?.titleEn ?? id} onClose={onClose}>
      <div className="dialog__body">
        {!error && !known && <p role="status">{t("history.loading")}</p>}
        {error && (
          <div className="note note--bad" role="alert">
            <p>
              <Message error={error} />
            </p>
          </div>
        )}
        {!error && known && known.length === 0 && <p role="status">{t("history.none")}</p>}
        {!error && known && known.length > 0 && <Life id={id} versions={known} present={present} />}
      </div>
      <div className="dialog__foot">
        {error && (
          <BusyButton busy={history.isFetching} onPress={() => void history.refetch()}>
            {t("form.again")}
          </BusyButton>
        )}
        <BusyButton look="quiet" onPress={onClose}>
          {t("panel.close")}
        </BusyButton>
      </div>
    </Dialog>
  );
}

type LifeProps = { id: string; versions: StoryVersion[]; present: AdminPost | null };

function Life({ id, versions, present }: LifeProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState(versions[0]?.commit ?? "");
  const index = Math.max(
    versions.findIndex(({ commit }) => commit === chosen),
    0,
  );
  const version = versions[index];
  const { ask, dialog } = useConfirm();
  const restoration = useRestoration(id);
  const showFailure = useFailureToast();
  if (!version) return null;

  const restore = async () => {
    const { subject, commit } = version;
    const yes = await ask({
      title: t("history.restoreTitle"),
      text: t("history.restoreText", { subject }),
      action: t("history.restore"),
    });
    if (!yes) return;
    await restoration.mutateAsync({ commit, ...(present && { rev: present.rev }) });
    setChosen("");
    showToast({ title: t("history.restored") });
  };
  return (
    <div className="history">
      <Versions versions={versions} chosen={version.commit} onChoose={setChosen} />
      <VersionView
        key={version.commit}
        id={id}
        version={version}
        previous={versions[index + 1]}
        present={present}
        restoring={restoration.isPending}
        onRestore={() => void restore().catch((error: unknown) => showFailure(error))}
      />
      {dialog}
    </div>
  );
}
