import { useEffect, useState } from "react";
import { usePage } from "#web/app/page.ts";

/** The product's time, updated each second while something runs. */
export function useSeconds(isRunning: boolean): number {
  const { clockOffset } = usePage();
  const [now, setNow] = useState(() => Date.now() + clockOffset);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now() + clockOffset), 1000);
    return () => clearInterval(timer);
  }, [isRunning, clockOffset]);
  return now;
}
