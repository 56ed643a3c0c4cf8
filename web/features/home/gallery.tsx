import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { galleryQuery, type PostCard } from "../../app/queries.ts";
import crouching from "../../art/mruk-crouch.webp";
import grumpy from "../../art/mruk-grump.webp";
import loafing from "../../art/mruk-loaf.webp";
import { CrashBoundary } from "../../ui/crash-boundary.tsx";
import { Icon } from "../../ui/icons.tsx";
import { cutOf } from "../../ui/plate.tsx";
import { SmallCard } from "../../ui/post-card.tsx";
import { CardSkeletons } from "../../ui/skeleton.tsx";
import { State } from "../../ui/state.tsx";

// The specification gives the gallery's failures in Polish for both languages, hence the `lang` attributes.
const failed = "Problem z ładowaniem galerii. Spróbuj odświeżyć stronę.";
const crashed = "Przepraszamy, wystąpił problem z ładowaniem galerii.";
const refreshInPolish = "Odśwież";

export function GallerySection() {
  const { t } = useTranslation();
  const gallery = useGallery();
  const refresh = useRefresh();
  return (
    <section aria-labelledby="gallery-heading">
      <div className="head">
        <div>
          <h2 id="gallery-heading">{t("gallery.title")}</h2>
          <p>{t("gallery.subtitle")}</p>
        </div>
        <button className="btn btn--quiet btn--s" type="button" disabled={gallery.isFetching} onClick={refresh}>
          <Icon name="refresh" spinning={gallery.isRefetching} />
          {t("gallery.refresh")}
        </button>
      </div>
      <CrashBoundary fallback={<Crashed />}>
        <Cards gallery={gallery} refresh={refresh} />
      </CrashBoundary>
    </section>
  );
}

/** Back to the first page, and that one asked for anew. */
function useRefresh() {
  const queries = useQueryClient();
  return () => {
    const { queryKey } = galleryQuery;
    queries.setQueryData(queryKey, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    );
    void queries.refetchQueries({ queryKey });
  };
}

const useGallery = () => useInfiniteQuery(galleryQuery);

function Cards({ gallery, refresh }: { gallery: ReturnType<typeof useGallery>; refresh: () => void }) {
  const { t } = useTranslation();
  if (gallery.isError && !gallery.isFetching) return <Failed retry={refresh} />;
  if (!gallery.data) {
    return (
      <>
        <p className="sr" role="status">
          {t("site.loading")}
        </p>
        <CardSkeletons count={4} className="grid" />
      </>
    );
  }
  const posts = withoutRepeats(gallery.data.pages.flat());
  if (posts.length === 0)
    return <State picture={{ src: loafing, width: 640, height: 436 }} title={t("error.generic")} />;
  return (
    <>
      <div className="grid">
        {posts.map((post, index) => (
          <SmallCard key={post.id} post={post} cut={cutOf(index)} lead={index === 0} />
        ))}
      </div>
      {gallery.hasNextPage && (
        <div className="more">
          <button
            className="btn btn--quiet"
            type="button"
            disabled={gallery.isFetching}
            onClick={() => void gallery.fetchNextPage()}
          >
            {gallery.isFetchingNextPage && <Icon name="refresh" spinning />}
            {gallery.isFetchingNextPage ? t("site.loading") : t("gallery.more")}
          </button>
        </div>
      )}
    </>
  );
}

/** A story that came out between two pages moves the others along; what is shown already is not shown twice. */
function withoutRepeats(posts: PostCard[]): PostCard[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()];
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <State picture={{ src: crouching, width: 760, height: 426 }} title={failed} lang="pl">
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
