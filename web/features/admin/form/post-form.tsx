import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../busy-button.tsx";
import { CallFailed } from "../call.ts";
import { Dialog } from "../dialog.tsx";
import { Message } from "../failure-words.ts";
import { draftQuery, postQuery } from "../queries.ts";
import { Editor, useTitle } from "./editor.tsx";
import type { Sheet } from "./form.tsx";
import { draftTarget, type FormTarget, postTarget, type Written } from "./form-target.ts";
import { readUnsaved } from "./unsaved-texts.ts";

type Props = {
  /** Null for a new post. */
  id: string | null;
  /** The sheet that is shown first. */
  sheet?: Sheet;
  /** Called to close the dialog; with the post if one was saved. */
  onClose(saved?: Written): void;
};

/** The dialog to write a new post, or to edit the post of this id, which it fetches. */
export function PostForm({ id, sheet = "write", onClose }: Props) {
  if (id === null) return <Editor key="new" target={postTarget(null)} post={null} sheet={sheet} onClose={onClose} />;
  return <ExistingPost key={id} id={id} sheet={sheet} onClose={onClose} />;
}

/** The dialog to edit the draft of this id, which waits for approval. */
export function DraftForm({ id, onClose }: { id: string; onClose(): void }) {
  return <Existing target={draftTarget(id)} query={useQuery(draftQuery(id))} sheet="write" onClose={onClose} />;
}

const ExistingPost = ({ id, ...props }: Required<Props> & { id: string }) => (
  <Existing target={postTarget(id)} query={useQuery(postQuery(id))} {...props} />
);

type Query = Pick<UseQueryResult<Written>, "data" | "error" | "isFetching" | "isFetchedAfterMount" | "refetch">;
type ExistingProps = Pick<Required<Props>, "sheet" | "onClose"> & { target: FormTarget; query: Query };

function Existing({ target, query, sheet, onClose }: ExistingProps) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = query;
  // Opens with fresh data only. Data that is fetched later must not replace what somebody types.
  const [opened, setOpened] = useState<Written | null>(null);
  const [anew, setAnew] = useState(false);
  if (!opened && data && isFetchedAfterMount && !isFetching && !error) setOpened(data);
  if (opened) return <Editor target={target} post={opened} sheet={sheet} onClose={onClose} />;
  if (anew) {
    return <Editor target={{ ...postTarget(null), place: target.place }} post={null} sheet={sheet} onClose={onClose} />;
  }
  const isGone = error instanceof CallFailed && error.status === 404;
  return (
    <Unopened
      target={target}
      error={isFetching ? null : error}
      onAgain={() => void refetch()}
      onAnew={isGone && readUnsaved(target.place).length > 0 ? () => setAnew(true) : null}
      onClose={() => onClose()}
    />
  );
}

type UnopenedProps = {
  target: FormTarget;
  error: Error | null;
  onAgain(): void;
  /** Set if the post is deleted but unsaved text of it exists. */
  onAnew: (() => void) | null;
  onClose(): void;
};

function Unopened({ target, error, onAgain, onAnew, onClose }: UnopenedProps) {
  const { t } = useTranslation("admin");
  const title = useTitle(target);
  return (
    <Dialog wide title={title} onClose={onClose}>
      <div className="dialog__body">
        {error ? (
          <div className="note note--bad" role="alert">
            <p>
              <Message error={error} />
            </p>
            {onAnew && <p>{t("form.deleted.drafts")}</p>}
          </div>
        ) : (
          <p role="status">{t(target.kind === "draft" ? "writing.draft.loading" : "form.loading")}</p>
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
