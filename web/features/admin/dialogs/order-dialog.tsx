import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DeedButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import type { AdminIconName } from "../icons.tsx";
import { useUnderWay } from "../post-mutations.ts";
import { generationKey, type Ordered } from "./generation.ts";

type Props = {
  ordered: Ordered;
  icon: AdminIconName;
  /** Sends the order; not called while one is under way. */
  send(): void;
  onClose(): void;
  children: ReactNode;
};

/** Orders stories. Whoever does may leave while they are made. */
export function OrderDialog({ ordered, icon, send, onClose, children }: Props) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const mutationKey = generationKey(ordered);
  const busy = useUnderWay(mutationKey);
  return (
    <Dialog title={t(`dialogs.${ordered}.title`)} lead={t(`dialogs.${ordered}.lead`)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A second press may come before the first one shows.
          if (queries.isMutating({ mutationKey }) === 0) send();
        }}
      >
        <div className="dialog__body">
          {children}
          {busy && <p className="note">{t("dialogs.underWay")}</p>}
        </div>
        <div className="dialog__foot">
          <DeedButton look="quiet" onPress={onClose}>
            {t(busy ? "panel.close" : "panel.cancel")}
          </DeedButton>
          <DeedButton icon={icon} busy={busy}>
            {t(`dialogs.${ordered}.submit`)}
          </DeedButton>
        </div>
      </form>
    </Dialog>
  );
}
