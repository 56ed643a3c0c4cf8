import type { ComponentType } from "react";
import { type PageName, pages } from "./app/pages.ts";
import { readPath } from "./app/paths.ts";
import { onDemand } from "./i18n/on-demand.ts";

/** `id` is the story's, and empty on other pages. */
type PageModule = { default: ComponentType<{ id: string }> };

/** The content of pages between the header and the footer, by module. */
const screens = onDemand(import.meta.glob<PageModule>("./features/*/*-page.tsx"));
const keyOf = (page: PageName) => `./${pages[page].module}`;

export const loadScreen = (page: PageName) => screens.load(keyOf(page));
export const useScreen = (page: PageName) => screens.usePart(keyOf(page)).default;
export const loadAllScreens = screens.loadAll;

/** Loads the code of stories, which most readers open next, while the browser has nothing else to do. */
export function loadStoriesWhenIdle() {
  // Safari has no idle callbacks.
  const whenIdle = "requestIdleCallback" in window ? window.requestIdleCallback : setTimeout;
  // A failed load is tried again when a link is followed.
  whenIdle(() => void loadScreen("story").catch(() => {}));
}

/** Loads a page's code when its link is hovered or focused, because it is likely to be followed next. */
export function loadScreensAhead() {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin) return;
    // A failed load is tried again when the link is followed.
    loadScreen(readPath(link.pathname).page.name).catch(() => {});
  };
  document.addEventListener("pointerover", fetchAhead);
  document.addEventListener("focusin", fetchAhead);
}
