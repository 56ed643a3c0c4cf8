import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { pictureAddress } from "../../../api/images/model.ts";
import { Head } from "../../app/head.tsx";
import { galleryQuery, todayQuery } from "../../app/queries.ts";
import { useReveal } from "../../app/reveal.ts";
import { DayLine } from "./day-line.tsx";
import { GallerySection } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Popular } from "./popular.tsx";
import { Today } from "./today.tsx";

export function HomePage() {
  const { t } = useTranslation();
  const today = useQuery(todayQuery);
  const newest = useInfiniteQuery(galleryQuery).data?.pages[0]?.[0];
  useReveal(today.data);
  return (
    <>
      <Head
        title={t("site.title")}
        description={t("site.description")}
        type="website"
        picture={newest && pictureAddress(newest, 1280)}
      />
      <main id="main" tabIndex={-1}>
        <div className="wrap">
          <Hero newest={newest} />
          <DayLine posts={today.data ?? []} />
          <Today today={today} />
          <div className="gallery-area">
            <GallerySection />
            <Popular />
          </div>
        </div>
      </main>
    </>
  );
}
