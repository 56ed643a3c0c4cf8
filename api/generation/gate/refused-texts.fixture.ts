// Texts as models have written them on a bad day, or could: each is a good story with one thing wrong, and the rule that is
// to say so.
import type { StoryText, TextCheck } from "../model.ts";
import { english, inBoth, inEnglish, inPolish, polish, storyText } from "./story-text.fixture.ts";

export type RefusedText = { what: string; text: StoryText; rule: TextCheck; reason: RegExp };

const fourTimes = (paragraph: string) => Array.from({ length: 4 }, () => paragraph).join("\n\n");
/** A text whose last paragraph ends like this. */
const ending = (en: string, pl: string) => storyText({ contentEn: `${english} ${en}`, contentPl: `${polish} ${pl}` });
const paragraphs = (content: string) => content.split("\n\n");

const shuffled = (words: string, count: number) => {
  const all = words.split(" ");
  return Array.from({ length: count }, (_, at) => all[(at * 7 + (at % 5)) % all.length]).join(" ");
};
const inSentences = (words: string) =>
  words.replace(/(\p{L}+)((?: \p{L}+){9})/gu, (_, first: string, rest: string) => {
    return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest}.`;
  });
const asText = (words: string) => fourTimes(inSentences(words));

export const refusedTexts: RefusedText[] = [
  {
    what: "one sentence twenty times over",
    text: storyText({
      contentEn: fourTimes("Mruk sat on the window sill and looked at the tram. ".repeat(5).trim()),
      contentPl: fourTimes("Mruk siedział na parapecie i patrzył na tramwaj, który jechał. ".repeat(5).trim()),
    }),
    rule: "repetition",
    reason: /^English says “Mruk sat on the window sill …” 20 times; say it once$/,
  },
  {
    what: "a refrain in Polish only",
    text: inPolish(
      "Nikt o tym nie wiedział. Nikt o tym nie wiedział! A jednak nikt nie wiedział. Nikt o tym nie wiedział. ",
    ),
    rule: "repetition",
    reason: /^Polish says “Nikt o tym nie wiedział\.” 3 times/,
  },
  {
    what: "a paragraph that comes back",
    text: storyText({
      contentEn: [...paragraphs(english), paragraphs(english)[1]].join("\n\n"),
      contentPl: [...paragraphs(polish), paragraphs(polish)[1]].join("\n\n"),
    }),
    rule: "repetition",
    reason: /^English repeats whole runs of words/,
  },
  {
    what: "the same beginning again and again",
    text: storyText({
      contentEn: paragraphs(english)
        .map((paragraph) => paragraph.replaceAll(/(?<=^|\. )[A-Z][a-z]+ (?!Halina)/g, "Then Mruk saw "))
        .join("\n\n"),
    }),
    rule: "repetition",
    reason: /sentences of the English text begin with “then mruk”; vary them$/,
  },
  {
    what: "twelve words in ever new orders",
    text: storyText({
      contentEn: asText(shuffled("the cat sat by a warm stove and there was a fish", 50)),
    }),
    rule: "repetition",
    reason: /^English (?:says|repeats|makes do)/,
  },
  {
    what: "gibberish in English",
    text: inEnglish("The blorfing of snaggery was that wimpled, and dreth the quonkle of marrowith. "),
    rule: "spelling",
    reason: /^English has 5 words that no dictionary knows: blorfing, snaggery/,
  },
  {
    what: "gibberish in Polish",
    text: inPolish(
      "Bo gdy się zmrzęcił na wychruście, to nie było już żadnego prządliwca ani skłębieńca przy grzmotałce. ",
    ),
    rule: "spelling",
    reason: /^Polish has \d words that no dictionary knows: zmrzęcił, wychruście/,
  },
  {
    what: "hammered keys",
    text: inEnglish("Asdf qwer zxcv hjkl poiu mnbv lkjh gfds trewq. "),
    rule: "spelling",
    reason: /^English has a sentence that is none in this language: “Asdf qwer/,
  },
  {
    what: "Polish as it is misspelled at school",
    text: inPolish("Wogóle to narazie nikt nie przyszed, bo na półce pod dużym kożuhem leżało sześć okruszkuw. "),
    rule: "spelling",
    reason: /^Polish has 5 words that no dictionary knows: wogóle, narazie, przyszed, kożuhem, okruszkuw;/,
  },
  {
    what: "English in a hurry",
    text: inEnglish("He definately beleived that his neigbour had recieved the wierd parcel, and he did not like it. "),
    rule: "spelling",
    reason: /^English has 5 words that no dictionary knows/,
  },
  {
    what: "a German sentence in the English text",
    text: inEnglish("Der alte Kater schläft heute wieder unter dem warmen Ofen. "),
    rule: "spelling",
    reason: /^English has a sentence that is none in this language: “Der alte/,
  },
  {
    what: "an English sentence in a Polish paragraph",
    text: inPolish("Kot westchnął. He was the only one who knew where they were. Nikt się nie odezwał. "),
    rule: "language",
    reason: /^Paragraph 5 of the Polish text has a sentence in another language: “He was the only one who …”$/,
  },
  {
    what: "a Polish sentence in an English paragraph",
    text: inEnglish("He waited. Nie ma tu nikogo, kto by na to nie czeka. Then the bell rang. "),
    rule: "language",
    reason: /^Paragraph 5 of the English text has a sentence in another language: “Nie ma tu nikogo, kto by …”$/,
  },
  {
    what: "swearing in English",
    text: inEnglish("“What the fuck,” said Tomek, and went to look for the other key. "),
    rule: "subjects",
    reason: /^English swears; Mruk is read at every age/,
  },
  {
    what: "swearing in Polish",
    text: inPolish("„Kurwa mać” – mruknął Tomek i poszedł szukać drugiego klucza. "),
    rule: "subjects",
    reason: /^Polish swears; Mruk is read at every age/,
  },
  {
    what: "an illness",
    text: inBoth(
      "Mrs Halina had cancer, and the doctors did not give her much hope. ",
      "Pani Halina miała raka piersi i lekarze nie dawali jej wielkich nadziei. ",
    ),
    rule: "subjects",
    reason: /^Polish speaks of an illness \(“raka piersi”\)/,
  },
  {
    what: "a death",
    text: inBoth(
      "Her husband had died in the spring, and the funeral was on a Tuesday. ",
      "Jej mąż umarł na wiosnę, a pogrzeb był we wtorek. ",
    ),
    rule: "subjects",
    reason: /^English speaks of a death \(“husband had died”\)/,
  },
  {
    what: "cruelty",
    text: inBoth(
      "A man came up the stairs and kicked the cat, and nobody said a word. ",
      "Ktoś wszedł na górę i kopnął kota, a nikt się nie odezwał. ",
    ),
    rule: "subjects",
    reason: /^Polish is cruel \(“kopnął kota”\)/,
  },
  {
    what: "politics",
    text: inBoth(
      "On the radio a politician spoke about the local elections. ",
      "W radiu poseł opowiadał o tym, co prezydent powiedział w Sejmie. ",
    ),
    rule: "subjects",
    reason: /^Polish speaks of politics \(“prezydent”\)/,
  },
  {
    what: "an advertisement",
    text: inBoth(
      "Tomek came back from Lidl with a tin of Whiskas for 4,99 zł. ",
      "Tomek wrócił z Lidla z puszką Whiskas za 4,99 zł. ",
    ),
    rule: "subjects",
    reason: /^English names a brand or a price \(“Lidl”\)/,
  },
  {
    what: "a ginger she-kitten in English",
    text: inEnglish("Mruk, a small ginger she-kitten, yawned. "),
    rule: "canon",
    reason: /^English says “Mruk, a small ginger she-kitten”, but Mruk is a (?:tom-cat|grey tabby)$/,
  },
  {
    what: "a ginger she-kitten in Polish",
    text: inPolish("Mruk, mała ruda kotka, ziewnęła. "),
    rule: "canon",
    reason: /^Polish says “Mruk, mała ruda kotka”, but Mruk is a tom-cat$/,
  },
  {
    what: "a Mruk of the other sex, by the way",
    text: inBoth("Mruk slowly licked her left paw. ", "Mruk powoli oblizywała lewą łapę. "),
    rule: "canon",
    reason: /^English says “Mruk slowly licked her left paw”, but Mruk is a tom-cat$/,
  },
  {
    what: "a Mruk who talks",
    text: inBoth("“Leave the keys to me,” said Mruk. ", "„Klucze zostawcie mnie” – powiedział Mruk. "),
    rule: "canon",
    reason: /but Mruk is a cat and says nothing in words$/,
  },
  {
    what: "its own length",
    text: inEnglish("This story has 214 words, as requested. "),
    rule: "voice",
    reason: /^English speaks of its own length$/,
  },
  {
    what: "a bow to whoever ordered it",
    text: inPolish("Opowiadanie napisano zgodnie z poleceniem i w podanym tonie. "),
    rule: "voice",
    reason: /^Polish speaks to whoever ordered the story$/,
  },
  {
    what: "a moral in English",
    text: ending("And so Mruk learned that sometimes patience is worth more than fish.", "I to było wszystko."),
    rule: "phrases",
    reason: /^English draws a moral \(“learned that sometimes”\)/,
  },
  {
    what: "a moral in Polish",
    text: ending("And that was all.", "Tego dnia Mruk zrozumiał, że prawdziwa przyjaźń nie potrzebuje słów."),
    rule: "phrases",
    reason: /^Polish draws a moral \(“zrozumiał, że prawdziwa przyjaźń”\)/,
  },
  {
    what: "the stock phrases of models in English",
    text: inEnglish("The kitchen was a symphony of smells, a testament to Mrs Halina’s patience. "),
    rule: "phrases",
    reason: /^English uses worn phrases: “symphony of”, “a testament to”;/,
  },
  {
    what: "the stock phrases of models in Polish",
    text: inPolish("Kuchnia, skąpana w złotym świetle, tętniła życiem, a w oczach kota pojawił się figlarny błysk. "),
    rule: "phrases",
    reason: /^Polish uses worn phrases: “skąpana w”, “tętniła życiem”, “figlarny błysk”;/,
  },
];
