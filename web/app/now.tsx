import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { usePage } from "./page.ts";
import { dayAt } from "./warsaw.ts";

const NowContext = createContext(0);

/** The product's time, for whoever shows it; moves on once a minute and at every publishing instant. */
export const useNow = () => useContext(NowContext);

/**
 * Whether the page has looked at the clock yet. Until then it is as the server made it for all who come between two turns of the
 * day, and so it stays without scripts: it says what is true for that long, and nothing that runs.
 */
export const useRuns = () => useNow() !== usePage().now;

const untilNextLook = (now: number) => Math.min(60_000 - (now % 60_000), dayAt(now).next - now);

export function NowProvider({ children }: { children: ReactNode }) {
  const page = usePage();
  const [now, setNow] = useState(page.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const current = Date.now() + page.clockOffset;
      setNow(current);
      // A little late rather than a little early: at a publishing instant the story must be there.
      timer = setTimeout(look, untilNextLook(current) + 50);
    };
    const lookAgain = () => document.visibilityState === "visible" && look();
    look();
    // A page that slept in a background tab wakes up to the right time.
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, [page.clockOffset]);
  return <NowContext value={now}>{children}</NowContext>;
}
