import { useIsFetching, useQueryClient } from "@tanstack/react-query";
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
  const queries = useQueryClient();
  const fetching = useIsFetching();
  const arrived = useRef(`${pathname}${hash}`);
  const section = useRef<string | null>(null);

  useEffect(() => {
    const address = `${pathname}${hash}`;
    if (arrived.current === address) return;
    arrived.current = address;
    // Going back, the browser restores the place itself; another language is the same page in the same place.
    if (type !== "PUSH") return;
    section.current = hash ? hash.slice(1) : null;
    window.scrollTo({ top: 0, behavior: "instant" });
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address and the end of a fetch are reasons to look again
  useEffect(() => {
    // While stories are on the way the sections still move.
    if (section.current === null || queries.isFetching() > 0) return;
    const element = document.getElementById(section.current);
    section.current = null;
    if (element) arriveAt(element);
  }, [fetching, pathname, hash, queries]);
}
