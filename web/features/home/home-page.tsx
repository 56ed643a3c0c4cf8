import { type InfiniteData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { useNow } from "#web/app/now.tsx";
import { galleryQuery, type PostCard, todayQuery } from "#web/app/queries.ts";
import { AdSlot } from "#web/features/advertising/ad-slot.tsx";
import { LateSignup } from "#web/features/newsletter/late-signup.tsx";
import { BegunLine } from "./begun-line.tsx";
import { datesOf } from "./date-filter.ts";
import { DayLine } from "./day-line.tsx";
import { EmptyHome } from "./empty-home.tsx";
import { GallerySection } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Popular } from "./popular.tsx";
import { Today } from "./today.tsx";
import { useReveal } from "./use-reveal.ts";

/** Today's latest story, or before the first one that of the day before. */
const newestOf = (today: PostCard[] | undefined, gallery: InfiniteData<PostCard[]> | undefined) =>
  today?.at(-1) ?? gallery?.pages[0]?.[0];

export default function HomePage() {
  const { t } = useTranslation();
  const today = useQuery(todayQuery);
  const gallery = useInfiniteQuery(galleryQuery(datesOf("all", useNow())));
  const newest = newestOf(today.data, gallery.data);
  const libraryIsEmpty = today.isSuccess && gallery.isSuccess && !newest;
  useReveal(today.data);
  return (
    <>
      <Head title={t("site.title")} description={t("site.description")} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <AdSlot place="top" />
          <BegunLine />
          <Hero newest={newest} loading={!today.isFetched || !gallery.isFetched} />
          <DayLine posts={libraryIsEmpty ? undefined : today.data} />
          {libraryIsEmpty ? (
            <EmptyHome />
          ) : (
            <>
              <Today today={today} />
              <div className="gallery-area" id="gallery" tabIndex={-1}>
                <GallerySection />
                <aside className="side">
                  <Popular />
                  <LateSignup />
                  <AdSlot place="side" />
                </aside>
              </div>
            </>
          )}
          <AdSlot place="bottom" />
        </div>
      </main>
    </>
  );
}
