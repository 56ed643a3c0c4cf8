import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNow } from "./now.tsx";
import { dayAt } from "./warsaw.ts";

const retryInterval = 10_000;

/**
 * Refetches what is due but missing: a few times in the first minute, because the reader's clock may be ahead of the server's,
 * then once a minute.
 */
export function useRefetchUntilThere(missing: boolean, keys: readonly QueryKey[]) {
  const now = useNow();
  const queries = useQueryClient();
  const ask = useEffectEvent(() => {
    // An attempt that is bound to fail would say so in the middle of what is being read.
    if (!navigator.onLine) return;
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    if (!missing) return;
    ask();
    const justDue = dayAt(now - 2 * retryInterval).next <= now;
    if (!justDue) return;
    const timer = setInterval(ask, retryInterval);
    return () => clearInterval(timer);
  }, [missing, now]);
}
