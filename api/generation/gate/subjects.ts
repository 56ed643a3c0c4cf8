import type { StoryText } from "../model.ts";
import { inLatin } from "./latin.ts";
import { type Telling, tellingsOf } from "./telling.ts";

// These are no subjects for readers of every age, as the prompt says too. Only words that leave no other reading: „bez
// zwłoki” is no corpse, „premiera” no prime minister, and a fire may die down. Patterns stand between word boundaries.

type Subject = {
  what: string;
  /** Whether the reason may repeat the word. */
  quoted: boolean;
  en: string[];
  pl: string[];
  /** Proper names in either language, which count only with their capitals. */
  names?: string;
};

const someone =
  "he|she|they|who|husband|wife|mother|father|grandmother|grandfather|aunt|uncle|neighbour|man|woman|boy|girl|child|cat|dog|kitten|pigeon|Mruk|Ola|Tomek|Halina|Zenon|Staś|Prezes|Bułka";
const animal = "(?:the |a )?(?:poor )?(?:cat|kitten|pigeon|dog|bird|Mruk|Bułka|Prezes)";
const zwierzę = "(?:kota|kotka|kotkę|kocura|gołębia|psa|ptaka|Mruka|Bułkę|Prezesa)";

const subjects: Subject[] = [
  {
    what: "swears",
    quoted: false,
    en: [
      "shit\\p{Ll}*|bullshit|fuck\\p{Ll}*|motherfuck\\p{Ll}*|bitch(?:es)?|bastards?|(?:arse|ass)holes?|cunts?|dickheads?|wankers?|bollocks|goddamn|damn(?:ed|it)?|pissed off|son of a bitch|bloody hell|crap",
    ],
    pl: [
      "kurw\\p{Ll}*|skurw\\p{Ll}*|wkurw\\p{Ll}*|\\p{Ll}*pierdol\\p{Ll}*|\\p{Ll}*pierdal\\p{Ll}*|(?:za|po|od|wy|prze|roz|u|do|na|z)?jeb(?:a|i|n)\\p{Ll}*|ch?uj\\p{Ll}*|gówn(?:o|a|em|ie|ian\\p{Ll}+)|dup(?:a|y|ie|ę|ą|ek|ku|ki)|sukinsyn\\p{Ll}*|pizd\\p{Ll}+|cholern\\p{Ll}+|do cholery|cholera jasna|psiakrew",
    ],
  },
  {
    what: "speaks of an illness",
    quoted: true,
    en: [
      "cancer|tumou?rs?|leuka?emia|chemotherapy|pneumonia|diabetes|dementia|Alzheimer(?:’s)?|epilepsy|heart attack|covid|(?:fatal|serious|incurable|terrible) disease|illness(?:es)?",
      "(?:seriously|gravely|terminally|very|fell|fallen|taken) ill",
      "(?:was|is|were|been|taken|rushed|lay) (?:to|in|into) (?:the )?hospital",
    ],
    pl: [
      "nowotw\\p{Ll}+|białaczk\\p{Ll}+|chemioterapi\\p{Ll}+|cukrzyc\\p{Ll}+|demencj\\p{Ll}+|padaczk\\p{Ll}+|zapaleni\\p{Ll}+ płuc|zawał\\p{Ll}*|rak(?:a|iem)? (?:płuc|piersi|krwi|mózgu|żołądka)|covid\\p{Ll}*|zachorowa(?:ł|ła|li|ły)|chorob(?:a|y|ie|ę|ą)|ciężko chor\\p{Ll}+|śmiertelnie chor\\p{Ll}+|szpital(?:a|u|em)?",
    ],
  },
  {
    what: "speaks of a death",
    quoted: true,
    en: [
      `(?:${someone})(?: had| has)? died(?! (?:down|away|out|of laughter))`,
      "passed away|funerals?|coffins?|corpses?|murder(?:s|ed|er|ers)?|suicide|dead (?:body|bodies|man|woman|cat|dog|bird|pigeon|mouse)|last breath|deathbed",
      "(?:was|is|lay|were|found) dead(?= (?:in|on|by|under|at)\\b|[.,;!])|(?<!to )death(?! mask)",
    ],
    pl: [
      "umarł(?:a|o|y|ego|ej)?|umarli|zmarł(?:a|o|y|ego|ej|ych)?|zmarli|pogrzeb(?:u|ie|em|y|owi)?|trumn(?:a|y|ie|ę|ą)|zwłok(?:ami|ach)|zamordowa\\p{Ll}+|morderst\\p{Ll}+|samobój\\p{Ll}+|(?<!na )śmierć|śmierci(?:ą)?",
    ],
  },
  {
    what: "is cruel",
    quoted: true,
    en: [
      `(?:kicked|beat|whipped|strangled|drowned|tortured|poisoned|stabbed|shot|skinned) ${animal}`,
      "blood(?:ied|stained)|bleeding|bled|guns?|pistols?|torture[sd]?|raped?|cocaine|heroin",
    ],
    pl: [
      `(?:kopn(?:ął|ęła|ęli)|bił[ai]?|pobił[ai]?|utopił[ai]?|otruł[ai]?|dusił[ai]?|udusił[ai]?|zastrzelił[ai]?) ${zwierzę}`,
      "krwawi\\p{Ll}*|zakrwawi\\p{Ll}+|pistolet\\p{Ll}*(?! na wodę)|tortur\\p{Ll}+|gwałt(?:u|em|y)?(?= na)|kokain\\p{Ll}+|heroin(?:ę|ą|y)",
    ],
  },
  {
    what: "speaks of politics",
    quoted: true,
    en: [
      "(?:general|presidential|parliamentary|local) elections?|parliament|prime minister|political part(?:y|ies)|politicians?|senators?",
    ],
    pl: [
      "parlament\\p{Ll}*|polityk(?:ów|ami|iem|owi)|politycy|parti(?:a|i|ę|ą) polityczn\\p{Ll}+|wybor(?:y|ów|ach|ami) (?:prezydenck|parlamentarn|samorządow)\\p{Ll}+|prezydent(?:a|owi|em)?|premier(?= (?:rządu|Polski|powiedzia|ogłosi))",
    ],
    names:
      "Law and Justice|Civic Platform|Prawo i Sprawiedliwość|Platforma Obywatelska|PiS(?:-?u)?|Sejm(?:u|ie|em|owi)?|Tusk(?:a|owi|iem)?|Kaczyńsk(?:i|iego|iemu|im)|Nawrock(?:i|iego|iemu|im)|Dud(?:a|y|zie|ę|ą)|Trump(?:a|owi|em)?|Putin(?:a|owi|em)?|Zelensky|Biden(?:a|em)?",
  },
  {
    what: "names a brand or a price",
    quoted: true,
    en: ["\\d[\\d.,]*\\s?(?:zł|PLN|zlotys?|złotys?|złotych|euros?|EUR|€|dollars?)|[$€£]\\d+"],
    pl: ["\\d[\\d.,]*\\s?(?:zł|PLN|złot\\p{Ll}+|euro|EUR|€|dolar\\p{Ll}+)"],
    names:
      "Coca-Col(?:a|i|ę|ą)|Pepsi|McDonald(?:’s|s|a|zie)?|IKEA|Ikea|Ike(?:i|ę|ą)|Lidl(?:a|u|em)?|Netflix(?:a|ie)?|Facebook(?:a|u)?|Instagram(?:a|ie)?|TikTok(?:a|u)?|YouTub(?:e|ie)|Google|iPhone(?:a|m)?|Whiskas|Royal Canin|Starbucks|Spotify|WhatsApp|Uber(?:a|em|ze)?|Samsung(?:a|iem)?|Adidas|Nike|(?<=(?:w|we|z|ze|do|at|from) )(?:Biedronka|Biedronc?ki|Biedronce|Żabka|Żabki|Żabce)",
  },
];

