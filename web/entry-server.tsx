import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import type { PublicPost } from "#api/stories/model.ts";
import type { PageState } from "./app/page.ts";
import type { PageName } from "./app/pages.ts";
import {
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
import { adminTexts, texts } from "./i18n/i18n.ts";
import { loadAllScreens } from "./screens.ts";

/** The queries of a page, answered by the library. */
export type PageData =
  | { page: "home"; today: PostCard[]; gallery: PostCard[]; popular: PostCard[] }
  | { page: "story"; id: string; story: PublicPost | null; neighbours: Neighbours }
  | { page: Exclude<PageName, "home" | "story"> };

export type RenderOrder = { path: string; data: PageData; state: Omit<PageState, "answers"> };
export type Render = (order: RenderOrder) => string;

// Rendering is synchronous, so all parts are loaded before the first page is rendered.
await Promise.all([adminTexts.loadAll(), loadAllScreens(), texts.loadAll(), advertisingParts.loadAll()]);

/** Renders one page as HTML with its query responses. The same input gives the same bytes. */
export const render: Render = ({ path, data, state }) => {
  const page: PageState = { ...state, answers: answersOf(data) };
  const queries = newQueryClient(page.answers);
  const html = renderToString(
    <StaticRouter location={path}>
      <App page={page} stateJson={toStateJson(page)} queries={queries} />
    </StaticRouter>,
  );
  queries.clear();
  return `<!doctype html>${html}`;
};

function answersOf(data: PageData): PageState["answers"] {
  if (data.page === "story") {
    return [
      [storyQuery(data.id).queryKey, data.story],
      [neighboursQuery(data.id).queryKey, data.neighbours],
    ];
  }
  if (data.page === "home") {
    return [
      [todayQuery.queryKey, data.today],
      [popularQuery.queryKey, data.popular],
      [galleryQuery().queryKey, { pages: [data.gallery], pageParams: [0] }],
    ];
  }
  return [];
}
