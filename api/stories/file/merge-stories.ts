import { isDeepStrictEqual } from "node:util";
import { keysOf } from "#api/platform/keys-of.ts";
import type { Draft, Story } from "../model.ts";
import { withoutUndefined } from "./without-undefined.ts";

type Versions<Value> = { base: Value; mine: Value; theirs: Value };
/** A story or a draft. */
type AnyStory = Story & Partial<Pick<Draft, "review">>;
type Field = keyof AnyStory;

/** The merge of two versions of a story, and the fields that both changed differently. */
export type MergedStories<Kind extends AnyStory> = {
  /** In the fields of `conflicts`, it has my values. */
  story: Kind;
  conflicts: (keyof Kind & Field)[];
};

/**
 * Merges two versions of a story field by field. Uploads and narrations are merged one by one and facts as a set; a picture's address and its
 * hash count as one field.
 */
export function mergeStories<Kind extends AnyStory>({ base, mine, theirs }: Versions<Kind>): MergedStories<Kind> {
  const story: Kind = { ...mine };
  const conflicts: (keyof Kind & Field)[] = [];
  const fields = new Set<keyof Kind & Field>([...keysOf(theirs), ...keysOf(mine)]);
  fields.delete("imageHash");
  fields.add("imageUrl");

  for (const field of fields) {
    const merged = mergeField(field, { base, mine, theirs });
    if (merged === null) conflicts.push(field);
    Object.assign(story, merged);
  }
  return { story: withoutUndefined(story), conflicts };
}

/** The fields in which two versions differ. */
export function changedFields<Kind extends AnyStory>(one: Kind, other: Kind): (keyof Kind & Field)[] {
  return [...new Set<keyof Kind & Field>([...keysOf(one), ...keysOf(other)])].filter(
    (field) => !isDeepStrictEqual(one[field], other[field]),
  );
}

/** The unit of a merge: a field, or the two fields of the picture. */
function partOf(story: AnyStory, field: Field): Partial<AnyStory> {
  return field === "imageUrl" ? { imageUrl: story.imageUrl, imageHash: story.imageHash } : { [field]: story[field] };
}

function mergeField(field: Field, { base, mine, theirs }: Versions<AnyStory>): Partial<AnyStory> | null {
  const versions = { base: partOf(base, field), mine: partOf(mine, field), theirs: partOf(theirs, field) };
  const whole = mergeValue(versions);
  if (whole !== null) return whole;
  if (field === "youtube") {
    const youtube = mergeEntries({ base: base.youtube, mine: mine.youtube, theirs: theirs.youtube }, nameOfUpload);
    return youtube && { youtube };
  }
  if (field === "narrations") {
    const lists = { base: base.narrations, mine: mine.narrations, theirs: theirs.narrations };
    const narrations = mergeEntries(lists, ({ language }) => language);
    return narrations && { narrations };
  }
  if (field !== "canon") return null;
  const canon = mergeEntries({ base: base.canon, mine: mine.canon, theirs: theirs.canon }, (fact) => fact);
  return canon && canon.length <= 20 ? { canon } : null;
}

/** The changed value; null where both changed it differently. */
function mergeValue<Value>({ base, mine, theirs }: Versions<Value>): Value | null {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base)) return theirs;
  return isDeepStrictEqual(theirs, base) ? mine : null;
}

const nameOfUpload = ({ language, videoId }: NonNullable<Story["youtube"]>[number]) => `${language} ${videoId}`;

/** Merges lists of named entries: theirs in their order without those that I removed, then those that I added. */
function mergeEntries<Entry>(
  lists: Versions<readonly Entry[] | undefined>,
  nameOf: (entry: Entry) => string,
): Entry[] | null {
  const byName = (entries: readonly Entry[] = []) => new Map(entries.map((entry) => [nameOf(entry), entry]));
  const [base, mine, theirs] = [byName(lists.base), byName(lists.mine), byName(lists.theirs)];
  const merged: Entry[] = [];
  for (const name of new Set([...theirs.keys(), ...mine.keys()])) {
    const versions = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) };
    const entry = mergeValue<{ entry: Entry | undefined }>({
      base: { entry: versions.base },
      mine: { entry: versions.mine },
      theirs: { entry: versions.theirs },
    });
    if (entry === null) return null;
    if (entry.entry !== undefined) merged.push(entry.entry);
  }
  return merged;
}
