// espeak-ng, compiled to WebAssembly. Its licence is the GPL: only espeak-process.ts may load it.
import type { EspeakEvent } from "@echogarden/espeak-ng-emscripten";
import type { Language } from "#api/language/model.ts";
import { releasedData } from "./espeak-data.ts";

export type Espeak = {
  rate: number;
  say(text: string, language: Language): { samples: Int16Array; events: EspeakEvent[] };
  /** The phonemes of a word in espeak's own letters, with `_` between them. */
  phonemesOf(word: string, language: Language): string;
};

/**
 * How it reads, chosen by measure (docs/voices.md): at 130 it says some 144 English or 99 Polish words a minute without the silence
 * between sentences, a little slower than an audiobook; the wider range of pitch keeps sentences from sounding alike; at the full
 * volume some Polish sounds are cut off.
 */
const manner = { rate: 130, pitch: 50, range: 65, volume: 80 } as const;

/** By espeak's identifiers; British English. */
const voices = { en: "gmw/en", pl: "zlw/pl" } as const satisfies Record<Language, string>;

/** Loads the program and its data: 25 MB, a tenth of a second. */
export async function loadEspeak(): Promise<Espeak> {
  const { default: load } = await import("@echogarden/espeak-ng-emscripten");
  const data = releasedData();
  const module = await load(data && { getPreloadedPackage: () => data });
  const synthesizer = await new module.eSpeakNGWorker();
  let current: Language | undefined;

  function use(language: Language): void {
    if (language === current) return;
    current = language;
    synthesizer.set_voice(voices[language]);
    synthesizer.set_rate(manner.rate);
    synthesizer.set_pitch(manner.pitch);
    synthesizer.set_range(manner.range);
    synthesizer.set_volume(manner.volume);
  }

  return {
    rate: synthesizer.get_samplerate(),
    say(text, language) {
      use(language);
      const chunks: Int16Array[] = [];
      const events: EspeakEvent[] = [];
      synthesizer.synthesize(text, (samples, more) => {
        chunks.push(samples);
        events.push(...more);
        return false;
      });
      return { samples: joined(chunks), events };
    },
    phonemesOf(word, language) {
      use(language);
      const { ptr } = synthesizer.convert_to_phonemes(word, false);
      return Buffer.from(module.HEAPU8.subarray(ptr, module.HEAPU8.indexOf(0, ptr))).toString("utf8");
    },
  };
}

function joined(chunks: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
