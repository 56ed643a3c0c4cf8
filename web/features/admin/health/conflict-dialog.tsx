import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import { Message } from "../failure-words.ts";
import { emptyValues, valuesOf } from "../fields.ts";
import { Difference } from "../history/difference.tsx";
import { versionQuery } from "../history/history-query.ts";
import { postQuery } from "../queries.ts";

type Props = {
  version: { commit: string; id: string; subject: string };
  busy: boolean;
  onRestore(): void;
  onClose(): void;
};

/** Shows what would change if an unmerged version were restored. */
export function ConflictDialog({ version: { commit, id, subject }, busy, onRestore, onClose }: Props) {
  const { t } = useTranslation("admin");
  const kept = useQuery(versionQuery(id, commit));
  // A story that was deleted meanwhile has no current version.
  const present = useQuery(postQuery(id));
  const isWaiting = [kept, present].some(({ isLoading }) => isLoading);
  return (
    <Dialog wide title={id} lead={subject} onClose={onClose}>
      <div className="dialog__body">
        <div role="status">{isWaiting && t("health.conflict.loading")}</div>
        {kept.error && (
          <p className="note note--bad" role="alert">
            <Message error={kept.error} />
          </p>
        )}
        {!isWaiting && kept.data && (
          <div className="version">
            <p className="hint">{t("health.conflict.explained")}</p>
            <Difference before={present.data ? valuesOf(present.data) : emptyValues} after={valuesOf(kept.data)} />
          </div>
        )}
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={onClose}>
          {t("panel.close")}
        </BusyButton>
        {kept.data && (
          <BusyButton icon="history" busy={busy} onPress={onRestore}>
            {t("health.conflict.restore")}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}
