import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { ClickType } from "#api/engagement/model.ts";
import type { Page } from "#web/app/paths.ts";
import { storyQuery } from "#web/app/queries.ts";

/** Sends a count in the background, also while the page is being left; a failure is only logged. */
async function send(address: string, counted: object) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(counted),
      keepalive: true,
      // No cookies are sent: the counts are not about people.
      credentials: "omit",
    });
    // An unread response body keeps its connection open.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  } catch (error) {
    console.warn("Not counted:", error);
  }
}

/** Counts a view each time a page is opened: a story's once it has loaded, an unknown page's and a preview never. */
export function usePageView(page: Page) {
  const { pathname } = useLocation();
  const postId = page.name === "story" ? page.id : null;
  const opened = Object.values(page).join(" ");
  const { data: story } = useQuery({ ...storyQuery(postId ?? ""), enabled: false });
  const there = postId === null ? page.name !== "not-found" && page.name !== "preview" : Boolean(story);
  const counted = useRef<string>(null);
  useEffect(() => {
    // Another address of the same page (a section, the other language) is not another view.
    if (counted.current === opened) return;
    counted.current = there ? opened : null;
    if (there) void send("/api/stats/page-view", { page: pathname, postId });
  }, [there, opened, pathname, postId]);
}

/** Counts a click in the background; a failure is only logged. */
export function trackClick(postId: string, clickType: ClickType) {
  void send("/api/stats/post-click", { postId, clickType });
}
