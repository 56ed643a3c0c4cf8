import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UploadedPicture } from "#api/images/uploads/model.ts";
import { shortDate } from "#api/language/dates.ts";
import type { AdminPostCard } from "#api/stories/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { longest } from "#web/features/admin/address/address.ts";
import { BusyButton } from "#web/features/admin/busy-button.tsx";
import { fetchAdmin } from "#web/features/admin/call.ts";
import { Dialog } from "#web/features/admin/dialog.tsx";
import { Message, useFailureToast } from "#web/features/admin/failure-words.ts";
import { Pager } from "#web/features/admin/pager.tsx";
import { pageLength, postsQuery } from "#web/features/admin/queries.ts";
import { Plate } from "#web/ui/plate.tsx";
import { useForm } from "../form-state.ts";
import type { ChosenPicture } from "./use-picture.ts";

type Props = { onChoose(chosen: ChosenPicture): void; onClose(): void };

/** The pictures of stories that have come out, to take a copy of one. */
export function PictureLibrary({ onChoose, onClose }: Props) {
  const { t } = useTranslation("admin");
  const { values } = useForm();
  const isUndescribed = values.imageAlt === "" && values.imageAltPl === "";
  const [withTexts, setWithTexts] = useState(isUndescribed);
  const showFailure = useFailureToast();
  const copy = useMutation({
    mutationFn: ({ id }: AdminPostCard) =>
      fetchAdmin<UploadedPicture>("/api/admin/pictures/copies", {
        method: "POST",
        body: { postId: id },
        failure: "copyPicture",
      }),
    onSuccess: ({ imageUrl }, post) => onChoose({ imageUrl, post, withTexts }),
    onError: (error) => showFailure(error),
  });
  return (
    <Dialog wide title={t("writing.library.title")} lead={t("writing.library.lead")} onClose={onClose}>
      <div className="dialog__body">
        <Shelf busyId={copy.isPending ? copy.variables.id : null} onChoose={(post) => copy.mutate(post)} />
      </div>
      <div className="dialog__foot library__foot">
        <label className="library__texts">
          <input type="checkbox" checked={withTexts} onChange={({ target }) => setWithTexts(target.checked)} />
          {t("writing.library.withTexts")}
        </label>
        <BusyButton look="quiet" onPress={onClose}>
          {t("panel.cancel")}
        </BusyButton>
      </div>
    </Dialog>
  );
}

type ShelfProps = { busyId: string | null; onChoose(post: AdminPostCard): void };

/** A page of pictures, with the search for them. */
function Shelf({ busyId, onChoose }: ShelfProps) {
  const { t } = useTranslation("admin");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(0);
  const filter = { page, search: usePaused(search), language: "", slot: "", category: "" } as const;
  const { data, error, isFetching } = useQuery(postsQuery({ ...filter, state: "published", sort: "newest" }));
  const posts = useDeferredValue(data?.posts ?? []);
  const total = data?.total;
  return (
    <>
      <search>
        <input
          className="input"
          type="search"
          aria-label={t("posts.filter.search")}
          placeholder={t("posts.filter.search")}
          maxLength={longest.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(0);
          }}
        />
      </search>
      <p className="hint" role="status">
        {total === undefined || isFetching
          ? t("writing.library.loading")
          : t("writing.library.found", { count: total })}
      </p>
      {error && (
        <p className="note note--bad" role="alert">
          <Message error={error} />
        </p>
      )}
      <ul className="library">
        {posts.map((post) => (
          <Picture key={post.id} post={post} isBusy={busyId === post.id} onChoose={() => onChoose(post)} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil((total ?? 0) / pageLength)} showPage={setPage} />
    </>
  );
}

type PictureProps = { post: AdminPostCard; isBusy: boolean; onChoose(): void };

function Picture({ post, isBusy, onChoose }: PictureProps) {
  const { language } = useLanguage();
  const id = useId();
  const isPolish = language === "pl";
  const described = isPolish && post.imageAltPl !== undefined ? post.imageAltPl : post.imageAlt;
  return (
    <li>
      <button
        type="button"
        className="library__picture"
        aria-describedby={id}
        aria-busy={isBusy || undefined}
        onClick={onChoose}
      >
        <Plate post={post} alt="" sizes="(max-width: 760px) 45vw, 220px" />
        <strong>{isPolish ? post.titlePl : post.titleEn}</strong>
      </button>
      <p className="hint library__about" id={id}>
        {shortDate(Date.parse(post.publishedAt), language)}:{" "}
        <span lang={described === post.imageAlt ? "en" : "pl"}>{described}</span>
      </p>
    </li>
  );
}

const typingPause = 250;

/** The text once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
