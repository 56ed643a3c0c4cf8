import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PopularPost } from "#api/statistics/model.ts";
import { categoryIn } from "#api/stories/categories.ts";
import { useLanguage } from "#web/app/language.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { useNumber } from "../formats/number-formats.ts";
import { popularPostsQuery } from "../queries.ts";
import { Scroller } from "../scroller.tsx";
import { Collapsible } from "./collapsible.tsx";
import { FetchFailed } from "./fetch-failed.tsx";

export function PopularPosts() {
  const { t } = useTranslation("admin");
  const popular = useQuery(popularPostsQuery);
  return (
    <Collapsible name="popular" title={t("statistics.popular")} open>
      {!popular.data && !popular.isError && <Skeleton />}
      {popular.isError && <FetchFailed error={popular.error} again={popular.refetch} />}
      {popular.data?.length === 0 && <p className="note">{t("statistics.noPosts")}</p>}
      {popular.data && popular.data.length > 0 && <Ranking posts={popular.data} />}
    </Collapsible>
  );
}

function Ranking({ posts }: { posts: readonly PopularPost[] }) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const number = useNumber();
  return (
    <Scroller className="table-wrap ranking" label={t("statistics.ranking")}>
      <table aria-label={t("statistics.popular")}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t("statistics.rank")}</span>
            </th>
            <th scope="col">{t("statistics.title")}</th>
            <th scope="col">{t("statistics.category")}</th>
            <th scope="col">{t("statistics.slot")}</th>
            <th scope="col" className="num">
              {t("statistics.likes")}
            </th>
            <th scope="col" className="num">
              {t("statistics.clicks")}
            </th>
            <th scope="col" className="num">
              {t("statistics.views")}
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map(({ id, titleEn, category, timeSlot, likes, clickCount, viewCount }, index) => (
            <tr key={id} data-slot={timeSlot}>
              <td className="rk">{index + 1}</td>
              <td className="t" lang="en">
                {titleEn}
              </td>
              <td>
                <span className="cat-tag">{categoryIn(language, category)}</span>
              </td>
              <td>
                <SlotBadge slot={timeSlot} />
              </td>
              <Count alone={number(likes)} said={t("statistics.likesOf", { count: likes, n: number(likes) })} />
              <Count
                alone={number(clickCount)}
                said={t("statistics.clicksOf", { count: clickCount, n: number(clickCount) })}
              />
              <Count
                alone={number(viewCount)}
                said={t("statistics.viewsOf", { count: viewCount, n: number(viewCount) })}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** A column's header names its number; where there are no columns, the text names it. */
function Count({ alone, said }: { alone: string; said: string }) {
  return (
    <td className="num">
      <span className="alone">{alone}</span>
      <span className="said">{said}</span>
    </td>
  );
}

function Skeleton() {
  return (
    <div className="table-wrap ranking-skeleton" aria-hidden="true">
      {["one", "two", "three", "four", "five"].map((place) => (
        <span className="sk sk--line" key={place} />
      ))}
    </div>
  );
}
