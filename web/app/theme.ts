import { useLayoutEffect } from "react";
import { save } from "./saved.ts";

export function toggleTheme() {
  const dark = document.documentElement.classList.toggle("dark");
  save("theme", dark ? "dark" : "light");
}

// Read before React takes the document over.
const darkAtFirst = typeof document === "object" && document.documentElement.classList.contains("dark");

/** Puts the first script's class back where React could not take over the server's HTML and wrote the root anew. */
export function useFirstTheme() {
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("dark", darkAtFirst);
  }, []);
}
