// The part of a paged list that an address shows: `/category/portrait?page=2`.

/** The page that a query asks for, counted from 1; what cannot be read counts as absent. */
export function readPageNumber(search: string): number {
  const page = new URLSearchParams(search).get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The query of a page, with its question mark; empty for the first. */
export const pageNumberQuery = (page: number): string => (page > 1 ? `?page=${page}` : "");
