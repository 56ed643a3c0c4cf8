// The package has no types of its own; this is what espeak.ts uses of it.
declare module "@echogarden/espeak-ng-emscripten" {
  /** `text_position` counts characters from 1, `audio_position` milliseconds. */
  export type EspeakEvent = { type: string; text_position: number; audio_position: number; id: unknown };

  export type Synthesizer = {
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    set_range(range: number): void;
    set_volume(volume: number): void;
    get_samplerate(): number;
    /** The callback says whether to stop. */
    synthesize(text: string, onChunk: (samples: Int16Array, events: EspeakEvent[]) => boolean): void;
    convert_to_phonemes(text: string, ipa: boolean): { ptr: number };
  };

  /** `getPreloadedPackage` gives the data in the place of espeak-ng.data (Emscripten's file packager). */
  export default function load(options?: {
    getPreloadedPackage(): ArrayBuffer;
  }): Promise<{ HEAPU8: Uint8Array; eSpeakNGWorker: new () => PromiseLike<Synthesizer> }>;
}
