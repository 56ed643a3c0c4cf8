import { describe, expect, it } from "vitest";
import { briefOf, english, inBoth, inEnglish, polish, storyText } from "../story-text.fixture.ts";
import { englishNumbers } from "./english-numbers.ts";
import { checkHours } from "./hours.ts";
import { checkNames } from "./names.ts";
import { checkNumbers } from "./numbers.ts";
import { checkPair } from "./pair.ts";
import { polishNumbers } from "./polish-numbers.ts";
import { checkShape } from "./shape.ts";

describe("two languages", () => {
  it("may tell the same story", () => expect(checkPair(storyText(), briefOf())).toEqual([]));
});

describe("the shape", () => {
  it("is the same: paragraphs, breaks and lengths", () => {
    expect(checkShape(inBoth("•••\n\n", "•••\n\n"))).toEqual([]);
    expect(checkShape(inBoth("Quite so.\n\n", "Mruk nie odpowiedział, bo nie było na co.\n\n"))).toEqual([]);
    expect(checkShape(inEnglish("And more.\n\n"))).toEqual(["English has 6 paragraphs, Polish 5"]);
    expect(checkShape(storyText({ contentEn: `•••\n\n${english}`, contentPl: `${polish}\n\n•••` }))).toEqual([
      "The breaks stand at different places in the two languages",
    ]);
    expect(checkShape(inBoth(`${"He looked at the fish and at the door. ".repeat(8)}\n\n`, "Nic.\n\n"))).toContain(
      "Paragraph 5 of the Polish text is much shorter than the English; tell the same in both",
    );
    expect(
      checkShape(storyText({ contentPl: polish.replaceAll(". ", `. ${"Bardzo długo. ".repeat(12)}`) })).join(),
    ).toContain("The Polish text is much longer than the English");
  });
});

describe("the names", () => {
  it.each([
    ["Bułka gave Staś the keys of Mr Zenon.", "Bułce Staś oddał klucze pana Zenona."],
    ["Tomek’s bicycle stood there.", "Tomkowy rower stał obok."],
    ["The ginger cat came along.", "Po schodach przyszła Bułka."],
    ["He thought of the pigeon on the gutter.", "Myślał o Prezesie na rynnie."],
    ["They spoke of Rysiek, and then of Rysiek again.", "Mówili o Ryśku, a potem znowu o Ryśku."],
    ["They went down to the Vistula, and the Vistula was grey.", "Zeszli nad Wisłę, a Wisła była szara."],
    [
      "On Monday Mrs Kowalska came, and Mrs Kowalska sat.",
      "W poniedziałek przyszła pani Kowalska, a z panią Kowalską deszcz.",
    ],
    ["It was “The Affair of Burek and Burek”.", "Była to „Sprawa Azora i Azora”."],
  ])("are the same: %s", (en, pl) => expect(checkNames(inBoth(`${en} `, `${pl} `))).toEqual([]));

  it.each([
    [
      "Then Staś played the trumpet.",
      "Potem było słychać trąbkę.",
      "Staś is in the English text and not in the Polish; tell the same in both",
    ],
    [
      "Then the trumpet was heard.",
      "Potem było słychać trąbkę Stasia.",
      "Staś is in the Polish text and not in the English; tell the same in both",
    ],
    [
      "Then came Mrs Nowak.",
      "Potem przyszła sąsiadka.",
      "Nowak is in the English text and not in the Polish; tell the same in both",
    ],
    [
      "Then came a dog, and the dog sat.",
      "Potem przyszedł Azor, a z nim kolega, bo Azor sam nie chodzi, mówi Azor.",
      "Azor is in the Polish text and not in the English; tell the same in both",
    ],
  ])("are missed: %s", (en, pl, reason) => expect(checkNames(inBoth(`${en} `, `${pl} `))).toContain(reason));

  it("of the house are missed, however they are replaced", () => {
    const text = storyText({ contentPl: polish.replaceAll("Tomek", "Marek") });
    expect(checkNames(text)).toContain("Tomek is in the English text and not in the Polish; tell the same in both");
  });
});

