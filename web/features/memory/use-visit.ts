import { useEffect } from "react";
import { usePage } from "#web/app/page.ts";
import { noteVisit } from "./memory.ts";

/** Notes that the reader is here: when the site is opened, left, and shown again, on whatever page. */
export function useVisit() {
  const { clockOffset } = usePage();
  useEffect(() => {
    const note = () => noteVisit(Date.now() + clockOffset, { leaves: document.visibilityState === "hidden" });
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [clockOffset]);
}
