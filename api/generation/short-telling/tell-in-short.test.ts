import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { english, polish } from "../gate/story-text.fixture.ts";
import type { ShortTelling, ShortTellingOrder, Teller } from "../model.ts";
import { shortTellingFaults } from "./faults.ts";
import { tellInShort } from "./tell-in-short.ts";

const story = storyOf({ titleEn: "The Warm Keys", titlePl: "Ciepłe klucze", contentEn: english, contentPl: polish });
const good: ShortTelling = {
  en: "The rain had stopped, and Mruk sat on the sill beside the geranium. Mrs Halina came up with a plate of fish. Tomek had lost his keys again, and nobody could go out before they were found. Mruk knew where they were, since he was lying on them. Then the bell rang, he got up to have a word with the fish, and there lay the keys, quite warm.",
  pl: "Deszcz przestał padać, a Mruk siedział na parapecie obok pelargonii. Pani Halina przyszła z rybą na talerzu. Tomek znowu zgubił klucze i nikt nie mógł wyjść, dopóki się nie znajdą. Mruk wiedział, gdzie są, bo na nich leżał. W końcu zadzwonił dzwonek, Mruk wstał, żeby zamienić słowo z rybą, a pod spodem leżały klucze, całkiem ciepłe.",
};

const faultsWith = (change: Partial<ShortTelling>) => shortTellingFaults({ ...good, ...change }, story).join("\n");

it("lets a telling pass that says in forty to ninety words what the story says", () => {
  expect(shortTellingFaults(good, story)).toEqual([]);
});

it.each<[string, Partial<ShortTelling>, string]>([
  ["is too short", { en: "Mruk slept on the keys of Tomek." }, "The English telling has 7 words, not 40 to 90"],
  ["is too long", { pl: `${good.pl} ${good.pl}` }, "The Polish telling has"],
  ["is in the other language", { en: good.pl }, "English"],
  [
    "has somebody who is not in the story",
    { en: good.en.replace("Mrs Halina", "his friend Barnaby") },
    "names Barnaby",
  ],
  ["counts what the story does not", { en: good.en.replace("a plate", "forty-one plates") }, "counts 41"],
  [
    "names one of them in one language alone",
    { pl: good.pl.replace("Pani Halina", "Ola") },
    "Ola is in the Polish text",
  ],
  ["has straight quotation marks", { en: good.en.replace("the keys, quite", 'the "keys", quite') }, "quotation marks"],
  ["speaks as a model", { en: `As an AI language model, I can say: ${good.en}` }, "speaks as a language model"],
  ["draws a moral", { en: `${good.en} Mruk learned a valuable lesson.` }, "draws a moral"],
  [
    "is another story",
    {
      en: "Mruk travelled by night train with seventeen sailors towards mountains where elephants quietly practise clarinet. Nobody believed their letters, although every postman carried hundreds; and when winter finally arrived, everything vanished beneath enormous glaciers, including the orchestra itself and all of their silver instruments.",
    },
    "hardly has a word of the story",
  ],
])("refuses one that %s", (_, change, reason) => {
  expect(faultsWith(change)).toContain(reason);
});

const house: Teller = { name: "house", promptVersion: 1, tell: async () => good };
const purse = { reserve: async () => ({ settle: async () => {}, end: () => {} }) };

/** A model that tells these one after another. */
function modelOf(...answers: (ShortTelling | AppError)[]) {
  const orders: ShortTellingOrder[] = [];
  const teller: Teller = {
    ...{ name: "openai", model: "gpt-6-sol", promptVersion: 1 },
    async tell(_, order) {
      orders.push(order);
      const answer = answers.shift();
      if (!answer || answer instanceof AppError) throw answer ?? new Error("It was asked too often.");
      return answer;
    },
  };
  return { teller, orders };
}

it("asks a model once more with the reasons, and has the house tell it after the second refusal", async () => {
  const bad = { ...good, en: "Too short." };
  const once = modelOf(bad, good);
  expect(await tellInShort(story, { teller: once.teller, house, purse })).toEqual({ telling: good, by: "openai" });
  expect(once.orders.map(({ refused }) => refused?.telling)).toEqual([undefined, bad]);
  expect(once.orders[1]?.refused?.reasons[0]).toContain("has 2 words");
  const twice = modelOf(bad, bad);
  expect(await tellInShort(story, { teller: twice.teller, house, purse })).toMatchObject({
    by: "house",
    notice: { code: "TEXT_REJECTED", message: expect.stringContaining("has 2 words") },
  });
});

it("has the house tell it where the service does not answer, but not where the work was cancelled", async () => {
  const down = new AppError("SERVICE_UNREACHABLE", "The service does not answer.");
  const order = { teller: modelOf(down).teller, house, purse };
  expect(await tellInShort(story, order)).toMatchObject({ by: "house", notice: { code: "SERVICE_UNREACHABLE" } });
  const signal = AbortSignal.abort(new Error("stopped"));
  await expect(tellInShort(story, { ...order, teller: modelOf(down).teller, signal })).rejects.toThrow("stopped");
});