describe("the numbers", () => {
  it.each([
    ["fifteen, twenty-one and a hundred and twelve", [15, 21, 112]],
    ["15 of 1,500 on the third floor, at half past seven", [15, 1500, 3, 7]],
    ["half a dozen eggs, two dozen rolls and the twentieth century", [6, 24, 20]],
    ["six point two, or 6.2", []],
    ["often tenderly, with a canine sixpence", []],
  ])("are read in English: %s", (text, numbers) => expect(englishNumbers(text)).toEqual(numbers));

  it.each([
    ["piętnaście, dwudziestu jeden i sto dwanaście", [15, 21, 112]],
    ["trzynastu panów, piętnastka, na trzecim piętrze", [13, 15, 3]],
    ["o wpół do ósmej, za kwadrans dziewiąta", [7, 9]],
    ["w dwudziestym wieku, w roku 1970, dwoje i pięcioro", [20, 1970, 2, 5]],
    ["w piątek, na stole, stokrotki i pięta, wszyscy razem", []],
    ["tysiąc dziewięćset siedemdziesiąt", [1970]],
  ])("are read in Polish: %s", (text, numbers) => expect(polishNumbers(text)).toEqual(numbers));

  it.each([
    ["It was half past seven.", "Było wpół do ósmej."],
    ["The clock said 20:30, or thereabouts.", "Zegar pokazywał wpół do dziewiątej wieczorem."],
    ["A cat has nine lives.", "Kot ma siedem żyć."],
    ["He has had it since 1970.", "Ma to od pół wieku."],
    ["A hundred times he had said so.", "Mówił to już tysiąc razy."],
    ["The two of them waited with one bowl.", "Oboje czekali z pierwszą miską."],
    ["There were thirteen ribs and five keys.", "Było pięć kluczy i trzynaście żeber."],
  ])("are the same: %s", (en, pl) => expect(checkNumbers(inBoth(`${en} `, `${pl} `))).toEqual([]));

  it.each([
    ["There were thirteen ribs.", "Było dwanaście żeber.", "Paragraph 5 counts 13 in English and 12 in Polish"],
    ["The tram had number 15.", "Tramwaj miał numer 24.", "Paragraph 5 counts 15 in English and 24 in Polish"],
    ["He waited forty-one minutes.", "Czekał czternaście minut.", "Paragraph 5 counts 41 in English and 14 in Polish"],
    ["On the third floor.", "Na czwartym piętrze.", "Paragraph 5 counts 3 in English and 4 in Polish"],
  ])("contradict each other: %s", (en, pl, reason) =>
    expect(checkNumbers(inBoth(`${en} `, `${pl} `))).toEqual([reason]),
  );
});

describe("the hours", () => {
  const begins = (en: string, pl: string) => storyText({ contentEn: `${en} ${english}`, contentPl: `${pl} ${polish}` });

  it.each([
    ["It was a quiet afternoon.", "Było ciche popołudnie."],
    ["At dusk the lamps went on.", "O zmierzchu zapaliły się lampy."],
    ["He thought of the evening and of last night’s fish.", "Myślał o wieczorze i o wczorajszej nocy."],
    ["In the morning it had rained. This afternoon it did not.", "Rano padało. Po południu już nie."],
  ])("are the slot’s: %s", (en, pl) => expect(checkHours(begins(en, pl), briefOf())).toEqual([]));

  it("are not another slot’s, in neither language", () => {
    expect(checkHours(begins("It was a quiet evening.", "Był cichy wieczór."), briefOf())).toEqual([
      "The English text begins at evening, but it is a story of the afternoon",
      "The Polish text begins at evening, but it is a story of the afternoon",
    ]);
    expect(checkHours(begins("The rain fell.", "Wczesnym rankiem padało. Rano."), briefOf())).toEqual([
      "The Polish text begins at morning, but it is a story of the afternoon",
    ]);
  });

  it("agree in every paragraph, and with the picture", () => {
    expect(checkHours(inBoth("In the evening they ate. ", "Rano zjedli. "), briefOf())).toEqual([
      "Paragraph 5 is set at evening in English and at morning in Polish",
    ]);
    expect(checkHours(storyText(), briefOf({ timeSlot: "evening" }))).toEqual([
      "The picture is of the afternoon, but it is a story of the evening",
    ]);
  });
});
