import { likesShown } from "../../api/stories/answers.ts";
import { galleryPageSize, popularCount } from "../../api/stories/list-lengths.ts";
import { type PublicPost, StoryId } from "../../api/stories/model.ts";
import { publicPost } from "../../api/stories/posts.ts";
import type { TimedStory, Timeline } from "../../api/stories/timeline.ts";
import type { Page } from "../app/paths.ts";
import type { PostCard } from "../app/queries.ts";
import type { PageData } from "../entry-server.tsx";

type LikesOf = (id: StoryId) => number;

/** What a page shows at this instant: its parts and their likes, by which one tells whether it is still the same, and its data, once they are needed. */
export type PageLook = {
  parts: readonly (TimedStory | undefined | number)[];
  /** Since when it has been like that, in milliseconds since 1970; undefined for a page on which the day can be seen to turn. */
  since?: number | undefined;
  /** Whether a page that tells a story has one to tell. */
  isThere: boolean;
  data(): PageData;
};

/** Read from the library without a detour over HTTP. */
export function lookAtPage(
  page: Page,
  now: Temporal.Instant,
  { timeline, likesOf }: { timeline: Timeline; likesOf: LikesOf },
): PageLook {
  const toPost = ({ story }: TimedStory) => publicPost(story, likesOf(story.id));
  const toCard = (entry: TimedStory) => withoutTexts(toPost(entry));
  if (page.name === "home") {
    const today = timeline.today(now);
    const gallery = timeline.list({ now, limit: galleryPageSize, offset: 0 });
    const popular = timeline.popular({ now, limit: popularCount });
    const shown = [...today, ...gallery, ...popular];
    return {
      parts: [...shown, today.length, gallery.length, ...likesShown(shown, likesOf)],
      isThere: true,
      data: () => ({
        page: "home",
        today: today.map(toCard),
        gallery: gallery.map(toCard),
        popular: popular.map(toCard),
      }),
    };
  }
  const { name } = page;
  if (name !== "story") return { parts: [], isThere: true, data: () => ({ page: name }) };
  const id = StoryId.safeParse(page.id);
  const story = id.success ? timeline.find(id.data, now) : undefined;
  const { previous, next } = story ? timeline.neighbours(story.id, now) : {};
  const shown = [story, previous, next];
  return {
    parts: [...shown, ...likesShown(shown, likesOf)],
    // Below the newest story stands when the next one comes.
    since: next?.at,
    isThere: story !== undefined,
    data: () => ({
      page: "story",
      id: page.id,
      story: story ? toPost(story) : null,
      neighbours: { previous: previous ? toCard(previous) : null, next: next ? toCard(next) : null },
    }),
  };
}

/** A card shows no story text, and what it does not show need not travel with the page. */
function withoutTexts({ contentEn: _en, contentPl: _pl, ...card }: PublicPost): PostCard {
  return card;
}
