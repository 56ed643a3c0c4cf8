import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openJournal } from "#api/generation/journal.ts";
import type { ShortTelling } from "#api/generation/model.ts";
import type { Narrator, SpeechOrder } from "#api/narration/model.ts";
import { closedPurse } from "#api/narration/narrator.fixture.ts";
import type { AppError } from "#api/platform/errors.ts";
import type { FilmMaker, VoiceOrder } from "../model.ts";
import { filmMakerOf } from "../videos.fixture.ts";
import type { FilmVoice } from "./film-voice.ts";
import { saidOf } from "./said.fixture.ts";

/** A narrator that keeps its orders: each word takes 0.4 s, and the file names what it says. */
export function narratorOf({ costUsd = 0, faults = [] as (AppError | null)[], speaks = ["en", "pl"] } = {}) {
  const orders: SpeechOrder[] = [];
  const narrator: Narrator = {
    name: "house",
    voiceOf: (language) => (speaks.includes(language) ? `tone/${language}` : null),
    async speak(order) {
      orders.push(order);
      const fault = faults.shift();
      if (fault) throw fault;
      const path = join(order.folder, "speech.wav");
      await writeFile(path, `${order.language}: ${order.sentences.map(({ text }) => text).join(" ")}`);
      let at = 0;
      const sentences = order.sentences.map(({ text, pause }) => {
        const { text: _, ...said } = saidOf(text, at);
        at = said.end + pause;
        return said;
      });
      return { path, seconds: at, costUsd, sentences };
    },
  };
  return { ...narrator, orders };
}

/** What gives films a voice, with its journal in a folder. */
export function voiceOf(
  folder: string,
  {
    narrator = narratorOf() as Narrator,
    isOn = false,
    telling = told,
    costUsd = 0,
    ...more
  }: Partial<FilmVoice> & {
    narrator?: Narrator;
    telling?: ShortTelling;
    costUsd?: number;
  } = {},
) {
  const tellings: string[] = [];
  const voice: FilmVoice = {
    isOn,
    openNarrator: async () => narrator,
    openTeller: async () => ({
      inputs: "a test",
      async tell({ id }) {
        tellings.push(id);
        return { telling, costUsd };
      },
    }),
    purseOf: async () => closedPurse,
    journal: openJournal(join(folder, "voices")),
    ...more,
  };
  return { ...voice, tellings };
}

export const told: ShortTelling = {
  en: "Mruk sat on the sill. The rain had stopped an hour ago. He went out.",
  pl: "Mruk siedział na parapecie. Deszcz przestał padać godzinę temu. Wyszedł.",
};

/** A film-maker that records its orders, also those for voices; films are as long as they are ordered. */
export function speakingMakerOf({ faults = [] as (AppError | null)[] } = {}) {
  const maker = filmMakerOf();
  const voices: VoiceOrder[] = [];
  const speaking = {
    ...maker,
    voices,
    async make(order) {
      await maker.make(order);
      return { seconds: order.seconds ?? 14, costUsd: 0 };
    },
    async addVoice(order) {
      voices.push(order);
      const fault = faults.shift();
      if (fault) throw fault;
      await writeFile(order.into, `${Buffer.from(order.speech)}`);
    },
  } satisfies FilmMaker & { orders: unknown; voices: VoiceOrder[] };
  return speaking;
}
