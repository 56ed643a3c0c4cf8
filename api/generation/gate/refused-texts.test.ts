import { beforeAll, describe, expect, it } from "vitest";
import { heldOutTexts } from "./held-out-texts.fixture.ts";
import { refusedTexts } from "./refused-texts.fixture.ts";
import { checkedByRules } from "./rules.ts";
import { type Dictionaries, openDictionaries } from "./spelling/dictionaries.ts";
import { briefOf, storyText } from "./story-text.fixture.ts";

describe("a text that a model wrote on a bad day", () => {
  let dictionaries: Dictionaries;
  beforeAll(async () => {
    dictionaries = await openDictionaries();
  });

  const reasonsOf = (text: (typeof refusedTexts)[number]["text"]) => checkedByRules(text, briefOf(), dictionaries);

  it("differs from one that passes by a single thing", () => {
    expect(Object.values(reasonsOf(storyText())).flat()).toEqual([]);
    expect(new Set(refusedTexts.map(({ what }) => what)).size).toBe(30);
  });

  it.each(refusedTexts)("is refused for $what", ({ text, rule, reason }) => {
    expect(reasonsOf(text)[rule]).toContainEqual(expect.stringMatching(reason));
  });

  it("may be one that no rule foresaw: of ten further texts, five are refused", () => {
    const found = heldOutTexts.map(({ what, text }) => {
      const refusedBy = Object.entries(reasonsOf(text)).flatMap(([name, reasons]) => (reasons.length > 0 ? name : []));
      return { what, refusedBy };
    });
    expect(found).toEqual(heldOutTexts.map(({ what, refusedBy }) => ({ what, refusedBy })));
    expect(found.filter(({ refusedBy }) => refusedBy.length > 0)).toHaveLength(5);
  });
});
