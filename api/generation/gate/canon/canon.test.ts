import { describe, expect, it } from "vitest";
import { briefOf, english, extended, inEnglish, inPolish, polish, storyText } from "../story-text.fixture.ts";
import { checkCanon } from "./canon.ts";

const checked = (text = storyText(), canon: string[] = []) => checkCanon(text, briefOf({ canon }));

describe("the canon", () => {
  it.each([
    "Mruk sat like a dog.",
    "Mruk is not a dog, as he has said before.",
    "He behaved as if Mruk was a rabbit.",
    "The dog Mruk had met on the stairs came back.",
    "Behind Mruk, the ginger cat yawned.",
    "Mruk met a black cat with blue eyes and a green collar.",
    "Mruk, a grey tabby with white paws, was white with flour.",
    "Bułka, the ginger cat of the bakery, licked her paws.",
    "The cat Prezes feared most was Mruk.",
    "Mruk has never lived in Kraków, nor will he.",
    "Ola called Mrs Halina from the third floor.",
    "When Staś was eight, he had a drum.",
    "Mruk’s red collar and green eyes shone.",
    "“No,” said Mruk’s tail. “Mrrr,” said Mruk. “Come here,” said Ola, and Mruk came.",
    "Mruk and Bułka licked their paws, and Mruk watched her tail.",
  ])("leaves room for: %s", (words) => expect(checked(inEnglish(`${words} `))).toEqual([]));

  it.each([
    "Mruk to nie pies, o czym już mówił.",
    "Mruk siedział jak pies, a kotka Bułka obok niego.",
    "Mruka sama myśl o tym budziła.",
    "Obok Mruka ruda kotka umyła łapę.",
    "Psa Mruk nie lubił, a gołębia Prezesa wcale.",
    "Mruk, szary kocur o białych łapach, ziewnął.",
    "Mruk patrzył, jak Bułka usiadła przy piekarni w Krakowskiem Przedmieściu.",
    "Ciocia Mruka mieszka w Krakowie.",
    "Nie lubił czarnego kota z parteru.",
    "Mruk krzesła nie odda, a Mruk dokoła wszystko obejrzał; Mruk masła nie jada.",
    "– Mrrau! – zawołał Mruk. – Cicho – powiedział Mrukowi Tomek.",
  ])("leaves room in Polish for: %s", (words) => expect(checked(inPolish(`${words} `))).toEqual([]));

  it.each([
    ["Mruk is a large dog.", "Mruk is a tom-cat"],
    ["Mruk, a small rabbit, sat down.", "Mruk is a tom-cat"],
    ["It was a dog called Mruk.", "Mruk is a tom-cat"],
    ["Mruk herself did not mind.", "Mruk is a tom-cat"],
    ["Mruk is a handsome black cat.", "Mruk is a grey tabby"],
    ["Mruk’s thick black fur shone.", "Mruk is a grey tabby"],
    ["Mruk’s blue eyes were wide.", "Mruk has green eyes"],
    ["Mruk is a cat with bright yellow eyes.", "Mruk has green eyes"],
    ["Mruk’s blue collar jingled.", "Mruk’s collar is red"],
    ["Mruk lives with his people in Kraków.", "Mruk lives in Warsaw"],
    ["Mruk lives in a Berlin tenement.", "Mruk lives in Warsaw"],
    ["Mruk lives up on the fifth floor.", "Mruk lives on the third floor"],
    ["Mruk’s owner Marta came home.", "Mruk lives with Ola and Tomek"],
    ["Bułka is a grey cat.", "Bułka is a ginger she-cat"],
    ["Prezes, a fat cat, was on the gutter.", "Prezes is a pigeon"],
    ["Pelagia is a cactus.", "Pelagia is a geranium"],
    ["Mrs Halina, who lives on the fourth floor, came.", "Mrs Halina lives on the second floor"],
    ["The ten-year-old Staś came.", "Staś is a boy of nine from the first floor"],
    ["Mr Ola came.", "Ola is a woman, and Tomek and Mr Zenon are men"],
  ])("is contradicted: %s", (words, says) => {
    const [reason] = checked(inEnglish(`${words} `));
    expect(reason).toMatch(/^English says “.+”, but /);
    expect(reason).toContain(says);
  });

  it.each([
    ["Kotka Mruk ziewnęła.", "Mruk is a tom-cat"],
    ["Mruk usiadła na parapecie.", "Mruk is a tom-cat"],
    ["Mruk to duży pies.", "Mruk is a tom-cat"],
    ["Mruk to czarny kot.", "Mruk is a grey tabby"],
    ["Czarne futro Mruka lśniło.", "Mruk is a grey tabby"],
    ["Niebieskie oczy Mruka były otwarte.", "Mruk has green eyes"],
    ["Mruk nosi niebieską obrożę.", "Mruk’s collar is red"],
    ["Mruk mieszka w Krakowie.", "Mruk lives in Warsaw"],
    ["Mruk mieszka na piątym piętrze.", "Mruk lives on the third floor"],
    ["Bułka usiadł w progu.", "Bułka is a ginger she-cat"],
    ["Kot Prezes usiadł na rynnie.", "Prezes is a pigeon"],
    ["Pelagia to kaktus.", "Pelagia is a geranium"],
    ["Pani Halina z czwartego piętra smażyła rybę.", "Mrs Halina lives on the second floor"],
    ["Staś ma dziesięć lat.", "Staś is a boy of nine from the first floor"],
  ])("is contradicted in Polish: %s", (words, says) => {
    const [reason] = checked(inPolish(`${words} `));
    expect(reason).toMatch(/^Polish says “.+”, but /);
    expect(reason).toContain(says);
  });

  it("is kept in titles, alternative texts and the picture’s scene as well", () => {
    const { picture } = storyText();
    expect(checked(storyText({ imageAlt: "Mruk is a black cat on the sill" }))).toHaveLength(1);
    expect(checked(storyText({ picture: { ...picture, scene: "Mruk’s blue eyes are open." } }))).toHaveLength(1);
    expect(
      checked(
        storyText({
          contentEn: extended(english, "Mruk’s blue eyes. "),
          contentPl: extended(polish, "Niebieskie oczy Mruka. "),
        }),
      ),
    ).toHaveLength(2);
  });
});

