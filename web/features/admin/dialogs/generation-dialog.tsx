import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import type { AdminIconName } from "../icons.tsx";
import { useUnderWay } from "../post-mutations.ts";
import { type GenerationKind, generationKey } from "./generation.ts";

type Props = {
  kind: GenerationKind;
  icon: AdminIconName;
  /** Starts the generation; not called while one is running. */
  send(): void;
  onClose(): void;
  children: ReactNode;
};

/** The frame of the dialogs that generate stories. It can be closed while they are made. */
export function GenerationDialog({ kind, icon, send, onClose, children }: Props) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const mutationKey = generationKey(kind);
  const busy = useUnderWay(mutationKey);
  return (
    <Dialog title={t(`dialogs.${kind}.title`)} lead={t(`dialogs.${kind}.lead`)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A second press may come before React renders the first one as busy.
          if (queries.isMutating({ mutationKey }) === 0) send();
        }}
      >
        <div className="dialog__body">
          {children}
          {busy && <p className="note">{t("dialogs.underWay")}</p>}
        </div>
        <div className="dialog__foot">
          <BusyButton look="quiet" onPress={onClose}>
            {t(busy ? "panel.close" : "panel.cancel")}
          </BusyButton>
          <BusyButton icon={icon} busy={busy}>
            {t(`dialogs.${kind}.submit`)}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
