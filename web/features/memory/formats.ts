// The forms in which the memory is saved. Another version may have written it, or anybody: what cannot be read counts as absent.

/** A story that was begun; its titles are kept so that nothing need be asked of the server. */
export type Begun = {
  id: string;
  titleEn: string;
  titlePl: string;
  /** The share of its text that was above the middle of the window, from 0 to 1. */
  share: number;
};

export function parseBegun(saved: string | null): Begun | null {
  try {
    const { id, titleEn, titlePl, share } = JSON.parse(saved ?? "null") ?? {};
    const isWhole = [id, titleEn, titlePl].every((text) => typeof text === "string" && text !== "");
    return isWhole && share >= 0 && share <= 1 && /^[\w-]+$/.test(id) ? { id, titleEn, titlePl, share } : null;
  } catch {
    return null;
  }
}

/** In milliseconds since 1970: when the visit before this one ended, and when the reader was last seen; null if never. */
export type Visits = { before: number | null; seen: number | null };

export function parseVisits(saved: string | null): Visits {
  const [seen, before] = (saved ?? "").split(" ").map((text) => Number.parseInt(text, 10) || null);
  return { before: before ?? null, seen: seen ?? null };
}

/** A reader who was away for so long comes for another visit. */
const longestPause = 60 * 60_000;

/** The visits as of now, and their saved form. A clock that was set back ends a visit, too. */
export function visitAt(now: number, { visits: { before, seen }, leaves }: { visits: Visits; leaves: boolean }) {
  const isAnother = !leaves && seen !== null && Math.abs(now - seen) > longestPause;
  const last = isAnother ? Math.min(seen, now) : before;
  return { before: last, saved: last === null ? `${now}` : `${now} ${last}` };
}
