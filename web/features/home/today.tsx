import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { hourOf } from "#api/schedule/model.ts";
import { useIsLive, useNow } from "#web/app/now.tsx";
import type { PostCard } from "#web/app/queries.ts";
import { dayAt, type Stop } from "#web/app/warsaw.ts";
import grumpy from "#web/art/mruk-grump.webp";
import { StoryCard } from "#web/features/engagement/story-card.tsx";
import { useMemory } from "#web/features/memory/memory.ts";
import { isNew } from "#web/features/memory/story-mark.tsx";
import { cutOf } from "#web/ui/plate.tsx";
import { CardSkeletons, skeletons } from "#web/ui/skeleton.tsx";
import { SlotBadge } from "#web/ui/slot-badge.tsx";
import { State } from "#web/ui/state.tsx";
import { refetchFailed } from "./refetch-failed.ts";
import { TodaysDate } from "./todays-date.tsx";
import { WaitingWindow } from "./waiting-window.tsx";

type Props = { today: UseQueryResult<PostCard[]> };

export function Today({ today }: Props) {
  const { t } = useTranslation();
  return (
    <section className="today" id="today" aria-labelledby="today-heading" tabIndex={-1}>
      <div className="head">
        <div>
          <h2 id="today-heading">{t("today.title")}</h2>
          <p>
            <TodaysDate /> <NewSinceLastVisit posts={today.data} />
          </p>
        </div>
      </div>
      <TodaysPosts today={today} />
    </section>
  );
}

/** Beside the date, where it takes no room. */
function NewSinceLastVisit({ posts = [] }: { posts: readonly PostCard[] | undefined }) {
  const { t } = useTranslation();
  const memory = useMemory();
  const count = posts.filter((post) => isNew(post, memory)).length;
  return count > 0 && <span className="fresh">{t("today.new", { count })}</span>;
}

function TodaysPosts({ today }: Props) {
  const { t } = useTranslation();
  const now = useNow();
  const queries = useQueryClient();
  const { stops } = dayAt(now);
  // The server's page and the first one of the browser are the same, whatever the connection.
  const away = useIsLive() && !navigator.onLine && "newsletter.said.network";
  if (today.isLoadingError)
    return <Failed title={t(away || "error.generic")} retry={() => void refetchFailed(queries)} />;
  if (!today.data) {
    return (
      <>
        <p className="sr" role="status">
          {t("site.loading")}
        </p>
        <CardSkeletons count={skeletons.today} className="triptych" />
      </>
    );
  }
  const posts = today.data;
  const cards = stops.flatMap((stop) => cardsOf(stop, posts));
  return (
    <div className="triptych">
      {cards.map((card, index) =>
        "post" in card ? (
          <StoryCard key={card.post.id} post={card.post} cut={cutOf(index)} kind="today" />
        ) : (
          <WaitingCard
            key={card.stop.timeSlot}
            stop={card.stop}
            cut={cutOf(index)}
            late={card.stop.at <= now && t(away || "today.late")}
          />
        ),
      )}
    </div>
  );
}

/** A slot's stories in the order of publishing, or a placeholder if it has none. */
function cardsOf(stop: Stop, posts: readonly PostCard[]): ({ post: PostCard } | { stop: Stop })[] {
  const mine = posts.filter((post) => post.timeSlot === stop.timeSlot);
  const inOrder = mine.toSorted((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
  return inOrder.length > 0 ? inOrder.map((post) => ({ post })) : [{ stop }];
}

function Failed({ title, retry }: { title: string; retry: () => void }) {
  const { t } = useTranslation();
  return (
    <State picture={{ src: grumpy, width: 640, height: 436 }} title={title}>
      <p>{t("error.grumpy")}</p>
      <button className="btn btn--quiet" type="button" onClick={retry}>
        {t("error.retry")}
      </button>
    </State>
  );
}

function WaitingCard({ stop, cut, late }: { stop: Stop; cut: string; late: string | false }) {
  const { t } = useTranslation();
  const time = hourOf(stop.timeSlot);
  return (
    <article className="post post--today post--wait" data-slot={stop.timeSlot}>
      <div className={`plate ${cut}`}>
        <WaitingWindow slot={stop.timeSlot} />
      </div>
      <div className="post__text">
        <div className="post__meta badges">
          <SlotBadge slot={stop.timeSlot} showsHour />
        </div>
        <h3>{t("today.waitTitle")}</h3>
        <p className="post__excerpt">{late || t(`today.wait.${stop.timeSlot}`, { time })}</p>
      </div>
    </article>
  );
}
