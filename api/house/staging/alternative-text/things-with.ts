import type { PropName } from "#api/generation/brief/repertoire.ts";
import type { PictureBrief } from "#api/generation/model.ts";
import type { Drawn } from "#api/house/illustrator/drawn.ts";
import { isBirdOnLedge } from "#api/house/illustrator/scenery/ledge.ts";
import type { Bilingual } from "#api/house/texts/model.ts";
import type { PoseWords } from "./poses.ts";
import { things, verbOf } from "./things.ts";

const before: Bilingual = { en: "in front of him", pl: "przed nim" };
const behind: Bilingual = { en: "behind him", pl: "za nim" };
const beside: Bilingual = { en: "beside him", pl: "przy nim" };
const nearby: Bilingual = { en: "nearby", pl: "w pobliżu" };
const onTheOtherSide: Bilingual = { en: "on the other side", pl: "z drugiej strony" };
const outside: Bilingual = { en: "outside the pane", pl: "za szybą" };
const onTheTin: Bilingual = { en: "on the tin outside", pl: "na blasze za oknem" };

/**
 * The things as the end of a clause: the first is before his nose and the second at his back (`illustrator/layout.ts`).
 */
export function thingsWith(
  { place, look }: PictureBrief,
  drawn: Drawn,
  { verb, frontal, only }: PoseWords,
): Bilingual | undefined {
  if (drawn.things.length === 0) return undefined;
  // Who sits has his chest to us, and only a head that is turned to the thing has it before its nose.
  const isTurnedFrom = drawn.pose === "sit" && (look === "reader" || look === "away");
  const sides = frontal || isTurnedFrom ? [only ? nearby : beside, onTheOtherSide] : [before, behind];
  const placed = drawn.things.map((name, at) => ({
    thing: things[name],
    at: isOutsideThePane(name, place) ? (drawn.isOpen ? onTheTin : outside) : (sides[at] ?? beside),
  }));
  const english = placed.map(({ thing, at }) => `${thing.en} ${at.en}`);
  const verbs = placed.map(({ thing }) => verbOf(thing));
  // A verb that has just been said is understood.
  const polish = placed.map(({ thing, at }, i) =>
    verbs[i] === (verbs[i - 1] ?? verb.pl) ? `${at.pl} ${thing.pl}` : `${at.pl} ${verbs[i]} ${thing.pl}`,
  );
  return { en: `, with ${english.join(" and ")}`, pl: `, a ${polish.join(", ")}` };
}

/** A bird is drawn there by the place itself. */
const isOutsideThePane = (thing: PropName, place: PictureBrief["place"]) =>
  isBirdOnLedge(thing) && (place === "window sill" || place === "courtyard sill");
