import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import grump from "#web/art/mruk-grump.webp";
import sleep from "#web/art/mruk-sleep.webp";
import { Icon } from "#web/ui/icons.tsx";
import { State } from "#web/ui/state.tsx";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { ChosenContext, useChosen } from "../bulk/chosen.ts";
import { BusyButton } from "../busy-button.tsx";
import { useMessage } from "../failure-words.ts";
import { Pager } from "../pager.tsx";
import { brokenFilesQuery, deletedStoriesQuery, type PostFilter, pageLength, postsQuery } from "../queries.ts";
import { BrokenRow } from "./broken-row.tsx";
import { DeletedRow } from "./deleted-row.tsx";
import { PostRow } from "./post-row.tsx";
import type { RowActionHandlers } from "./row-actions.tsx";

const postActions = ["hold-posts", "delete-posts"] as const;

/** Fetches the list for a filter, while it is shown: the posts of the page, and the files that cannot be read; or what was deleted. */
export function usePostList(filter: PostFilter, { isShown }: { isShown: boolean }) {
  const isAboutFiles = filter.state === "broken";
  const isAboutDeleted = filter.state === "deleted";
  const posts = useQuery({ ...postsQuery(filter), enabled: isShown && !isAboutDeleted });
  const broken = useQuery({ ...brokenFilesQuery, enabled: isShown });
  const deleted = useQuery({ ...deletedStoriesQuery, enabled: isShown && isAboutDeleted });
  const files = isAboutFiles || addsNothing(filter) ? (broken.data ?? []) : [];
  const [source, total] = isAboutFiles
    ? [broken, broken.data?.length]
    : isAboutDeleted
      ? [deleted, deleted.data?.length]
      : [posts, posts.data?.total];
  const stories = isAboutDeleted ? (deleted.data ?? []) : [];
  return { posts, files, deleted: stories, total, source, isBusy: source.isFetching };
}
type PostList = ReturnType<typeof usePostList>;

/** Whether this is the unfiltered first page, which also shows unreadable files. */
const addsNothing = ({ page, search, slot, category, state }: PostFilter) =>
  page === 0 && [search, slot, category, state].every((value) => value === "");

type Props = {
  list: PostList;
  filter: PostFilter;
  actions: RowActionHandlers;
  showPage(page: number): void;
  /** Clears the filter. */
  clear(): void;
};

export function Posts({ list, filter, actions, showPage, clear }: Props) {
  const { t } = useTranslation("admin");
  const { posts, files, deleted, source } = list;
  const [shown, count] = source === posts ? [posts.data?.posts ?? [], posts.data?.total ?? 0] : [[], 0];
  const choosable = shown.flatMap(({ id, rev, titleEn: title }) => (rev === "" ? [] : [{ id, rev, title }]));
  const { context, chosen, choose } = useChosen(choosable);
  const pages = Math.max(1, Math.ceil(count / pageLength));
  const isBeyond = source === posts && posts.isSuccess && !posts.isPlaceholderData && filter.page >= pages;
  useEffect(() => {
    // The last post of the last page was deleted.
    if (isBeyond) showPage(pages - 1);
  });

  if (source.isError) return <Failed error={source.error} again={() => void source.refetch()} />;
  if (source.isPending) return <Skeletons />;
  if (isBeyond) return null;
  if (shown.length + files.length + deleted.length === 0) return <Empty filter={filter} clear={clear} />;
  return (
    <>
      {choosable.length > 0 && (
        <BulkBar actions={postActions} items={choosable} chosen={chosen} choose={choose} ask={actions.ask} />
      )}
      <ul className="rows" aria-label={t("posts.list")} aria-busy={list.isBusy}>
        {files.map((file) => (
          <BrokenRow key={file.path} file={file} actions={actions} />
        ))}
        {deleted.map((story) => (
          <DeletedRow key={story.id} story={story} actions={actions} />
        ))}
        <ChosenContext value={context}>
          {shown.map((post, index) => (
            <PostRow key={post.id} post={post} index={index} actions={actions} />
          ))}
        </ChosenContext>
      </ul>
      <Pager page={filter.page} pages={pages} showPage={showPage} />
    </>
  );
}

function Failed({ error, again }: { error: Error; again(): void }) {
  const { t } = useTranslation("admin");
  const message = useMessage()(error);
  return (
    <div role="alert">
      <State picture={{ src: grump, width: 560, height: 560 }} title={message}>
        <BusyButton onPress={again}>
          <Icon name="refresh" />
          {t("posts.again")}
        </BusyButton>
      </State>
    </div>
  );
}

function Empty({ filter, clear }: { filter: PostFilter; clear(): void }) {
  const { t } = useTranslation("admin");
  const picture = { src: sleep, width: 560, height: 373 };
  if (addsNothing(filter)) {
    return (
      <State picture={picture} title={t("posts.empty.title")}>
        <p>{t("posts.empty.text")}</p>
      </State>
    );
  }
  const titles = { broken: "posts.empty.noBroken", deleted: "posts.empty.noDeleted" } as const;
  const title = filter.state === "broken" || filter.state === "deleted" ? titles[filter.state] : "posts.empty.noMatch";
  return (
    <State picture={picture} title={t(title)}>
      <BusyButton look="quiet" onPress={clear}>
        {t("posts.empty.clear")}
      </BusyButton>
    </State>
  );
}

function Skeletons() {
  const { t } = useTranslation("admin");
  return (
    <div role="status">
      <span className="sr">{t("posts.loading")}</span>
      {[0, 1, 2].map((index) => (
        <div className="row" key={index} aria-hidden="true">
          <div className="plate sk" />
          <div>
            <span className="sk sk--title" />
            <span className="sk sk--line" />
            <span className="sk sk--line sk--half" />
          </div>
        </div>
      ))}
    </div>
  );
}
