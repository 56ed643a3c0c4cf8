import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { notePlace, stays } from "#web/app/arrival.ts";
import { useNow } from "#web/app/now.tsx";
import { galleryQuery, type PostCard } from "#web/app/queries.ts";
import crouching from "#web/art/mruk-crouch.webp";
import grumpy from "#web/art/mruk-grump.webp";
import asleep from "#web/art/mruk-sleep.webp";
import { StoryCard } from "#web/features/engagement/story-card.tsx";
import { CrashBoundary } from "#web/ui/crash-boundary.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { cutOf } from "#web/ui/plate.tsx";
import { CardSkeletons, skeletons } from "#web/ui/skeleton.tsx";
import { State } from "#web/ui/state.tsx";
import { type DateFilter, dateFilters, datesOf } from "./date-filter.ts";
import { type GalleryShown, galleryQueryOf, readGallery, renderedPages } from "./gallery-address.ts";
import { refetchFailed } from "./refetch-failed.ts";

// The specification gives the gallery's failures in Polish for both languages, hence the `lang` attributes.
const failed = "Problem z\u00a0ładowaniem galerii. Spróbuj odświeżyć stronę.";
const crashed = "Przepraszamy, wystąpił problem z\u00a0ładowaniem galerii.";
const refreshInPolish = "Odśwież";

const sleeping = { src: asleep, width: 720, height: 379 };

export function GallerySection() {
  const { t } = useTranslation();
  const now = useNow();
  const { filter, pages, show } = useGalleryAddress();
  const gallery = useGallery(datesOf(filter, now), pages);
  const queries = useQueryClient();
  const startOver = useStartOver();
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    show({ filter, pages: 1 }, { replace: true });
    await Promise.all([startOver(datesOf(filter, now), { refetch: true }), refetchFailed(queries)]);
    setRefreshing(false);
  }
  function retry() {
    if (!gallery.isFetchNextPageError) return refresh();
    return Promise.all([gallery.fetchNextPage(), refetchFailed(queries)]);
  }
  function choose(next: DateFilter) {
    void startOver(datesOf(next, now));
    notePlace();
    show({ filter: next, pages: 1 });
  }
  return (
    <section aria-labelledby="gallery-heading">
      <div className="head">
        <div>
          <h2 id="gallery-heading">{t("gallery.title")}</h2>
          <p>{t("gallery.subtitle")}</p>
        </div>
        {/* Without scripts, the form opens the filter's address. */}
        <form className="toolbar" action="#gallery">
          <DateSelect filter={filter} choose={choose} />
          <noscript>
            <button className="btn btn--quiet btn--s" type="submit">
              {t("gallery.apply")}
            </button>
          </noscript>
          <button className="btn btn--quiet btn--s" type="button" onClick={() => void refresh()}>
            <Icon name="refresh" spinning={refreshing} />
            {t("gallery.refresh")}
          </button>
        </form>
      </div>
      <CrashBoundary fallback={<Crashed />}>
        <Result gallery={gallery} refreshing={refreshing} />
        <Cards
          gallery={gallery}
          retry={() => void retry()}
          next={pages < renderedPages ? galleryQueryOf({ filter, pages: pages + 1 }) : null}
          showMore={() => show({ filter, pages: pages + 1 }, { replace: true })}
        >
          <State picture={sleeping} title={t(filter === "all" ? "gallery.begins" : "gallery.none")} />
        </Cards>
      </CrashBoundary>
    </section>
  );
}

function DateSelect({ filter, choose }: { filter: DateFilter; choose: (next: DateFilter) => void }) {
  const { t } = useTranslation();
  const select = useRef<HTMLSelectElement>(null);
  // The list shows the choice at once, the address a moment later.
  useEffect(() => {
    if (select.current) select.current.value = filter;
  }, [filter]);
  return (
    <select
      className="select"
      ref={select}
      name="dates"
      aria-label={t("gallery.filterLabel")}
      defaultValue={filter}
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

/** The state in the address, and a way to another address of the same page. */
function useGalleryAddress() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = (next: GalleryShown, { replace = false } = {}) =>
    navigate({ search: galleryQueryOf(next) }, { replace, state: stays });
  return { ...readGallery(search), show };
}

/** The list of some dates; as many of its pages are loaded and shown as the address says. */
function useGallery(dates: string, pages: number) {
  const query = useInfiniteQuery(galleryQuery(dates));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = pagesOf(query);
  const missing = loaded.length < pages && hasNextPage;
  useEffect(() => {
    // The router renders a new address a moment after the browser has it; until then `pages` may be too many.
    const outdated = readGallery(window.location.search).pages < pages;
    if (missing && !outdated && !isFetching && !isError) void fetchNextPage();
  }, [missing, pages, isFetching, isError, fetchNextPage]);
  return {
    ...query,
    missing,
    hasMore: hasNextPage || loaded.length > pages,
    posts: withoutRepeats(loaded.slice(0, pages).flat()),
  };
}
type Gallery = ReturnType<typeof useGallery>;

/** Returns to a list's first page, and fetches it again if it is stale. */
function useStartOver() {
  const queries = useQueryClient();
  return async (dates: string, { refetch = false } = {}) => {
    const { queryKey } = galleryQuery(dates);
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
      {!busy && !gallery.isLoadingError && t("gallery.shown", { count: gallery.posts.length })}
    </p>
  );
}

/** The children stand in for an empty list. A failure to load more stands below the stories, any other one above them. */
function Cards({ gallery, retry, children, ...more }: ListProps & { retry: () => void }) {
  const failure = gallery.isError && !gallery.isFetching && <Failed retry={retry} />;
  if (!gallery.data) return failure || <CardSkeletons count={skeletons.gallery} className="grid" />;
  if (gallery.posts.length === 0) return failure || children;
  return (
    <>
      {!gallery.isFetchNextPageError && failure}
      <Grid gallery={gallery} {...more}>
        {gallery.isFetchNextPageError && failure}
      </Grid>
    </>
  );
}

type ListProps = {
  gallery: Gallery;
  /** The query with one page more, for readers without scripts; null where the server renders no more. */
  next: string | null;
  showMore: () => void;
  children: ReactNode;
};

function Grid({ gallery, next, showMore, children }: ListProps) {
  const { t } = useTranslation();
  const { posts, missing } = gallery;
  const { grid, noteFocus, dropFocus } = useReadingOn(posts.length);
  const loading = gallery.isFetchingNextPage;
  return (
    <>
      <div className="grid" ref={grid}>
        {posts.map((post, index) => (
          <StoryCard key={post.id} post={post} cut={cutOf(index)} kind={index === 0 ? "lead" : "small"} />
        ))}
      </div>
      {loading && <CardSkeletons count={skeletons.gallery} className="grid" />}
      {children}
      {gallery.hasMore && (
        <div className="more">
          <button
            className="btn btn--quiet"
            type="button"
            onClick={({ currentTarget }) => {
              noteFocus(currentTarget);
              if (missing) void gallery.fetchNextPage({ cancelRefetch: false });
              else showMore();
            }}
            onBlur={({ currentTarget }) => dropFocus(currentTarget)}
          >
            {loading && <Icon name="refresh" spinning />}
            {loading ? t("site.loading") : t("gallery.more")}
          </button>
          {next && (
            <noscript>
              <a className="btn btn--quiet" href={`${next}#gallery`}>
                {t("gallery.more")}
              </a>
            </noscript>
          )}
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

const pagesOf = ({ data }: { data: InfiniteData<PostCard[]> | undefined }) => data?.pages ?? [];

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
