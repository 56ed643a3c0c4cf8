import type { StoryText } from "../model.ts";
import { inLatin } from "./latin.ts";
import { paragraphsOf, type Telling, tellingsOf } from "./telling.ts";

type Patterns = Record<Telling["language"], RegExp>;

const compiled = (patterns: readonly string[]) =>
  inLatin(new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "giu"));

/** Phrases that models write by themselves and nobody says: one of them is enough. */
const worn: Patterns = {
  English: compiled([
    "a testament to|testament of|tapestry of|symphony of|kaleidoscope of|whirlwind of|cascade of|dance of (?:shadows?|light)",
    "little did \\p{L}+ know|unbeknownst to|once upon a time|happily ever after|in a world where|like never before",
    "sen(?:t|ding) (?:a )?shivers? down|heart swell(?:s|ed|ing)|breath (?:he|she|they|it) (?:didn’t|did not|hadn’t|had not) (?:know|known|realise|realised)",
    "time (?:itself )?(?:seemed to )?(?:stood still|stand still|stopped)|whisper(?:s|ed|ing) secrets|the air was thick with",
    "a sense of (?:wonder|belonging|purpose)|bustling (?:city|streets?|market|metropolis|heart)|nestled (?:in|between|among)",
    "eyes (?:sparkl|twinkl|gleam|glint)(?:ed|ing) with|mischievous (?:glint|grin|smile|twinkle)|bathed in (?:a |the )?(?:\\p{L}+ )?(?:light|glow|sunlight|moonlight)",
    "purr-?fect(?:ly)?|paw-?some|meow-?(?:velous|vellous)|claw-?some|delv(?:e|ed|ing) into|embark(?:ed|ing)? (?:on|upon) (?:a|an|his|the)",
  ]),
  Polish: compiled([
    "dawno,? dawno temu|za siedmioma (?:górami|lasami)|żyli długo i szczęśliwie|czas (?:jakby )?(?:się zatrzymał|zatrzymał się|stanął w miejscu)",
    "taniec (?:cieni|świateł|światła)|symfoni\\p{Ll} (?:dźwięków|zapachów|barw|smaków|ciszy)|gobelin\\p{Ll}* (?:z |utkan\\p{Ll} z )?(?:dźwięków|zapachów|wspomnień|chwil)|feeri\\p{Ll} barw|kalejdoskop\\p{Ll}* (?:barw|wrażeń|zapachów)",
    "figlarn\\p{Ll}+ (?:błysk|iskierk|uśmiech)\\p{Ll}*|iskierk\\p{Ll} w oku|dreszcz (?:emocji )?przebieg\\p{Ll}+|przebieg\\p{Ll}+ (?:mu |go )?dreszcz",
    "skąpan\\p{Ll}+ w|otulon\\p{Ll}+ (?:mgłą|ciszą|snem|blaskiem|ciepłem)|tętni(?:ąc\\p{Ll}+|ł|ła|ło) życiem|prawdziwa uczta dla",
    "serce (?:mu |jej |Mruka )?(?:przepełni|wypełni|zalała|zabiło mocniej|biło jak)\\p{Ll}*|w powietrzu (?:unosiła się|wisiała|czuć było) (?:magi|tajemnic|obietnic)\\p{Ll}+|nie wiedział jeszcze,? że|nieświadom\\p{Ll},? że|jak za dotknięciem (?:czarodziejskiej )?różdżki",
  ]),
};

/** Phrases that a writer may use once in a while: two different ones are a manner. */
const frequent: Patterns = {
  English: compiled([
    "couldn’t help but|could not help but|as if by magic|a gentle reminder|the golden light|soft glow|gentle breeze|quiet dignity|not just an? [^.,;]{2,30}, but|it was(?:n’t| not) just [^.;]{2,40}(?:[,;–—] (?:it was|but))|in that moment|with newfound|a mixture of|a sense of (?:calm|peace)|palpable|the world outside|seemed to whisper|danced (?:in|across|on) the|warmth spread",
  ]),
  Polish: compiled([
    "nie mógł się powstrzymać|ku (?:zaskoczeniu|zdziwieniu|radości) wszystkich|jakby chciał powiedzieć|zdawał(?:o|a)? się szeptać|delikatn\\p{Ll}+ (?:blask|światło|powiew|szelest)\\p{Ll}*|w tej właśnie chwili|z gracją|pełn\\p{Ll} (?:tajemnic|magii|ciepła)|nie (?:był|była|było) (?:to )?(?:tylko|zwykł\\p{Ll}+|po prostu) [^.;]{2,40}[,–—] (?:lecz|ale|to)|niczym (?:\\p{Ll}+ )?(?:w bajce|wierny|duch|strażnik|król|rycerz|cień|cienie|statek|gwiazdy|perły|aksamit|szept|magnes)",
  ]),
};

