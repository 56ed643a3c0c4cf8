// The scroll position after a link, a filter, or a step back.
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The state of a navigation that changes what a part of the page shows, and leaves the reader there. */
export const stays = { stays: true };

/** Notes in the history entry how far the page is scrolled, just before it is left: browsers restore that too early. */
export const notePlace = () => window.history.replaceState({ ...window.history.state, scrolled: window.scrollY }, "");

function noteBeforeLink({ target }: Event) {
  if (target instanceof Element && target.closest("a")) notePlace();
}

/**
 * After a link was followed, scrolls to the top of the new page, or to the section that the address names. After a step back,
 * scrolls to where the page was left, with the focus on the link that led away.
 */
export function useArrival() {
  const { pathname, search, hash, key, state } = useLocation();
  const type = useNavigationType();
  const queries = useQueryClient();
  const fetching = useIsFetching();
  const address = `${pathname}${search}${hash}`;
  const last = useRef({ key, pathname, address });
  const arrive = useRef<(() => void) | null>(null);

  useEffect(() => {
    document.addEventListener("click", noteBeforeLink, true);
    return () => document.removeEventListener("click", noteBeforeLink, true);
  }, []);
  useEffect(() => {
    const from = last.current;
    last.current = { key, pathname, address };
    if (from.key !== key) {
      arrive.current = null;
      // A link to the very address of the page replaces its entry.
      const followed = type === "PUSH" || (type === "REPLACE" && from.address === address);
      if (type === "POP") arrive.current = () => returnTo(from.pathname);
      else if (followed && !state?.stays) arrive.current = arriveAt(hash.slice(1), from.pathname === pathname);
    }
    // Sections move while stories load. A fetch that this render started is not in `fetching` yet.
    if (fetching > 0 || queries.isFetching() > 0) return;
    arrive.current?.();
    arrive.current = null;
  }, [key, pathname, hash, address, state, type, fetching, queries]);
}

/** Scrolls to the top, unless it is another section of the same page; returns what is left to do once the page is whole. */
function arriveAt(section: string, samePage: boolean): (() => void) | null {
  if (!section || !samePage) window.scrollTo({ top: 0, behavior: samePage ? "auto" : "instant" });
  if (!section) document.getElementById("main")?.focus({ preventScroll: true });
  if (!section) return null;
  return () => {
    const element = document.getElementById(section);
    element?.scrollIntoView();
    element?.focus({ preventScroll: true });
  };
}

/** Scrolls to where the page was left, and focuses the nearest link to the page that the reader comes from. */
function returnTo(left: string) {
  const { scrolled } = window.history.state ?? {};
  if (typeof scrolled !== "number") return;
  window.scrollTo({ top: scrolled, behavior: "instant" });
  const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - window.innerHeight / 2);
  const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${left}"]:not([tabindex])`)];
  links.sort((a, b) => distance(a) - distance(b))[0]?.focus({ preventScroll: true });
}
