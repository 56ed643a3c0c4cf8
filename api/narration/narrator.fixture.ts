// What tests of narrators share.
import { readdir, readFile } from "node:fs/promises";
import type { Purse } from "#api/generation/model.ts";
import type { Language } from "#api/language/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { storyIdOf } from "#api/stories/story-id.ts";
import type { Speech, SpeechOrder } from "./model.ts";
import { readWav, type Sound } from "./process/wav.ts";

/** A purse that no narrator on this machine opens. */
export const closedPurse: Purse = {
  async reserve() {
    throw new Error("Nothing is to be paid.");
  },
};

/** An order in an empty folder. */
export function speechOrder(
  texts: readonly string[],
  { language = "en", ...rest }: Partial<SpeechOrder> & { language?: Language } = {},
): SpeechOrder {
  const sentences = texts.map((text) => ({ text, pause: 0.35 }));
  return {
    id: storyIdOf("2026-08-24-morning"),
    language,
    sentences,
    folder: folderOfTest(),
    signal: neverAborted,
    ...rest,
  };
}

const neverAborted = new AbortController().signal;

/** The samples of a speech. Throws if its file is not a whole WAV. */
export async function soundOf({ path }: Speech): Promise<Sound> {
  const sound = readWav(await readFile(path));
  if (sound === null) throw new Error(`${path} is not a WAV file.`);
  return sound;
}

/** The words of a speech as they stand in their sentences. */
export const wordsOf = ({ sentences }: Speech, texts: readonly string[]) =>
  sentences.map(({ words }, index) => words.map(({ from, to }) => texts[index]?.slice(from, to) ?? ""));

/** The seconds at which sound begins after at least so much silence. */
export function onsets({ samples, rate }: Sound, { silence }: { silence: number }): number[] {
  const window = Math.round(rate * 0.005);
  const begins: number[] = [];
  let quiet = Number.POSITIVE_INFINITY;
  for (let at = 0; at + window <= samples.length; at += window) {
    const energy = Math.sqrt(
      samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window,
    );
    if (energy < quietBelow) quiet += window / rate;
    else {
      if (quiet >= silence) begins.push(at / rate);
      quiet = 0;
    }
  }
  return begins;
}

/** About -44 dB. */
const quietBelow = 200;

export const filesIn = (folder: string): Promise<string[]> => readdir(folder);