// Two patterns rather than one with `(?i:…)`: in one process of many, such a group heeded capitals (Node 26.10, V8 14.6).
const compiledFor = (patterns: readonly string[], names?: string): RegExp[] => [
  inLatin(new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "iu")),
  ...(names === undefined ? [] : [inLatin(new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "u"))]),
];
const compiled = subjects.map(({ what, quoted, en, pl, names }) => ({
  what,
  quoted,
  English: compiledFor(en, names),
  Polish: compiledFor(pl, names),
}));

/** Whether the story is one for readers of every age: no swearing, illness, death, cruelty, politics, brands or prices. */
export function checkSubjects(text: StoryText): string[] {
  return tellingsOf(text).flatMap((telling) => subjectFaults(telling, telling.language));
}

function subjectFaults({ title, excerpt, content, alt }: Telling, language: Telling["language"]): string[] {
  const all = [title, excerpt, content, alt].join("\n");
  return compiled.flatMap(({ what, quoted, [language]: patterns }) => {
    const [first] = patterns
      .map((pattern) => pattern.exec(all))
      .filter((match) => match !== null)
      .sort((one, other) => one.index - other.index);
    if (first === undefined) return [];
    const where = quoted ? ` (“${first[0]}”)` : "";
    return [`${language} ${what}${where}; Mruk is read at every age, so leave it out`];
  });
}