describe("new facts", () => {
  const adding = (...canon: string[]) => checked(storyText({ canon }), ["Mruk likes fish."]);

  it("may be up to three plain sentences", () => {
    expect(adding()).toEqual([]);
    expect(
      adding("Tomek has a spare key with Mrs Halina.", "Staś’s trumpet is dented.", "Bułka can open doors."),
    ).toEqual([]);
  });

  it.each([
    [["Short."], "Canon fact 1 has 6 characters, not 10 to 200"],
    [["a".repeat(201)], "Canon fact 1 has 201 characters, not 10 to 200"],
    [["Mruk likes milk.\n- And fish."], "Canon fact 1 is not one plain line"],
    [["Mruk likes <b>milk</b>."], "Canon fact 1 is not one plain line"],
    [["Mruk likes \u202emilk."], "Canon fact 1 is not one plain line"],
    [["Mruk reads https://example.org."], "Canon fact 1 holds an address"],
    [["mruk likes FISH"], "Canon fact 1 is known already: mruk likes FISH"],
    [["Staś is loud.", "Staś is loud!"], "Canon fact 2 is known already: Staś is loud!"],
    [
      ["One fact is so.", "Two facts are.", "Three facts are.", "Four facts are."],
      "The story adds 4 facts to the canon, not at most 3",
    ],
    [["Mruk is a black cat."], "The new canon says “Mruk is a black cat”, but Mruk is a grey tabby"],
  ])("are refused: %j", (facts, reason) => expect(adding(...facts)).toContain(reason));
});
