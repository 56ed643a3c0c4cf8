import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { PostFilter } from "../queries.ts";
import { addressOfFilter, addressOfOpened, type Opened, readFilter, readOpened } from "./address.ts";

/** What the panel's address says, and ways to say something else. The browser's way back leads through all of it. */
export function usePanelAddress() {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef("");
  const filter = readFilter(search);
  const opened = readOpened(search);
  // The address itself: on a busy machine, somebody chooses again before the page shows what they chose last.
  const here = () => window.location.search;

  return {
    filter,
    opened,
    /** Another page of the list, or the first one of another list. What is typed leaves no step behind for each letter. */
    choose(change: Partial<PostFilter>, { typed = false } = {}) {
      const next = addressOfFilter({ ...readFilter(here()), page: 0, ...change });
      if (next !== addressOfOpened(null, here())) void navigate({ pathname, search: next }, { replace: typed });
    },
    open(next: Opened) {
      void navigate({ pathname, search: addressOfOpened(next, here()) }, { state: { from: "list" } });
    },
    /** Back to the list: one step back where the dialog was opened from it. */
    close() {
      // Whoever closes twice must not go back twice.
      if (opened === null || left.current === key) return;
      left.current = key;
      if ((state as { from?: unknown } | null)?.from === "list") void navigate(-1);
      else void navigate({ pathname, search: addressOfOpened(null, here()) }, { replace: true });
    },
  };
}
export type PanelAddress = ReturnType<typeof usePanelAddress>;
