import { galleryPageSize, popularCount } from "../../api/stories/list-lengths.ts";
import type { StoryId } from "../../api/stories/model.ts";
import { type Place, readPath } from "../app/paths.ts";

/** What an address asks for that is kept. */
export type FastPathAddress =
  | { name: "list"; limit: number; offset: number }
  | { name: "popular"; limit: number }
  | { name: "today" | "language" }
  | { name: "story" | "neighbours"; id: StoryId }
  | { name: "page"; place: Place };

const apiPattern =
  /^\/api\/(?:posts(?:\/(today|popular|\d{4}-\d\d-\d\d-[a-z]{7,9}(?:-\d{1,3})?)(\/neighbours)?)?(?:\?limit=(\d{1,2})(?:&offset=(\d{1,6}))?)?|language\/detect)$/;
const pagePattern = /^\/[\w/-]{0,60}$/;
const longestList = 50;

/**
 * Reads the addresses that most readers ask for, in the form in which the site's own pages write them; null for every other. What is
 * null is answered as well, by Express, with the same bytes: here nothing is refused and nothing explained.
 */
export function fastPathAddress(url: string): FastPathAddress | null {
  if (url.startsWith("/api/")) return apiAddress(url);
  return pagePattern.test(url) ? pageAddress(url) : null;
}

function apiAddress(url: string): FastPathAddress | null {
  const found = apiPattern.exec(url);
  if (found === null) return null;
  const [, what, neighbours, first, second] = found;
  if (url.startsWith("/api/language")) return { name: "language" };
  const limit = first === undefined ? undefined : Number(first);
  if (limit === 0 || (limit ?? 1) > longestList) return null;
  if (what === undefined) return { name: "list", limit: limit ?? galleryPageSize, offset: Number(second ?? 0) };
  if (second !== undefined || (neighbours !== undefined && /^[tp]/.test(what))) return null;
  if (what === "popular") return { name: "popular", limit: limit ?? popularCount };
  if (limit !== undefined) return null;
  if (what === "today") return { name: "today" };
  // Whether there is such a story, the library says.
  return { name: neighbours === undefined ? "story" : "neighbours", id: what as StoryId };
}

function pageAddress(url: string): FastPathAddress | null {
  const place = readPath(url);
  const { name } = place.page;
  if (name === "not-found" || name.startsWith("admin") || name.startsWith("newsletter")) return null;
  return { name: "page", place };
}
