import type { StoryLibrary } from "../../api/stories/library.ts";
import { galleryPageSize, popularCount } from "../../api/stories/list-lengths.ts";
import { type PublicPost, type Story, StoryId } from "../../api/stories/model.ts";
import { publicPost } from "../../api/stories/posts.ts";
import type { Page } from "../app/paths.ts";
import type { PostCard } from "../app/queries.ts";
import type { PageData } from "../entry-server.tsx";

type Parts = {
  library: Pick<StoryLibrary, "find" | "today" | "list" | "popular" | "neighbours">;
  likesOf(id: StoryId): number;
};

/** A card shows no story text, and what it does not show need not travel with the page. */
function withoutTexts({ contentEn: _en, contentPl: _pl, ...card }: PublicPost): PostCard {
  return card;
}

/** What a page shows at this instant, read from the library without a detour over HTTP. */
export function pageData(page: Page, now: Temporal.Instant, { library, likesOf }: Parts): PageData {
  const toPost = (story: Story) => publicPost(story, likesOf(story.id));
  const toCard = (story: Story) => withoutTexts(toPost(story));
  if (page.name === "home") {
    return {
      page: "home",
      today: library.today(now).map(toCard),
      gallery: library.list({ now, limit: galleryPageSize, offset: 0 }).map(toCard),
      popular: library.popular({ now, limit: popularCount }).map(toCard),
    };
  }
  if (page.name !== "story") return { page: page.name };
  const id = StoryId.safeParse(page.id);
  const story = id.success ? library.find(id.data, now) : undefined;
  const { previous, next } = story ? library.neighbours(story.id, now) : {};
  return {
    page: "story",
    id: page.id,
    story: story ? toPost(story) : null,
    neighbours: { previous: previous ? toCard(previous) : null, next: next ? toCard(next) : null },
  };
}

export const statusOf = (data: PageData): 200 | 404 =>
  data.page === "not-found" || (data.page === "story" && data.story === null) ? 404 : 200;
