import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "#web/app/now.tsx";
import { galleryQuery, type PostCard } from "#web/app/queries.ts";
import crouching from "#web/art/mruk-crouch.webp";
import grumpy from "#web/art/mruk-grump.webp";
import asleep from "#web/art/mruk-sleep.webp";
import { SmallCard } from "#web/features/engagement/post-card.tsx";
import { CrashBoundary } from "#web/ui/crash-boundary.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { cutOf } from "#web/ui/plate.tsx";
import { CardSkeletons, skeletons } from "#web/ui/skeleton.tsx";
import { State } from "#web/ui/state.tsx";
import { type DateFilter, dateFilters, firstDateOf } from "./date-filter.ts";
import { refetchFailed } from "./refetch-failed.ts";

// The specification gives the gallery's failures in Polish for both languages, hence the `lang` attributes.
const failed = "Problem z\u00a0ładowaniem galerii. Spróbuj odświeżyć stronę.";
const crashed = "Przepraszamy, wystąpił problem z\u00a0ładowaniem galerii.";
const refreshInPolish = "Odśwież";

const sleeping = { src: asleep, width: 720, height: 379 };

export function GallerySection({ libraryIsEmpty }: { libraryIsEmpty: boolean }) {
  const { t } = useTranslation();
  const now = useNow();
  const [filter, setFilter] = useState<DateFilter>("all");
  const gallery = useGallery(firstDateOf(filter, now));
  const queries = useQueryClient();
  const startOver = useStartOver();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    await Promise.all([startOver(firstDateOf(filter, now), { refetch: true }), refetchFailed(queries)]);
    setRefreshing(false);
  }
  function retry() {
    if (!gallery.isFetchNextPageError) return refresh();
    return Promise.all([gallery.fetchNextPage(), refetchFailed(queries)]);
  }
  function choose(next: DateFilter) {
    void startOver(firstDateOf(next, now));
    setFilter(next);
  }
  return (
    <section aria-labelledby="gallery-heading">
      <div className="head">
        <div>
          <h2 id="gallery-heading">{t("gallery.title")}</h2>
          <p>{t("gallery.subtitle")}</p>
        </div>
        <div className="toolbar">
          <DateSelect filter={filter} choose={choose} />
          <button className="btn btn--quiet btn--s" type="button" onClick={() => void refresh()}>
            <Icon name="refresh" spinning={refreshing} />
            {t("gallery.refresh")}
          </button>
        </div>
      </div>
      <CrashBoundary fallback={<Crashed />}>
        <Result gallery={gallery} refreshing={refreshing} />
        <Cards gallery={gallery} retry={() => void retry()}>
          <State picture={sleeping} title={libraryIsEmpty ? t("error.generic") : t("gallery.none")} />
        </Cards>
      </CrashBoundary>
    </section>
  );
}

function DateSelect({ filter, choose }: { filter: DateFilter; choose: (next: DateFilter) => void }) {
  const { t } = useTranslation();
  return (
    <select
      className="select"
      aria-label={t("gallery.filterLabel")}
      value={filter}
      // Browsers restore form values on going back; the filter must match the stories shown.
      autoComplete="off"
      onChange={({ target }) => choose(dateFilters.find((each) => each === target.value) ?? "all")}
    >
      {dateFilters.map((each) => (
        <option key={each} value={each}>
          {t(`gallery.filter.${each}`)}
        </option>
      ))}
    </select>
  );
}

const useGallery = (from: string | undefined) => useInfiniteQuery(galleryQuery(from));
type Gallery = ReturnType<typeof useGallery>;

