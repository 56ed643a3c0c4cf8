import type { Language } from "#api/language/model.ts";

type Offered = Pick<SpeechSynthesisVoice, "name" | "lang" | "localService" | "default">;

/** Voices that systems bring along for fun. */
const jokes =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|ralph|junior|kathy|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;
const good = /natural|neural|enhanced|premium|siri|google/i;

/** Android writes `pl_PL`. */
const languageOf = ({ lang }: Offered) => lang.toLowerCase().split(/[-_]/)[0];

/**
 * The best of a browser's voices for a language; undefined if it has none. One on this device comes before any that sends what it says
 * to its maker.
 */
export function bestVoice<Voice extends Offered>(voices: readonly Voice[], language: Language): Voice | undefined {
  const rank = ({ name, localService, default: isDefault }: Voice) =>
    (localService ? 8 : 0) + (jokes.test(name) ? 0 : 4) + (good.test(name) ? 2 : 0) + (isDefault ? 1 : 0);
  return voices.filter((voice) => languageOf(voice) === language).toSorted((a, b) => rank(b) - rank(a))[0];
}

/** The time in milliseconds for which a browser's voices may come late; it is waited for once. */
let patience = 1500;

/** Waits for the voices of all these languages; without speech synthesis there are none. */
export async function findVoices(languages: readonly Language[]): Promise<Map<Language, SpeechSynthesisVoice>> {
  if (!("speechSynthesis" in window)) return new Map();
  const find = () => {
    const voices = speechSynthesis.getVoices();
    return new Map(
      languages.flatMap((language) => {
        const voice = bestVoice(voices, language);
        return voice ? [[language, voice] as const] : [];
      }),
    );
  };
  const isWhole = (found: Map<Language, SpeechSynthesisVoice>) =>
    found.size === languages.length && [...found.values()].every(({ localService }) => localService);
  if (isWhole(find())) return find();
  await new Promise<void>((resolve) => {
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      resolve();
    };
    const look = () => isWhole(find()) && end();
    // Safari's speech synthesis is no event target.
    speechSynthesis.addEventListener?.("voiceschanged", look, { signal: ends.signal });
    setTimeout(end, patience);
  });
  patience = 0;
  return find();
}
