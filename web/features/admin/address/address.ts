// The panel's state in its address: the view of the posts, the filter of the list or the month of the calendar, and the open dialog.
import { timeSlots } from "#api/schedule/model.ts";
import type { PostFilter } from "../queries.ts";

export const states = ["published", "scheduled", "broken", "deleted"] as const;
export const sorts = ["newest", "oldest", "likes", "views", "clicks", "title"] as const;
export const views = ["calendar", "list"] as const;
export type View = (typeof views)[number];
/** The server's limits. */
export const longest = { search: 200, category: 60 };

/** The dialogs of one post, or of one draft. */
const dialogsOfOne = ["edit", "preview", "history", "draft"] as const;

/** The dialog that is open over the list. */
export type Opened = { name: "new" } | { name: (typeof dialogsOfOne)[number]; id: string };

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | "" =>
  values.find((value) => value === text) ?? "";

/** Parses the filter from an address; unknown values count as empty. */
export function readFilter(address: string): PostFilter {
  const query = new URLSearchParams(address);
  const page = Number(query.get("page") ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    search: (query.get("q") ?? "").slice(0, longest.search),
    language: oneOf(["en", "pl"], query.get("lang")),
    slot: oneOf(timeSlots, query.get("slot")),
    category: (query.get("category") ?? "").slice(0, longest.category),
    state: oneOf(states, query.get("state")),
    sort: oneOf(sorts, query.get("sort")) || "newest",
  };
}

/** The address of a filter, without a dialog. Defaults are omitted. */
export function addressOfFilter({ page, search, language, slot, category, state, sort }: PostFilter): string {
  const query = {
    q: search,
    lang: language,
    slot,
    category,
    state,
    sort: sort === "newest" ? "" : sort,
    page: page > 0 ? String(page + 1) : "",
  };
  return asAddress(new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")));
}

/** The view of an address: the one that it names, or whose state it has; null for an address that says nothing of it. */
export function readView(address: string): View | null {
  const query = new URLSearchParams(address);
  const named = oneOf(views, query.get("view"));
  if (named !== "") return named;
  if (addressOfFilter(readFilter(address)) !== "") return "list";
  return query.has("month") ? "calendar" : null;
}

/** The month of the calendar, `YYYY-MM`; null for the present one. */
export function readMonth(address: string): string | null {
  const month = new URLSearchParams(address).get("month") ?? "";
  return /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}

/** The address of a filter, which names the list where it would not be seen otherwise. */
export function addressOfList(filter: PostFilter, usual: View): string {
  const address = addressOfFilter(filter);
  return (readView(address) ?? usual) === "list" ? address : "?view=list";
}

export const addressOfMonth = (month: string | null): string => (month === null ? "?view=calendar" : `?month=${month}`);

export function readOpened(address: string): Opened | null {
  const query = new URLSearchParams(address);
  for (const name of dialogsOfOne) {
    const id = query.get(name);
    if (id) return { name, id };
  }
  return query.has("new") ? { name: "new" } : null;
}

/** The address of the same list with this dialog open, or none. */
export function addressOfOpened(opened: Opened | null, address: string): string {
  const query = new URLSearchParams(address);
  for (const name of [...dialogsOfOne, "new"]) query.delete(name);
  if (opened) query.set(opened.name, opened.name === "new" ? "1" : opened.id);
  return asAddress(query);
}

const asAddress = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : "");
