import { StoryId } from "../../stories/model.ts";
import type { Brief, GateVerdict, StoryText } from "../model.ts";
import type { LikenessIndex } from "./likeness-index.ts";
import { checkedByRules } from "./rules.ts";

/** From here on two texts are one story told twice. The house's own, which share their turns of phrase, stay below 0.3. */
const tooAlike = 0.35;
/** For how long a title is taken, as for `mruk check`. */
const daysOfATitle = 300;

type Gate = {
  brief: Brief;
  likeness: Pick<LikenessIndex, "nearest" | "namesake">;
  /** After so many days the storyteller may tell a story anew; never, where it is not given. */
  tellsAnewAfterDays?: number | undefined;
};

/** Whether a text may be drawn, paid further and published, by every rule that needs nobody to be asked. */
export function throughGate(text: StoryText, { brief, likeness, tellsAnewAfterDays }: Gate): GateVerdict {
  const id = StoryId.parse(brief.id);
  const nearest = likeness.nearest(text, id, { withinDays: tellsAnewAfterDays });
  const namesake = likeness.namesake(text, id, { withinDays: daysOfATitle });
  const checks = {
    ...checkedByRules(text, brief),
    title: namesake ? [`The title is that of the earlier story ${namesake}; give it one of its own`] : [],
    likeness:
      Math.max(nearest.en, nearest.pl) < tooAlike
        ? []
        : [`The text is too much like the earlier story ${nearest.nearest}; tell something else in other words`],
  };
  return { passed: Object.values(checks).every((reasons) => reasons.length === 0), checks, likeness: nearest };
}
