/** Our own paths are far shorter. */
const longestPath = 200;
const longestPart = 64;

/**
 * A path for the log, which strangers fill and operators pass on: without the query, which holds the tokens of mailed links, and without
 * segments that contain an e-mail address or are as long as a token.
 */
export function loggablePath(path: string): string {
  // The fast way for nearly all paths.
  if (path.length <= longestPart && !/[?@%]/.test(path)) return path;
  const [bare = ""] = path.split("?", 1);
  const parts = bare.slice(0, longestPath + 1).split("/");
  const shown = parts.map((part) => (part.length > longestPart || /@|%(?:25)*40/i.test(part) ? "…" : part)).join("/");
  return shown.length > longestPath ? `${shown.slice(0, longestPath)}…` : shown;
}
