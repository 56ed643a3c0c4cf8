import type { Story } from "#api/stories/model.ts";
import { warsawTime } from "./describe.ts";
import { printable } from "./printable.ts";

export type PostSummary = Pick<Story, "id" | "titleEn" | "titlePl" | "publishedAt" | "category"> & {
  state: "published" | "scheduled";
};

/** The rows of the list. A story is published from its instant on. */
export function summariesOf(stories: readonly Story[], now: Temporal.Instant): PostSummary[] {
  return stories.map(({ id, titleEn, titlePl, publishedAt, category }) => {
    const isOut = Temporal.Instant.compare(Temporal.Instant.from(publishedAt), now) <= 0;
    return { id, state: isOut ? "published" : "scheduled", publishedAt, titleEn, titlePl, category };
  });
}

/** The list as plain columns for other programs: nothing is cut. */
export function postLines(posts: readonly PostSummary[]): string[] {
  const idWidth = Math.max(0, ...posts.map(({ id }) => id.length));
  return posts.map(
    ({ id, state, publishedAt, titleEn }) =>
      `${id.padEnd(idWidth)}  ${warsawTime(publishedAt)}  ${state}  ${printable(titleEn)}`,
  );
}
