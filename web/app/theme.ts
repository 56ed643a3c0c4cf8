import { useLayoutEffect } from "react";

// Read before React hydrates the document.
const darkAtFirst = typeof document === "object" && document.documentElement.classList.contains("dark");

/** Restores the first script's class after React discarded the server's HTML and rendered the root anew. */
export function useFirstTheme() {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("dark", darkAtFirst);
  }, []);
}
