/** The kinds of addresses that metrics count by: a fixed few, however many addresses are made up. */
const routeGroups = ["page", "api", "admin", "image", "media", "asset", "file", "health"] as const;
export type RouteGroup = (typeof routeGroups)[number];

const patterns: readonly [RegExp, RouteGroup][] = [
  [/^\/(?:api\/health|metrics)(?:\/|$)/i, "health"],
  [/^\/(?:api\/admin\/)?images\//i, "image"],
  [/^\/cards\//i, "image"],
  [/^\/(?:api\/admin\/)?media\//i, "media"],
  [/^\/api\/admin(?:\/|$)/i, "admin"],
  [/^\/api(?:\/|$)/i, "api"],
  [/^\/assets\//i, "asset"],
  [/\.(?:ico|png|svg|webmanifest)$/i, "asset"],
  [/\.[a-z0-9]+$/i, "file"],
];

/** The kind of a path; `path` has no query. */
export function groupOf(path: string): RouteGroup {
  return patterns.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
