import type { Language } from "#api/language/model.ts";
import { labelOf } from "#api/stories/label.ts";
import type { Episode } from "./episodes.ts";

/** The podcast's own texts. */
export const podcastTexts = {
  en: {
    title: "Mruk, read aloud",
    description:
      "Three small stories a day about Mruk, a grey tabby who lives in a Warsaw tenement. Read aloud by a machine. Every episode says how its story was made.",
    rights: "© 2024 Mruk. All rights reserved.",
    read: "Read the story and see its picture",
    part: "Part",
    missing: "No story has been read aloud in English yet.",
    later: "Once one is, it is heard here. Until then, the stories are to be read.",
  },
  pl: {
    title: "Mruk do słuchania",
    description:
      "Trzy małe historie dziennie o\u00a0Mruku, szarym pręgowanym kocurze z\u00a0warszawskiej kamienicy. Czyta je maszyna, a\u00a0przy każdej historii jest napisane, jak powstała.",
    rights: "© 2024 Mruk. Wszelkie prawa zastrzeżone.",
    read: "Przeczytaj historię i\u00a0zobacz obrazek",
    part: "Część",
    missing: "Żadna historia nie została jeszcze przeczytana na głos po polsku.",
    later:
      "Gdy tylko to się stanie, będzie jej można posłuchać właśnie tutaj. Na razie historie czekają, aż ktoś je przeczyta.",
  },
} as const satisfies Record<Language, object>;

const voices = {
  en: { house: "Read aloud by a computer program.", ai: "Read aloud by an AI-generated voice" },
  pl: { house: "Czyta program komputerowy.", ai: "Czyta głos wygenerowany przez AI" },
} as const satisfies Record<Language, object>;

/** The house's voice works by rules; every other is a model's. */
export const isReadByHouse = ({ narration }: Episode) => narration.narrator === "house";

/** How the story was made and who reads it (Regulation (EU) 2024/1689, article 50): one sentence each. */
export function disclosureOf(episode: Episode): string {
  const { language, narration, entry } = episode;
  const label = labelOf(entry.story.madeBy, language);
  const { house, ai } = voices[language];
  const voice = isReadByHouse(episode) ? house : `${ai}: ${narration.voice}.`;
  return label === null ? voice : `${label}. ${voice}`;
}
