import { dehydrate } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PublicPost } from "../api/stories/model.ts";
import { App } from "./app/app.tsx";
import type { PageState } from "./app/page.ts";
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

/** What a page shows, straight from the library. */
export type PageData =
  | { page: "home"; today: PostCard[]; gallery: PostCard[]; popular: PostCard[] }
  | { page: "story"; id: string; story: PublicPost | null; neighbours: Neighbours }
  | { page: "not-found" };

export type RenderOrder = { path: string; data: PageData; state: Omit<PageState, "queries"> };
export type Render = (order: RenderOrder) => string;

/** One page as HTML, with the answers of its queries inside. */
export const render: Render = ({ path, data, state }) => {
  const queries = newQueryClient();
  if (data.page === "home") {
    queries.setQueryData(todayQuery.queryKey, data.today);
    queries.setQueryData(popularQuery.queryKey, data.popular);
    queries.setQueryData(galleryQuery.queryKey, { pages: [data.gallery], pageParams: [0] });
  }
  if (data.page === "story") {
    queries.setQueryData(storyQuery(data.id).queryKey, data.story);
    queries.setQueryData(neighboursQuery(data.id).queryKey, data.neighbours);
  }
  const page = { ...state, queries: dehydrate(queries) };
  const html = renderToString(
    <StaticRouter location={path}>
      <App page={page} stateJson={toStateJson(page)} queries={queries} />
    </StaticRouter>,
  );
  queries.clear();
  return `<!doctype html>${html}`;
};
