import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { ClickType } from "../../../api/engagement/model.ts";
import type { Page } from "../../app/paths.ts";
import { storyQuery } from "../../app/queries.ts";

/** Sends a count without keeping the reader waiting, also while the page is being left; a failure is only logged. */
async function send(address: string, counted: object) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(counted),
      keepalive: true,
      // Numbers are counted, not people.
      credentials: "omit",
    });
    // An answer that nobody reads keeps its request open.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  } catch (error) {
    console.warn("Not counted:", error);
  }
}

/** Tells the server, once each time a page is opened, that it was looked at: a story once it is there, a lost page never. */
export function usePageView(page: Page) {
  const { pathname } = useLocation();
  const postId = page.name === "story" ? page.id : null;
  const { data: story } = useQuery({ ...storyQuery(postId ?? ""), enabled: false });
  const there = postId === null ? page.name !== "not-found" : Boolean(story);
  const opened = postId ?? page.name;
  const counted = useRef<string>(null);
  useEffect(() => {
    // The same page at another address (a section, the other language) is not another look at it.
    if (counted.current === opened) return;
    counted.current = there ? opened : null;
    if (there) void send("/api/stats/page-view", { page: pathname, postId });
  }, [there, opened, pathname, postId]);
}

/** Tells the server of a click, without keeping the reader waiting; a failure is only logged. */
export function trackClick(postId: string, clickType: ClickType) {
  void send("/api/stats/post-click", { postId, clickType });
}
