import { expect, it } from "vitest";
import { repetitionOf } from "./measure.ts";

const counted =
  "Mruk counted the eleven crumbs on the sill. Nobody asked. He began again from the left, with some care.";
const tram = "The tram rang twice before it took the corner. Nobody asked. A spark fell, as small as a sprat.";

it("counts sentences of five words and more that stood in an earlier text", () => {
  const texts = [counted, tram, `${tram} The moon was late that evening.`].map((content) => ({ title: "A", content }));
  // The third text has three long sentences, two of which the second has; the second shares only a short one with the first.
  expect(repetitionOf(texts, "English").sentencesReadBefore).toBeCloseTo(2 / 5);
});

it("counts what was read within some days, where the texts are dated", () => {
  const dated = [
    ["2026-11-01", counted],
    ["2026-11-21", counted],
    ["2026-11-25", tram],
    ["2027-06-01", tram],
  ].map(([date = "", content = ""]) => ({ title: "A", content, date }));
  // Eight long sentences in all: two were read 20 days before, two 188 days before.
  expect(repetitionOf(dated, "English").readWithinDays).toEqual({ "7": 0, "30": 0.25, "90": 0.25, "365": 0.5 });
});

it("finds nothing new in the second half of texts that only return", () => {
  const twice = [counted, tram, counted, tram].map((content) => ({ title: "A", content }));
  expect(repetitionOf(twice, "English")).toMatchObject({ newFourGrams: 0, newBeginnings: 0.5, newEndings: 0.5 });
  const once = [counted, tram].map((content) => ({ title: "A", content }));
  expect(repetitionOf(once, "English")).toMatchObject({ newFourGrams: 1, newBeginnings: 1, newEndings: 1 });
});

it("finds returning texts easier to compress", () => {
  const series = (contents: string[]) =>
    repetitionOf(
      contents.map((content) => ({ title: "A", content })),
      "English",
    ).compression ?? 1;
  expect(series([counted, counted, counted, counted])).toBeLessThan(series([counted, tram]) * 0.6);
});

it("knows the form of a title from its words", () => {
  const english = ["The Telegram Versus Mr Rysiek’s Bag", "The Push Versus the Conscience", "The Giggles"];
  expect(
    repetitionOf(
      english.map((title) => ({ title, content: "" })),
      "English",
    ),
  ).toMatchObject({
    titleForms: 3,
    commonestTitle: { form: "the N versus N", share: 1 / 3 },
  });
  const polish = ["Najpierw pierwszy trzask, potem dym", "Najpierw sztalugi, potem kawa", "Chichot"];
  expect(
    repetitionOf(
      polish.map((title) => ({ title, content: "" })),
      "Polish",
    ).commonestTitle,
  ).toEqual({
    form: "najpierw N, potem N",
    share: 2 / 3,
  });
});

it("finds the most frequent title form of any hundred in a row", () => {
  const titles = [
    ...Array.from({ length: 60 }, () => "The Moon"),
    ...Array.from({ length: 100 }, (_, at) => `${"so ".repeat(at)}Moon`),
  ];
  const measured = repetitionOf(
    titles.map((title) => ({ title, content: "" })),
    "English",
  );
  expect(measured.commonestTitleInHundred).toBe(0.6);
});

it("finds the two texts that are most alike, and the most frequent number of paragraphs", () => {
  const texts = [counted, tram, `${counted}\n\n${tram}`].map((content) => ({ title: "A", content }));
  const { likeness, commonestParagraphs } = repetitionOf(texts, "English");
  expect(likeness?.most).toBeGreaterThan(0.4);
  expect(commonestParagraphs).toBeCloseTo(2 / 3);
});

it("says nothing about no texts", () => {
  expect(repetitionOf([], "Polish")).toEqual({
    ...{ sentencesReadBefore: null, newFourGrams: null, compression: null, newBeginnings: null, newEndings: null },
    ...{
      commonestTitle: null,
      titleForms: 0,
      commonestTitleInHundred: null,
      commonestParagraphs: null,
      likeness: null,
    },
    ...{ readWithinDays: { "7": null, "30": null, "90": null, "365": null } },
  });
});
