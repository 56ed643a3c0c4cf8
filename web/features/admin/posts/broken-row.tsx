import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#web/ui/icons.tsx";
import { BusyButton } from "../busy-button.tsx";
import type { BrokenFile } from "../queries.ts";
import { DeleteButton } from "./delete-button.tsx";
import type { RowActionHandlers } from "./row-actions.tsx";

/** A story file that cannot be read, with the reason, and buttons if its id is known. */
export function BrokenRow({ file, actions }: { file: BrokenFile; actions: RowActionHandlers }) {
  const { t } = useTranslation("admin");
  const titleId = useId();
  const { path, line, reason, id } = file;
  return (
    <li className="row row--broken">
      <div className="row__words">
        <h3 id={titleId} tabIndex={-1}>
          <Icon name="warning" />
          {id ?? path}
        </h3>
        <p className="badges">
          <span className="tag tag--bad">{t("posts.broken.badge")}</span>
          <code>{line === undefined ? path : t("posts.broken.place", { path, line })}</code>
        </p>
        <p className="row__reason">{reason}</p>
      </div>
      {id !== undefined && <BrokenActions id={id} titleId={titleId} actions={actions} />}
    </li>
  );
}

function BrokenActions({ id, titleId, actions }: { id: string; titleId: string; actions: RowActionHandlers }) {
  const { t } = useTranslation("admin");
  return (
    <div className="row__acts">
      <span>
        <BusyButton icon="history" look="quiet" small describedBy={titleId} onPress={() => actions.history(id)}>
          {t("posts.broken.restore")}
        </BusyButton>
        <DeleteButton id={id} title={id} titleId={titleId} actions={actions} />
      </span>
    </div>
  );
}
