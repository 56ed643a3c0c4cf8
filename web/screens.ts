import type { ComponentType } from "react";
import { type Page, readPath } from "./app/paths.ts";
import { onDemand } from "./i18n/on-demand.ts";

/** `id` is the story's, and empty on other pages. */
type Screen = ComponentType<{ id: string }>;

/** The content of each page between the header and the footer. */
export const screens = onDemand<Page["name"], Screen>({
  home: async () => (await import("./features/home/home-page.tsx")).HomePage,
  story: async () => (await import("./features/story/story-page.tsx")).StoryPage,
  about: async () => (await import("./features/about/about-page.tsx")).AboutPage,
  contact: async () => (await import("./features/contact/contact-page.tsx")).ContactPage,
  privacy: async () => (await import("./features/legal/privacy-page.tsx")).PrivacyPage,
  terms: async () => (await import("./features/legal/terms-page.tsx")).TermsPage,
  "newsletter-confirm": async () => (await import("./features/newsletter/confirm-page.tsx")).ConfirmPage,
  "newsletter-unsubscribe": async () => (await import("./features/newsletter/unsubscribe-page.tsx")).UnsubscribePage,
  "newsletter-preferences": async () => (await import("./features/newsletter/preferences-page.tsx")).PreferencesPage,
  admin: async () => (await import("./features/admin/admin.tsx")).AdminArea,
  "admin-login": async () => (await import("./features/admin/admin.tsx")).AdminArea,
  "admin-setup": async () => (await import("./features/admin/admin.tsx")).AdminArea,
  "not-found": async () => (await import("./features/not-found/not-found-page.tsx")).NotFoundPage,
});

/** Loads a page's code when its link is hovered or focused, because it is likely to be followed next. */
export function loadScreensAhead() {
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.origin !== window.location.origin) return;
    // A failed load is tried again when the link is followed.
    screens.load(readPath(link.pathname).page.name).catch(() => {});
  };
  document.addEventListener("pointerover", fetchAhead);
  document.addEventListener("focusin", fetchAhead);
}
