import { latest } from "../platform/latest.ts";
import type { PublicPost, Story } from "../stories/model.ts";

/** Of so many stories, each some five thousand bytes. */
const mostKept = 2_000;

/**
 * The post that a like is answered with, as JSON, a character for each of its bytes: so Node sends it as it is, with its head. Of the
 * stories that were liked last all is kept but the one number that changes.
 */
export function likedPost(
  toPost: (story: Story, likes: number) => PublicPost,
): (story: Story, likes: number) => string {
  // An edited story is another object.
  const around = latest(mostKept, (story: Story) => {
    const json = Buffer.from(JSON.stringify(toPost(story, 0))).toString("latin1");
    // Within a text of the story there would be a backslash before each quotation mark.
    const [before, after] = json.split(',"likes":0') as [string, string];
    return { before: `${before},"likes":`, after };
  });
  return (story, likes) => {
    const { before, after } = around(story);
    return before + likes + after;
  };
}
