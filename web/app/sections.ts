import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The sections of the home page that the navigation links to; the footer is the about section of every page. */
export const sections = ["hero", "today", "gallery", "about"] as const;
export type Section = (typeof sections)[number];

/** After a link was followed, scrolls to the top of the new page, or to the section that the address names. */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const queries = useQueryClient();
  const fetching = useIsFetching();
  const arrived = useRef(`${pathname}${hash}`);
  const section = useRef<string | null>(null);

  useEffect(() => {
    const address = `${pathname}${hash}`;
    // Going back, or to a section of the same page, the browser finds the place itself; another language is the same place.
    if (arrived.current !== address && type === "PUSH") {
      section.current = hash ? hash.slice(1) : null;
      window.scrollTo({ top: 0, behavior: "instant" });
      if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
    }
    arrived.current = address;
    // Sections move while stories load. A fetch that this render started is not in `fetching` yet.
    if (section.current === null || fetching > 0 || queries.isFetching() > 0) return;
    const element = document.getElementById(section.current);
    section.current = null;
    if (!element) return;
    element.scrollIntoView();
    element.focus({ preventScroll: true });
  }, [pathname, hash, type, fetching, queries]);
}
