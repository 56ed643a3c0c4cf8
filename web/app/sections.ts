import { useEffect, useState } from "react";
import { usePlace } from "./place.ts";

/** The sections of the home page that the navigation links to; the footer is the about section of every page. */
export const sections = ["hero", "today", "gallery", "about"] as const;
export type Section = (typeof sections)[number];

export const useIsHome = () => usePlace().page.name === "home";

/** The last section that has reached the upper third of the window; at the page's end, which may be too short for that, the last. */
function sectionInView(): Section {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.innerHeight + window.scrollY > scrollHeight - 2) return "about";
  const reached = sections.findLast((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top;
    return top !== undefined && top < window.innerHeight / 3;
  });
  return reached ?? "hero";
}

/** The section of the home page that the reader is in; undefined on other pages. */
export function useSectionInView(): Section | undefined {
  const home = useIsHome();
  const [inView, setInView] = useState<Section>("hero");
  useEffect(() => {
    if (!home) return;
    const update = () => setInView(sectionInView());
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [home]);
  return home ? inView : undefined;
}
