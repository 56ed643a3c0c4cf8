import type { StoryText } from "../model.ts";
import { inLatin } from "./latin.ts";
import { tellingsOf } from "./telling.ts";

/** Phrases in which a model speaks about itself or its instructions, as a storyteller never does. */
const phrases: [RegExp, string][] = [
  [
    /\bas an? (?:AI|artificial intelligence|language model|AI assistant)\b|\blanguage model\b|\bmodel\p{Ll}* językow/iu,
    "speaks as a language model",
  ],
  [/\bjako (?:AI|sztuczna inteligencja)\b/iu, "speaks as a language model"],
  [/\b(?:ChatGPT|GPT-\d|OpenAI)\b/i, "names a language model"],
  [
    /\b(?:ignore|disregard|forget) (?:all |any |the |your |my )*(?:previous|prior|above|earlier) (?:instructions|prompts?)/i,
    "gives orders to a language model",
  ],
  [
    /\b(?:zignoruj|pomiń) (?:wszystkie |wszelkie )?(?:poprzednie|wcześniejsze|powyższe) (?:instrukcje|polecenia)/iu,
    "gives orders to a language model",
  ],
  [/<\|\w|\b(?:system|developer) (?:prompt|message)\b/i, "gives orders to a language model"],
  [
    /^(?:here(?:’|')?s? (?:is )?(?:the|your|a) (?:story|text|translation)|(?:oto|poniżej) (?:tekst|opowiadanie|historia|tłumaczenie)|(?:sure|certainly|of course)[!,] here)/imu,
    "announces the story instead of telling it",
  ],
  [
    /^(?:title|tytuł|excerpt|english|polish|polski|angielski|word count|note|uwaga)\s?:/imu,
    "has a label in front of a text",
  ],
  [
    /\b(?:this|the|my|your) (?:story|text|tale|piece) (?:has|is|contains|counts|runs to|comes to|totals) (?:about |exactly |roughly |approximately |around |some )?(?:\d{2,}|[a-z]+ hundred(?: and [a-z-]+)?) (?:words|characters)\b|\bword count\b/iu,
    "speaks of its own length",
  ],
  [
    /(?<!\p{L})(?:opowiadani[ea]|tekst|historia|opowieść) (?:ma|liczy|zawiera|składa się z) (?:około |dokładnie |ok\. )?(?:\d{2,}|(?:sto|dwieście|trzysta)(?: \p{L}+){0,2}) (?:słów|słowa|wyrazów|znaków)(?!\p{L})|(?<!\p{L})liczb[aą] słów(?!\p{L})/iu,
    "speaks of its own length",
  ],
  [
    /\b(?:story|tale|text|words|paragraphs)\b[^.!?\n]{0,40}\bas (?:(?:you )?(?:requested|instructed)|you asked)\b|\b(?:per your (?:request|instructions?)|(?:I|we) hope (?:you enjoy|this (?:story|text|meets))|the (?:brief|prompt|canon) (?:says?|asks?|asked|requires?|demands?)|JSON)\b/iu,
    "speaks to whoever ordered the story",
  ],
  [
    /(?<!\p{L})(?:opowiadani|tekst|histori|słów|akapit)\p{Ll}*[^.!?\n]{0,40} zgodnie z (?:twoim |twoją |twoimi )?(?:życzeniem|poleceniem|prośbą|instrukcj|wytycznymi|zamówieniem)|(?<!\p{L})zgodnie z (?:twoim|twoją|twoimi) (?:życzeniem|poleceniem|prośbą|instrukcj|wytycznymi)|(?<!\p{L})mam nadzieję,? że (?:ten tekst|to opowiadanie|ta historia|opowiadanie|tekst|historia)(?!\p{L})/iu,
    "speaks to whoever ordered the story",
  ],
  [/^(?:the end|koniec|fin|cdn|to be continued)[.!…]*$/imu, "announces its end"],
  [/\b(?:lorem ipsum|\[(?:insert|wstaw)|TODO|TBD|XXX)\b/, "has a placeholder"],
];

const machine = phrases.map(([pattern, what]): [RegExp, string] => [inLatin(pattern), what]);

/** Whether a storyteller speaks throughout, and only to the readers. */
export function checkVoice(text: StoryText): string[] {
  const tellings = tellingsOf(text).map(({ language, title, excerpt, content, alt }): [string, string] => [
    language,
    [title, excerpt, content, alt].join("\n\n"),
  ]);
  const parts: [string, string][] = [
    ...tellings,
    ["The canon", text.canon.join("\n\n")],
    ["The picture’s scene", text.picture.scene ?? ""],
  ];
  return parts.flatMap(([name, part]) => {
    const faults = machine.filter(([pattern]) => pattern.test(part)).map(([, what]) => `${name} ${what}`);
    return [...new Set(faults)];
  });
}
