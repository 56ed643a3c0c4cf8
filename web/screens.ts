import type { ComponentType } from "react";
import { type PageName, pageNames, pageRow } from "./app/pages.ts";
import { type Page, readPath } from "./app/paths.ts";
import { loadPageTexts } from "./i18n/i18n.ts";
import { type Language, languages } from "./i18n/languages.ts";
import { onDemand } from "./i18n/on-demand.ts";

/** Each gets only its own page. */
type PageModule = { default: ComponentType<{ page: Page }> };

const modules = import.meta.glob<PageModule>("./features/*/*-page.tsx");

/** Loads a page's code and texts at the same time. */
async function loadParts(page: PageName, language: Language): Promise<PageModule> {
  const { module, texts } = pageRow(page);
  const [screen] = await Promise.all([modules[`./${module}`]?.(), texts && loadPageTexts(language, texts)]);
  if (!screen) throw new Error(`There is no ${module}`);
  return screen;
}

const keyOf = (page: PageName, language: Language) => `${page} ${language}`;
const partsOf = (page: PageName) =>
  languages.map((language) => [keyOf(page, language), () => loadParts(page, language)] as const);

/** The content of pages between the header and the footer. */
const screens = onDemand(Object.fromEntries(pageNames.flatMap(partsOf)));

export const loadScreen = (page: PageName, language: Language) => screens.load(keyOf(page, language));
export const useScreen = (page: PageName, language: Language) => screens.usePart(keyOf(page, language)).default;
export const loadAllScreens = screens.loadAll;

/** Loads ahead in the language that is shown; a failed load is tried again when the link is followed. */
const loadAhead = (page: PageName) =>
  void loadScreen(page, document.documentElement.lang === "pl" ? "pl" : "en").catch(() => {});

/** Loads the code of stories, which most readers open next, while the browser has nothing else to do. */
export function loadStoriesWhenIdle() {
  // Safari has no idle callbacks.
  const whenIdle = "requestIdleCallback" in window ? window.requestIdleCallback : setTimeout;
  whenIdle(() => loadAhead("story"));
}

/** Loads a page's code when its link is hovered or focused, because it is likely to be followed next. */
export function loadScreensAhead() {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin) return;
    loadAhead(readPath(link.pathname).page.name);
  };
  document.addEventListener("pointerover", fetchAhead);
  document.addEventListener("focusin", fetchAhead);
}
