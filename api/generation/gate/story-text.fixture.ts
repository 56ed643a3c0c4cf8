import { Brief, StoryText } from "../model.ts";

const englishParagraphs = [
  "The rain had stopped, and Mruk sat on the sill and looked at the fifteen as it went by. There were eleven crumbs beside the geranium, and he had counted them twice. Ola was at the table with her dictionaries, and she was talking to herself in two languages.",
  "Mrs Halina came up from the second floor with a plate under a cloth. “It is only fish,” she said, and it was the truth. Mruk got down from the sill, for one does not talk about fish from above. He waited by the door with his paws together and thought of nothing else.",
  "Tomek had lost his keys again, and so nobody could go out before they were found. He looked under the armchair and behind the stove. Mruk knew where they were, since he was lying on them, but he had not been asked. A tom-cat has his principles.",
  "In the end it was the bell that gave him away. He got up to have a word with the fish, and there lay the keys, quite warm. Tomek laughed and Ola did not. Then they all sat down together, and outside the trams went home one after the other.",
  "The fish was good. It was so good that nobody spoke, and the radio was turned down for it. When the plate was empty, Mruk washed his whiskers and his left ear, and lay down where the keys had been. It was still warm there, and it was his again.",
];
const polishParagraphs = [
  "Deszcz przestał padać, a Mruk siedział na parapecie i patrzył, jak przejeżdża piętnastka. Obok pelargonii leżało jedenaście okruszków, które policzył dwa razy. Ola siedziała przy stole nad słownikami i rozmawiała ze sobą w dwóch językach.",
  "Z drugiego piętra przyszła pani Halina z talerzem pod ściereczką. „To tylko ryba” – powiedziała i była to prawda. Mruk zszedł z parapetu, bo o rybie nie rozmawia się z góry. Czekał przy drzwiach ze złożonymi łapami i nie myślał o niczym innym.",
  "Tomek znowu zgubił klucze, więc nikt nie mógł wyjść, dopóki się nie znajdą. Szukał pod fotelem i za piecem. Mruk wiedział, gdzie są, bo na nich leżał, ale nikt go nie pytał. Kocur ma swoje zasady.",
  "W końcu zdradził go dzwonek. Wstał, żeby zamienić słowo z rybą, a pod spodem leżały klucze, całkiem ciepłe. Tomek się roześmiał, a Ola nie. Potem usiedli wszyscy razem, a za oknem tramwaje jeden po drugim wracały do domu.",
  "Ryba była dobra. Była tak dobra, że nikt się nie odzywał i nawet radio ściszono na jej cześć. Kiedy talerz był pusty, Mruk umył wąsy i lewe ucho, a potem położył się tam, gdzie przedtem leżały klucze. Było tam jeszcze ciepło i znowu wszystko należało tylko do niego.",
];

export const english = englishParagraphs.join("\n\n");
export const polish = polishParagraphs.join("\n\n");

/** A story that passes every check, with the given changes. */
export function storyText(given: Partial<StoryText> = {}): StoryText {
  return StoryText.parse({
    titleEn: "The Warm Keys",
    titlePl: "Ciepłe klucze",
    excerptEn: "Tomek had lost his keys again, and the only one who knew where they were had not been asked.",
    excerptPl: "Tomek znowu zgubił klucze, a jedynego, który wiedział, gdzie są, nikt nie zapytał.",
    contentEn: english,
    contentPl: polish,
    category: "Daily Life",
    imageAlt: "Mruk on the window sill, beside a geranium",
    imageAltPl: "Mruk na parapecie, obok pelargonii",
    picture: {
      place: "window sill",
      pose: "sit",
      props: [],
      timeSlot: "afternoon",
      season: "autumn",
      weather: "rain",
      seed: "x",
    },
    canon: [],
    ...given,
  });
}

/** The text of a story with this in front of its last paragraph. */
export const extended = (content: string, extra: string) => content.replace(/\n\n(?![\s\S]*\n\n)/, `\n\n${extra}`);
export const inEnglish = (extra: string) => storyText({ contentEn: extended(english, extra) });
export const inPolish = (extra: string) => storyText({ contentPl: extended(polish, extra) });
export const inBoth = (en: string, pl: string) =>
  storyText({ contentEn: extended(english, en), contentPl: extended(polish, pl) });

export function briefOf(given: Partial<Brief> = {}): Brief {
  return Brief.parse({
    id: "2026-11-21-afternoon",
    date: "2026-11-21",
    timeSlot: "afternoon",
    variant: 1,
    season: "autumn",
    weather: "rain",
    canon: [],
    lately: [],
    ...given,
  });
}
