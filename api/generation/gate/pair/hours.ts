import type { Brief, StoryText } from "#api/generation/model.ts";
import { inLatin } from "../latin.ts";
import { paragraphsOf } from "../telling.ts";

type TimeSlot = Brief["timeSlot"];

/** Parts of the day in which a scene can be set, and the slots they suit: in December it is dark by four. */
const partsOfDay: { name: string; slots: TimeSlot[]; en: string; at: string; pl: string }[] = [
  { name: "dawn", slots: ["morning"], en: "dawn|daybreak|sunrise", at: "świtem|o świcie|o brzasku", pl: "świt|świtu" },
  {
    name: "morning",
    slots: ["morning"],
    en: "morning",
    at: "rano|rankiem|o poranku",
    pl: "rano|ranek|ranka|poranek|poranka",
  },
  { name: "noon", slots: ["afternoon"], en: "noon|midday", at: "w południe", pl: "południe" },
  {
    name: "afternoon",
    slots: ["afternoon"],
    en: "afternoon",
    at: "po południu|popołudniem",
    pl: "popołudnie|popołudnia",
  },
  {
    name: "dusk",
    slots: ["afternoon", "evening"],
    en: "dusk|nightfall|sunset|twilight",
    at: "o zmierzchu|o zmroku",
    pl: "zmierzch|zmrok",
  },
  { name: "evening", slots: ["evening"], en: "evening", at: "wieczorem|pod wieczór", pl: "wieczór|wieczora|wieczoru" },
  { name: "night", slots: ["evening"], en: "night|midnight", at: "nocą|w nocy|o północy", pl: "noc|nocy|północ" },
];

/**
 * Sentences that set the scene: “It was a quiet evening”, “At noon”, „Wieczorem”, „Był późny wieczór”. Other sentences
 * may mention the evening in the morning.
 */
const settings = partsOfDay.map(({ name, slots, en, at, pl }) => {
  const inEnglish = `it was (?:an? |the )?(?:\\p{L}+,? ){0,2}|(?:in|on) (?:the|this|that) (?:\\p{L}+ )?|(?:at|by|this|that) `;
  const inPolish = `(?:był|była|było|tego|tej) (?:\\p{L}+,? ){0,2}`;
  return {
    name,
    slots: new Set(slots),
    en: beginningOfSentence(`(?:${inEnglish})(?:${en})(?! (?:paper|news|dress|post|train|tram|before))`),
    pl: beginningOfSentence(`(?:${at}|(?:${inPolish})(?:${pl}))`),
  };
});

function beginningOfSentence(pattern: string): RegExp {
  return inLatin(new RegExp(`(?<=^|[.!?…] )${pattern}(?!\\p{L})`, "imu"));
}

/** Whether the story happens in its slot, in both languages. */
export function checkHours(text: StoryText, { timeSlot }: Brief): string[] {
  return [...beginningFaults(text, timeSlot), ...disagreements(text), ...pictureFaults(text, timeSlot)];
}

function beginningFaults({ excerptEn, excerptPl, contentEn, contentPl }: StoryText, timeSlot: TimeSlot): string[] {
  const parts: ["English" | "Polish", string][] = [
    ["English", `${excerptEn}\n${paragraphsOf(contentEn)[0] ?? ""}`],
    ["Polish", `${excerptPl}\n${paragraphsOf(contentPl)[0] ?? ""}`],
  ];
  return parts.flatMap(([language, beginning]) => {
    const set = settingsIn(beginning, language);
    if (!set[0] || set.some(({ slots }) => slots.has(timeSlot))) return [];
    return [`The ${language} text begins at ${set[0].name}, but it is a story of the ${timeSlot}`];
  });
}

/** Both languages name an hour in the same paragraph, once each, and no slot suits both. */
function disagreements({ contentEn, contentPl }: StoryText): string[] {
  const polish = paragraphsOf(contentPl);
  return paragraphsOf(contentEn).flatMap((paragraph, at) => {
    const [en, pl] = [settingsIn(paragraph, "English"), settingsIn(polish[at] ?? "", "Polish")];
    const [one, other] = [en[0], pl[0]];
    if (one === undefined || other === undefined || en.length + pl.length > 2) return [];
    if (en.some(({ slots }) => pl.some((same) => [...slots].some((slot) => same.slots.has(slot))))) return [];
    return [`Paragraph ${at + 1} is set at ${one.name} in English and at ${other.name} in Polish`];
  });
}

function pictureFaults({ picture }: StoryText, timeSlot: TimeSlot): string[] {
  if (picture.timeSlot === timeSlot) return [];
  return [`The picture is of the ${picture.timeSlot}, but it is a story of the ${timeSlot}`];
}

const settingsIn = (part: string, language: "English" | "Polish") =>
  settings.filter(({ en, pl }) => (language === "English" ? en : pl).test(part));
