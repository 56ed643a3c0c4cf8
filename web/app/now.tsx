import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePage } from "./page.ts";
import { dayAt } from "./warsaw.ts";

const NowContext = createContext(0);

/** The product's time; updated once a minute and at every publishing instant. */
export const useNow = () => useContext(NowContext);

/**
 * Whether the page follows the clock. Before that, and without scripts, it shows what the server rendered for everybody between
 * two publishing instants: only what is true for that long, and no countdown.
 */
export const useIsLive = () => useNow() !== usePage().now;

const untilNextUpdate = (now: number) => Math.min(60_000 - (now % 60_000), dayAt(now).next - now);

export function NowProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const [now, setNow] = useState(page.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const current = Date.now() + page.clockOffset;
      setNow(current);
      // Slightly late rather than early: at a publishing instant the story must exist.
      timer = setTimeout(update, untilNextUpdate(current) + 50);
    };
    const onVisibilityChange = () => document.visibilityState === "visible" && update();
    update();
    // Timers of background tabs are throttled, so the time is updated when the tab is shown.
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [page.clockOffset]);
  return <NowContext value={now}>{children}</NowContext>;
}
