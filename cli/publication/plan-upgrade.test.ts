import { expect, it } from "vitest";
import { planUpgrade } from "./plan-upgrade.ts";

/** A hash that can be read. */
const hashOf = (text: string) => `#${text}`;

type Case = { former?: string; present?: string; wanted?: string };

/** The plan for one file, from what the program wrote, what there is, and what this version writes. */
function planOf({ former, present, wanted }: Case, options: { take?: boolean; withheld?: boolean } = {}) {
  const files = (text: string | undefined) => new Map(text === undefined ? [] : [["file", text]]);
  const { steps, written } = planUpgrade({
    wanted: files(wanted),
    present: files(present),
    former: former === undefined ? {} : { file: hashOf(former) },
    hashOf,
    take: new Set(options.take ? ["file"] : []),
    isWithheld: () => options.withheld === true,
  });
  const [step] = steps;
  return [step === undefined ? "nothing" : step.does === "left" ? step.because : step.does, written.file];
}

it.each<[string, Case, string, string | undefined]>([
  ["as it was written", { former: "old", present: "old", wanted: "new" }, "written", "#new"],
  ["as this version writes it", { former: "old", present: "new", wanted: "new" }, "nothing", "#new"],
  ["edited", { former: "old", present: "mine", wanted: "new" }, "edited", "#old"],
  ["deleted by the owner", { former: "old", wanted: "new" }, "deleted", "#old"],
  ["new", { wanted: "new" }, "written", "#new"],
  ["new, and the owner has one of that name", { present: "mine", wanted: "new" }, "edited", undefined],
  ["no longer written", { former: "old", present: "old" }, "removed", undefined],
  ["no longer written and edited", { former: "old", present: "mine" }, "edited", undefined],
  ["no longer written and deleted", { former: "old" }, "nothing", undefined],
])("of a file that is %s", (_, situation, does, written) => {
  expect(planOf(situation)).toEqual([does, written]);
});

it("replaces a file that was edited or deleted where that is asked for", () => {
  expect(planOf({ former: "old", present: "mine", wanted: "new" }, { take: true })).toEqual(["written", "#new"]);
  expect(planOf({ former: "old", wanted: "new" }, { take: true })).toEqual(["written", "#new"]);
});

it("leaves what may not be written from here, and remembers it for when it may", () => {
  const withheld = { withheld: true };
  expect(planOf({ former: "old", present: "old", wanted: "new" }, withheld)).toEqual(["withheld", "#old"]);
  expect(planOf({ wanted: "new" }, withheld)).toEqual(["withheld", undefined]);
  expect(planOf({ former: "old", present: "old" }, withheld)).toEqual(["withheld", "#old"]);
  expect(planOf({ former: "old", present: "mine", wanted: "new" }, withheld)).toEqual(["edited", "#old"]);
});
