import type { Story } from "#api/stories/model.ts";
import type { VideosParts } from "../parts.ts";

/** The site's address as people type it, without scheme and path; null while it is not known. */
export function siteAddressOf(story: Story, { pageOf }: Pick<VideosParts, "pageOf">): string | null {
  const page = pageOf(story, "en");
  return page === null ? null : new URL(page).host.replace(/^www\./, "");
}
