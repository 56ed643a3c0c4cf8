// The plan of what is kept, and when it is fetched anew; pure.
import { type Picture, type PictureWidth, pictureAddress } from "#api/images/model.ts";
import { daysLater, warsawDate } from "#web/app/warsaw.ts";

const daysKept = 30;
/** No list of a day is longer than this, the most that the API gives at once. */
const mostOfADay = 50;
const minutes = 60_000;
const freshFor = { newest: 10 * minutes, older: 12 * 60 * minutes };

/** The one width in which pictures are kept, and how many bytes they may take together. */
const keptWidth: PictureWidth = 640;
export const mostPictureBytes = 12_000_000;

/** The Warsaw dates of the last thirty days, newest first. */
export const keptDates = (now: number): string[] =>
  Array.from({ length: daysKept }, (_, back) => daysLater(warsawDate(now), -back));

/** Whether a day's stories are fetched anew: often while stories may come or were just out, then twice a day, for corrections. */
export function isDue({ date, at }: { date: string; at: number }, now: number): boolean {
  const isNewest = date >= daysLater(warsawDate(now), -1);
  return now < at || now - at > (isNewest ? freshFor.newest : freshFor.older);
}

export const dayQuery = (date: string) =>
  `/api/posts?limit=${mostOfADay}&offset=0&from=${date}&before=${daysLater(date, 1)}`;

/** The pages of the archive around these dates, as the API gives them. */
export function archiveAddresses(dates: readonly string[]): string[] {
  const parts = dates.flatMap((date) => [date.slice(0, "YYYY".length), date.slice(0, "YYYY-MM".length)]);
  return ["/api/archive", ...[...new Set(parts)].map((part) => `/api/archive/${part.replace("-", "/")}`)];
}

export const isArchiveDue = (at: number, now: number) => now < at || now - at > freshFor.older;

/** Under which address a picture of a story is kept, whatever width is asked for; null for a picture elsewhere, or a part of one. */
export function pictureKey({ pathname, searchParams }: URL): string | null {
  if (!/^\/images\/[^/]+\.webp$/.test(pathname) || searchParams.has("crop")) return null;
  const version = searchParams.get("v");
  return version === null ? pathname : `${pathname}?v=${version}`;
}

/** The address from which a story's picture is fetched. */
export const keptPicture = (picture: Picture): string => pictureAddress(picture, keptWidth);
