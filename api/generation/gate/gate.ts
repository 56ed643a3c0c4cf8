import { StoryId } from "#api/stories/model.ts";
import type { Brief, GateVerdict, Likeness, StoryText } from "../model.ts";
import type { LikenessIndex, Recollection } from "./likeness-index.ts";
import { checkedByRules } from "./rules.ts";
import { beginningOf } from "./sentences.ts";
import type { Dictionaries } from "./spelling/dictionaries.ts";

/**
 * From this likeness on, two texts count as the same story. The house's own stories, which share their phrases, stay
 * below 0.3.
 */
const tooAlike = 0.35;
/** The number of days for which a title may not be reused, as in `mruk check`. */
const daysOfATitle = 300;
/** The reader's memory: the number of days within which no sentence may come again. */
const daysOfASentence = 90;

type Gate = {
  brief: Brief;
  likeness: Pick<LikenessIndex, "nearest" | "namesake" | "readBefore">;
  /** The number of days after which the storyteller may reuse a story; never, if absent. */
  tellsAnewAfterDays?: number | undefined;
  /** Whether known sentences are let through. */
  forgetsSentences?: boolean;
  /** Without them, the spelling is not looked at. */
  dictionaries?: Dictionaries | undefined;
};

/** Longer texts are refused unread. */
const longest = 20_000;

/** Applies every rule that needs no outside service, to decide whether a text may be illustrated and published. */
export function throughGate(text: StoryText, gate: Gate): GateVerdict {
  const { brief, likeness, tellsAnewAfterDays, forgetsSentences = false, dictionaries } = gate;
  const length = lettersOf(text);
  if (length > longest) {
    const reason = `The story has ${length} characters in all; more than ${longest} are not read`;
    return { passed: false, checks: { lengths: [reason] }, likeness: { en: 0, pl: 0 } };
  }
  const id = StoryId.parse(brief.id);
  const nearest = likeness.nearest(text, id, { withinDays: tellsAnewAfterDays });
  const namesake = likeness.namesake(text, id, { withinDays: daysOfATitle });
  const recollection = forgetsSentences ? undefined : likeness.readBefore(text, id, { withinDays: daysOfASentence });
  const checks: GateVerdict["checks"] = {
    ...checkedByRules(text, brief, dictionaries),
    title: namesake ? [`The title is that of the earlier story ${namesake}; give it one of its own`] : [],
    memory: recollection ? [memoryFault(recollection)] : [],
    likeness: likenessFaults(nearest),
  };
  return { passed: Object.values(checks).every((reasons) => reasons.length === 0), checks, likeness: nearest };
}

function lettersOf({ picture, turn = "", continues: _, ...text }: StoryText): number {
  const lines = [...Object.values(text).flat(), turn, picture.scene ?? "", ...picture.props];
  return lines.reduce((sum, line) => sum + line.length, 0);
}

function memoryFault({ id, language, sentence }: Recollection): string {
  return `A reader of ${id} knows the ${language} sentence “${beginningOf(sentence)}”; say it in other words`;
}

function likenessFaults({ en, pl, nearest }: Likeness): string[] {
  if (Math.max(en, pl) < tooAlike) return [];
  const percent = Math.round(Math.max(en, pl) * 100);
  return [
    `The text is too much like the earlier story ${nearest} (${percent} in 100 runs of three words are the same)`,
  ];
}
