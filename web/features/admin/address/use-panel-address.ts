import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PostFilter } from "../queries.ts";
import { useRememberedChoice } from "../use-remembered.ts";
import {
  addressOfList,
  addressOfMonth,
  addressOfOpened,
  type Opened,
  readFilter,
  readMonth,
  readOpened,
  readView,
  type View,
  views,
} from "./address.ts";

/** The state of an address whose search gets the focus. */
const searching = { focus: "search" };
export const isSearching = (state: { focus?: unknown } | null) => state?.focus === searching.focus;

/** Reads and changes the panel's state in its address, so that the browser's history steps through it. */
export function usePanelAddress() {
  const { pathname, search, state, key } = useLocation();
  const origin: { from?: unknown } | null = state;
  const navigate = useNavigate();
  const left = useRef("");
  const filter = readFilter(search);
  const opened = readOpened(search);
  const [usual, remember] = useRememberedChoice("view", views, "calendar");
  // Reads the window's address, because on a slow machine React's may lag behind the last choice.
  const here = () => window.location.search;

  return {
    filter,
    opened,
    view: readView(search) ?? usual,
    /** The calendar's month, `YYYY-MM`; null for the present one. */
    month: readMonth(search),
    /** Shows the posts the other way, and next time as well. */
    showView(view: View) {
      remember(view);
      void navigate({ pathname, search: `?view=${view}` });
    },
    /** Shows the list, with the focus in its search. */
    showSearch() {
      void navigate({ pathname, search: "?view=list" }, { state: searching });
    },
    /** Shows another month; null for the present one. */
    showMonth(month: string | null) {
      void navigate({ pathname, search: addressOfMonth(month) });
    },
    /**
     * Shows another page, or the first page of another filter. Typing replaces the history entry; its pause may end when a
     * dialog has been opened, which stays.
     */
    choose(change: Partial<PostFilter>, { typed = false } = {}) {
      const withDialog = (address: string) => addressOfOpened(readOpened(here()), address);
      const next = withDialog(addressOfList({ ...readFilter(here()), page: 0, ...change }, usual));
      if (next !== withDialog(here())) void navigate({ pathname, search: next }, { replace: typed, state });
    },
    open(next: Opened) {
      void navigate({ pathname, search: addressOfOpened(next, here()) }, { state: { from: "list" } });
    },
    /** Closes the dialog: one step back in history if it was opened from the list. */
    close() {
      // Closing twice must not go back twice.
      if (opened === null || left.current === key) return;
      left.current = key;
      if (origin?.from === "list") void navigate(-1);
      else void navigate({ pathname, search: addressOfOpened(null, here()) }, { replace: true });
    },
  };
}
export type PanelAddress = ReturnType<typeof usePanelAddress>;