/** Returns to a list's first page, and fetches it again if it is stale. */
function useStartOver() {
  const queries = useQueryClient();
  return async (from: string | undefined, { refetch = false } = {}) => {
    const { queryKey } = galleryQuery(from);
    const known = queries.getQueryState(queryKey);
    if (known?.data) {
      const { pages, pageParams } = known.data;
      const firstPage = { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
      // Shortening a list does not make it fresher.
      queries.setQueryData(queryKey, firstPage, { updatedAt: known.dataUpdatedAt });
    }
    if (refetch) await queries.refetchQueries({ queryKey, exact: true });
  };
}

/** Announces to screen readers how many stories are shown. */
function Result({ gallery, refreshing }: { gallery: Gallery; refreshing: boolean }) {
  const { t } = useTranslation();
  const busy = gallery.isPending || gallery.isFetchingNextPage || refreshing;
  return (
    <p className="sr" role="status">
      {busy && t("site.loading")}
      {!busy && !gallery.isLoadingError && t("gallery.shown", { count: postsOf(gallery).length })}
    </p>
  );
}

/** The children stand in for an empty list. A failure to load more stands below the stories, any other one above them. */
function Cards({ gallery, retry, children }: { gallery: Gallery; retry: () => void; children: ReactNode }) {
  const failure = gallery.isError && !gallery.isFetching && <Failed retry={retry} />;
  if (!gallery.data) return failure || <CardSkeletons count={skeletons.gallery} className="grid" />;
  const posts = postsOf(gallery);
  if (posts.length === 0) return failure || children;
  return (
    <>
      {!gallery.isFetchNextPageError && failure}
      <Grid posts={posts} gallery={gallery}>
        {gallery.isFetchNextPageError && failure}
      </Grid>
    </>
  );
}

function Grid({ posts, gallery, children }: { posts: PostCard[]; gallery: Gallery; children: ReactNode }) {
  const { t } = useTranslation();
  const { grid, noteFocus, dropFocus } = useReadingOn(posts.length);
  const loading = gallery.isFetchingNextPage;
  return (
    <>
      <div className="grid" ref={grid}>
        {posts.map((post, index) => (
          <SmallCard key={post.id} post={post} cut={cutOf(index)} lead={index === 0} />
        ))}
      </div>
      {loading && <CardSkeletons count={skeletons.gallery} className="grid" />}
      {children}
      {gallery.hasNextPage && (
        <div className="more">
          <button
            className="btn btn--quiet"
            type="button"
            onClick={({ currentTarget }) => {
              noteFocus(currentTarget);
              void gallery.fetchNextPage({ cancelRefetch: false });
            }}
            onBlur={({ currentTarget }) => dropFocus(currentTarget)}
          >
            {loading && <Icon name="refresh" spinning />}
            {loading ? t("site.loading") : t("gallery.more")}
          </button>
        </div>
      )}
    </>
  );
}

/** Moves the focus from the button to the first new story, so that reading continues there, unless the reader has moved on. */
function useReadingOn(count: number) {
  const grid = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    grid.current?.querySelectorAll<HTMLElement>(".post__link")[firstNew.current]?.focus();
    firstNew.current = null;
  }, [count]);
  return {
    grid,
    noteFocus(button: HTMLElement) {
      firstNew.current = document.activeElement === button ? count : null;
    },
    dropFocus(button: HTMLElement) {
      // When another window comes to the front, the button keeps its focus.
      if (document.activeElement !== button) firstNew.current = null;
    },
  };
}

const postsOf = (gallery: Gallery) => withoutRepeats(gallery.data?.pages.flat() ?? []);

/** A story published between two fetches shifts the pages, so duplicates are removed. */
function withoutRepeats(posts: PostCard[]): PostCard[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <State picture={{ src: crouching, width: 760, height: 426 }} title={failed} lang="pl" alert>
      <button className="btn btn--quiet" type="button" lang="pl" onClick={retry}>
        {refreshInPolish}
      </button>
    </State>
  );
}

function Crashed() {
  return (
    <State picture={{ src: grumpy, width: 640, height: 436 }} title={crashed} lang="pl">
      <button className="btn btn--quiet" type="button" lang="pl" onClick={() => location.reload()}>
        {refreshInPolish}
      </button>
    </State>
  );
}
