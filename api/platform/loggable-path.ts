/** Paths of ours are far shorter. */
const longestPath = 200;
const longestPart = 64;

/**
 * A path as the log may hold it, which strangers write into and operators pass on: without its query, where mails' links carry
 * tokens, and without parts that hold an address or are as long as tokens are.
 */
export function loggablePath(path: string): string {
  // Nearly all of them.
  if (path.length <= longestPart && !/[?@%]/.test(path)) return path;
  const [bare = ""] = path.split("?", 1);
  const parts = bare.slice(0, longestPath + 1).split("/");
  const shown = parts.map((part) => (part.length > longestPart || /@|%(?:25)*40/i.test(part) ? "…" : part)).join("/");
  return shown.length > longestPath ? `${shown.slice(0, longestPath)}…` : shown;
}