/** A lesson, wherever it stands. */
const lesson: Patterns = {
  English: compiled([
    "(?:the )?moral (?:of (?:the|this)|here|is that)|dear readers?|(?:valuable|important) lesson|learn(?:ed|t) (?:that (?:day )?(?:that )?)?(?:a|the|his) lesson",
  ]),
  Polish: compiled([
    "morał (?:z tego|tej|jest|brzmi)\\p{Ll}*|(?:drogi|drodzy|droga) czyteln\\p{Ll}+|(?:ważn|cenn)\\p{Ll}+ lekcj\\p{Ll}+|lekcj[aęi] (?:cierpliwości|pokory|przyjaźni|życia|na całe życie)|nauczka na (?:całe życie|przyszłość)",
  ]),
};

const truth = "(?:true|real) (?:friendship|friends|happiness|love|home|treasure|wealth|courage|magic|warmth)";
const prawda = "prawdziw\\p{Ll}+ (?:przyjaźń|przyjaciel|szczęście|miłość|dom|skarb|bogactwo|odwag|magi|ciepło)\\p{Ll}*";

/** A lesson in the last paragraph, where a story says what it was about. */
const closing: Patterns = {
  English: compiled([
    "sometimes,? (?:all (?:you|we|one|it)|the (?:smallest|little|small|simplest|best|greatest|most)|we need|it (?:takes|is) (?:only )?(?:the|a) (?:smallest|little|small))",
    `(?:learn(?:ed|t)|understood|reali[sz]ed|knew(?: now)?|discovered|remind(?:ed|s|er)(?: \\p{L}+)?) that (?:sometimes|home|${truth}|friendship|love|happiness|patience|kindness|the (?:best|smallest|little|simple|simplest|greatest|most important)|even the|every|it is (?:not )?the|in life|one (?:should|must))`,
    `(?:for|because|after all),? ${truth}|${truth} (?:is|was|lies|means|comes)|it is the (?:little|small|simple) things|home is (?:not a place|where|wherever)|what (?:really|truly) matters|(?:kindness|patience|friendship|love) (?:is|always|never|will)|we (?:should|must) (?:all|always|never)`,
  ]),
  Polish: compiled([
    "czas(?:em|ami) (?:wystarczy|trzeba|najmniejsz|najprostsz|drobn|mał|najlepsz|najważniejsz|to,? co)\\p{Ll}*",
    `(?:nauczył\\p{Ll}* się|zrozumiał\\p{Ll}*|pojął|pojęli|wiedział już|przekonał się),? że (?:czas(?:em|ami)|dom|${prawda}|przyjaźń|miłość|szczęście|cierpliwość|dobroć|najmniejsz\\p{Ll}+|najważniejsz\\p{Ll}+|najlepsz\\p{Ll}+|małe|drobne|nawet|w życiu|każdy|warto|nie warto|to,? co|nie trzeba)`,
    `(?:bo|przecież|w końcu) ${prawda}|${prawda} (?:to|jest|polega|kryje)|to właśnie (?:małe|drobne|takie) (?:rzeczy|chwile)|liczą się (?:małe|drobne|najprostsze)|dom jest tam,? gdzie|dom to nie (?:miejsce|ściany)|warto (?:być|czekać|pamiętać|pomagać|wierzyć)|(?:pamiętaj|pamiętajcie|pamiętajmy)`,
  ]),
};

/** Whether a text ends without a lesson and is told without the phrases that models repeat. */
export function checkPhrases(text: StoryText): string[] {
  return tellingsOf(text).flatMap((telling) => [...lessons(telling), ...stockPhrases(telling)]);
}

function lessons({ language, title, excerpt, content }: Telling): string[] {
  const last = paragraphsOf(content).at(-1) ?? "";
  const found = foundIn([title, excerpt, content], lesson[language])[0] ?? foundIn([last], closing[language])[0];
  if (found === undefined) return [];
  return [`${language} draws a moral (“${found}”); end on something that happens and leave the lesson out`];
}

function stockPhrases({ language, title, excerpt, content }: Telling): string[] {
  const parts = [title, excerpt, content];
  const found = foundIn(parts, worn[language]);
  const often = foundIn(parts, frequent[language]);
  const phrases = [...found, ...(found.length > 0 || often.length > 1 ? often : [])];
  if (phrases.length === 0) return [];
  const quoted = phrases.slice(0, 4).map((phrase) => `“${phrase}”`);
  return [`${language} uses worn phrases: ${quoted.join(", ")}; say what is to be seen in words of your own`];
}

/** The different phrases of a pattern in these parts, in small letters. */
function foundIn(parts: readonly string[], pattern: RegExp): string[] {
  return [...new Set(parts.flatMap((part) => (part.match(pattern) ?? []).map((phrase) => phrase.toLowerCase())))];
}
