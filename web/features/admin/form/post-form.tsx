import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPost } from "#api/stories/model.ts";
import { BusyButton } from "../busy-button.tsx";
import { CallFailed } from "../call.ts";
import { Dialog } from "../dialog.tsx";
import { Message } from "../failure-words.ts";
import { postQuery } from "../queries.ts";
import { readDrafts } from "./drafts.ts";
import { Editor } from "./editor.tsx";
import type { Sheet } from "./form.tsx";

type Props = {
  /** Null for a new post. */
  id: string | null;
  /** The sheet that is shown first. */
  sheet?: Sheet;
  /** Called to close the dialog; with the post if one was saved. */
  onClose(saved?: AdminPost): void;
};

/** The dialog to write a new post, or to edit the post of this id, which it fetches. */
export function PostForm({ id, sheet = "write", onClose }: Props) {
  if (id === null) return <Editor key="new" draftsOf={null} post={null} sheet={sheet} onClose={onClose} />;
  return <Existing key={id} id={id} sheet={sheet} onClose={onClose} />;
}

function Existing({ id, sheet, onClose }: Required<Props> & { id: string }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery(postQuery(id));
  // Opens with fresh data only. Data that is fetched later must not replace what somebody types.
  const [opened, setOpened] = useState<AdminPost | null>(null);
  const [anew, setAnew] = useState(false);
  if (!opened && data && isFetchedAfterMount && !isFetching && !error) setOpened(data);
  if (opened || anew) return <Editor draftsOf={id} post={opened} sheet={sheet} onClose={onClose} />;
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <Unopened
      error={isFetching ? null : error}
      onAgain={() => void refetch()}
      onAnew={isGone && readDrafts(id).length > 0 ? () => setAnew(true) : null}
      onClose={() => onClose()}
    />
  );
}

type UnopenedProps = {
  error: Error | null;
  onAgain(): void;
  /** Set if the post is deleted but a draft of it exists. */
  onAnew: (() => void) | null;
  onClose(): void;
};

function Unopened({ error, onAgain, onAnew, onClose }: UnopenedProps) {
  const { t } = useTranslation("admin");
  return (
    <Dialog wide title={t("form.editTitle")} onClose={onClose}>
      <div className="dialog__body">
        {error ? (
          <div className="note note--bad" role="alert">
            <p>
              <Message error={error} />
            </p>
            {onAnew && <p>{t("form.deleted.drafts")}</p>}
          </div>
        ) : (
          <p role="status">{t("form.loading")}</p>
        )}
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={onClose}>
          {t("panel.close")}
        </BusyButton>
        {onAnew && <BusyButton onPress={onAnew}>{t("form.deleted.anew")}</BusyButton>}
        {error && !onAnew && <BusyButton onPress={onAgain}>{t("form.again")}</BusyButton>}
      </div>
    </Dialog>
  );
}
