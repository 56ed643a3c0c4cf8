import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { usePrefix } from "./language.tsx";
import { homePath } from "./paths.ts";

/** The parts of the home page that the navigation leads to; the footer is the about section of every page. */
export const sections = ["hero", "today", "gallery", "about"] as const;
export type Section = (typeof sections)[number];

function arriveAt(element: HTMLElement) {
  element.scrollIntoView();
  element.focus({ preventScroll: true });
}

/** Scrolls to a section, going to the home page first where this page has no such section. */
export function useGoTo() {
  const navigate = useNavigate();
  const prefix = usePrefix();
  return (section: Section) => {
    const element = document.getElementById(section);
    if (element) arriveAt(element);
    else void navigate(`${homePath(prefix)}#${section}`);
  };
}

/** After a link was followed the new page is read from its top, or from the section that the address names. */
export function useArrival() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const first = useRef<boolean>(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new address is an arrival, even at the same section
  useEffect(() => {
    // The first page is where the browser put it; going back, the browser restores the place itself.
    if (first.current || type !== "PUSH") {
      first.current = false;
      return;
    }
    const section = hash ? document.getElementById(hash.slice(1)) : null;
    if (section) return arriveAt(section);
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}
