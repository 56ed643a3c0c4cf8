import { type InfiniteData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Head } from "#web/app/head.tsx";
import { galleryQuery, type PostCard, todayQuery } from "#web/app/queries.ts";
import { AdSlot } from "#web/features/advertising/ad-slot.tsx";
import { Signup } from "#web/features/newsletter/signup.tsx";
import { DayLine } from "./day-line.tsx";
import { GallerySection } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Popular } from "./popular.tsx";
import { Today } from "./today.tsx";
import { useReveal } from "./use-reveal.ts";

const newestOf = (gallery: InfiniteData<PostCard[]> | undefined) => gallery?.pages[0]?.[0];

export default function HomePage() {
  const { t } = useTranslation();
  const today = useQuery(todayQuery);
  const gallery = useInfiniteQuery(galleryQuery());
  const newest = newestOf(gallery.data);
  const libraryIsEmpty = gallery.isSuccess && newest === undefined;
  useReveal(today.data);
  return (
    <>
      <Head title={t("site.title")} description={t("site.description")} />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <AdSlot place="top" />
          <Hero newest={newest} loading={gallery.isPending} />
          <DayLine posts={today.data} />
          <Today today={today} libraryIsEmpty={libraryIsEmpty} />
          <div className="gallery-area" id="gallery" tabIndex={-1}>
            <GallerySection libraryIsEmpty={libraryIsEmpty} />
            <aside className="side">
              <Popular />
              <Signup />
              <AdSlot place="side" />
            </aside>
          </div>
          <AdSlot place="bottom" />
        </div>
      </main>
    </>
  );
}
