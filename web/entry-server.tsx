import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import type { Book } from "#api/books/model.ts";
import { galleryPageSize } from "#api/stories/list-lengths.ts";
import type { PublicPost } from "#api/stories/model.ts";
import type { PageState } from "./app/page.ts";
import type { PageName } from "./app/pages.ts";
import {
  archiveQuery,
  booksQuery,
  galleryQuery,
  type Neighbours,
  neighboursQuery,
  newQueryClient,
  type PostCard,
  popularQuery,
  storyQuery,
  todayQuery,
} from "./app/queries.ts";
import { toStateJson } from "./app/state-json.ts";
import { App } from "./app.tsx";
import { advertisingParts } from "./features/advertising/parts.ts";
import type { ArchivePageName } from "./features/archive/queries.ts";
import { archiveDates, datesOf } from "./features/home/date-filter.ts";
import { storyParts } from "./features/story/parts.ts";
import { loadAllScreens } from "./screens.ts";
import { loadLateParts } from "./ui/late.tsx";

/** The queries of a page, answered by the library. */
export type PageData =
  | {
      page: "home";
      today: PostCard[];
      gallery: PostCard[];
      /** The gallery of these Warsaw dates, if the address asks for it. */
      filtered?: { dates: string; posts: PostCard[] };
      popular: PostCard[];
      archive: PostCard[];
    }
  | { page: "story"; id: string; story: PublicPost | null; neighbours: Neighbours }
  | { page: "books"; books: readonly Book[] }
  | { page: ArchivePageName; address: string; answer: unknown }
  | { page: Exclude<PageName, "home" | "story" | "books" | ArchivePageName> };

export type RenderOrder = { path: string; data: PageData; state: Omit<PageState, "answers"> };
export type Render = (order: RenderOrder) => string;

// Rendering is synchronous, so all parts are loaded before the first page is rendered.
await Promise.all([loadAllScreens(), advertisingParts.loadAll(), storyParts.loadAll()]);
await loadLateParts();

/** Renders one page as HTML with its query responses. The same input gives the same bytes. */
export const render: Render = ({ path, data, state }) => {
  const page: PageState = { ...state, answers: answersOf(data, state.now) };
  const queries = newQueryClient(page.answers);
  const html = renderToString(
    <StaticRouter location={path}>
      <App page={page} stateJson={toStateJson(page)} queries={queries} />
    </StaticRouter>,
  );
  queries.clear();
  return `<!doctype html>${html}`;
};

function answersOf(data: PageData, now: number): PageState["answers"] {
  if (data.page === "story") {
    return [
      [storyQuery(data.id).queryKey, data.story],
      [neighboursQuery(data.id).queryKey, data.neighbours],
    ];
  }
  if (data.page === "books") return [[booksQuery.queryKey, data.books]];
  if (data.page === "home") {
    const { filtered } = data;
    const answers: PageState["answers"] = [
      [todayQuery.queryKey, data.today],
      [popularQuery.queryKey, data.popular],
      [archiveQuery(archiveDates(now)).queryKey, data.archive],
      [galleryQuery(datesOf("all", now)).queryKey, inPages(data.gallery)],
    ];
    if (filtered) answers.push([galleryQuery(filtered.dates).queryKey, inPages(filtered.posts)]);
    return answers;
  }
  return "address" in data ? [[[data.address], data.answer]] : [];
}

/** A list as the browser would have loaded it, page by page; an empty one has one page. */
function inPages(posts: PostCard[]) {
  const pageParams = [0];
  for (let offset = galleryPageSize; offset < posts.length; offset += galleryPageSize) pageParams.push(offset);
  return { pages: pageParams.map((offset) => posts.slice(offset, offset + galleryPageSize)), pageParams };
}
