import { galleryPageSize, popularCount } from "#api/stories/list-lengths.ts";
import type { StoryId } from "#api/stories/model.ts";
import { type Place, readPath } from "#web/app/paths.ts";

/** The cached response that an address asks for. */
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
 * Parses the addresses of most requests, in the form that our own pages use; null for every other address, also an invalid one, which
 * Express answers with the same bytes.
 */
export function fastPathAddress(url: string): FastPathAddress | null {
  if (url.startsWith("/api/")) return apiAddress(url);
  return pagePattern.test(url) ? pageAddress(url) : null;
}

function apiAddress(url: string): FastPathAddress | null {
  const found = apiPattern.exec(url);
  if (found === null) return null;
  const [, name, neighbours, first, second] = found;
  if (url.startsWith("/api/language")) return { name: "language" };
  const limit = first === undefined ? undefined : Number(first);
  if (limit === 0 || (limit ?? 1) > longestList) return null;
  if (name === undefined) return { name: "list", limit: limit ?? galleryPageSize, offset: Number(second ?? 0) };
  if (second !== undefined || (neighbours !== undefined && /^[tp]/.test(name))) return null;
  if (name === "popular") return { name: "popular", limit: limit ?? popularCount };
  if (limit !== undefined) return null;
  if (name === "today") return { name: "today" };
  // The id may be of no story: the library decides.
  return { name: neighbours === undefined ? "story" : "neighbours", id: name as StoryId };
}

function pageAddress(url: string): FastPathAddress | null {
  const place = readPath(url);
  const { name } = place.page;
  if (name === "not-found" || name.startsWith("admin") || name.startsWith("newsletter")) return null;
  return { name: "page", place };
}
