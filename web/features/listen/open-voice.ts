import type { Language } from "#api/language/model.ts";
import type { PublicPost } from "#api/stories/model.ts";
import { openBrowserVoice } from "./browser-voice.ts";
import { findVoices } from "./choose-voice.ts";
import { openFileVoice } from "./file-voice.ts";
import { inTurn, type Passage, passagesIn, placesOf } from "./passages.ts";
import { sound } from "./sound.ts";
import type { Voice, VoiceEvents } from "./voice.ts";

/** What is read of a story: one language, or both in turn where the page shows both. */
export type Choice = Language | "both";

export type Text = { article: Element; choice: Choice; narrations: PublicPost["narrations"] };

const languagesOf = (choice: Choice): Language[] => (choice === "both" ? ["en", "pl"] : [choice]);

/** The voice of the story's file; null where there is none, it cannot be read, or nobody wants it any more. */
export async function openFile(
  { article, choice, narrations }: Text,
  { events, signal }: { events: VoiceEvents; signal: AbortSignal },
): Promise<Voice | null> {
  const narration = narrations?.find(({ language }) => language === choice);
  if (!narration) return null;
  try {
    const places = placesOf(article, narration.language);
    return await openFileVoice(narration, { places, sound: sound(), events, signal });
  } catch (error) {
    if (!signal.aborted) console.warn("The browser's own voice reads instead of the file:", error);
    return null;
  }
}

/** Readers who let a voice send the text to its maker are asked no more until they leave. */
let isRemoteAllowed = false;
export const allowRemoteVoices = () => {
  isRemoteAllowed = true;
};

/** The browser's voice, or why it cannot read: it has none, or only one that sends the text to its maker. */
export async function openBrowser(
  { article, choice }: Text,
  events: VoiceEvents,
): Promise<Voice | "voiceless" | "remote"> {
  const languages = languagesOf(choice);
  const voices = await findVoices(languages);
  if (voices.size < languages.length) return "voiceless";
  if (!isRemoteAllowed && [...voices.values()].some(({ localService }) => !localService)) return "remote";
  const passages = languages.flatMap((language): Passage[] => passagesIn(placesOf(article, language), language));
  return openBrowserVoice({ passages: choice === "both" ? inTurn(passages) : passages, voices, events });
}
