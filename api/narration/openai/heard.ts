// Whether what a service sent is the sentence that was asked for, as far as that can be heard without understanding it.
import { AppError } from "#api/platform/errors.ts";
import { audibleSpan, loudness } from "../process/sound.ts";
import { readWav, type Sound } from "../process/wav.ts";

/** Nobody reads aloud faster, in letters a second; half of a sentence sounds as if somebody did. */
const fastest = 25;
/** Nobody reads aloud slower than this, and slower than a sentence of one word needs. */
const slowest = { lettersASecond: 3, seconds: 6 };
/** A voice that ends fades: its last hundredth of a second is quieter than this (-30 dB). */
const fadedBelow = 1000;

/** The sound of a sentence. Throws SERVICE_ANSWER_UNUSABLE for another format, half a file, silence. */
export function soundOfSentence(bytes: Uint8Array, text: string): Sound {
  if (bytes.length === 0) throw unusableSpeech("it is empty");
  const sound = readWav(bytes);
  if (sound === null) throw unusableSpeech("it is not a whole WAV file of one channel with 16 bits a sample");
  const heard = audibleSpan(sound.samples);
  if (heard === null) throw unusableSpeech("it is silent");
  const seconds = (heard.to - heard.from) / sound.rate;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const isCut = loudness(sound.samples.subarray(-Math.round(sound.rate / 100))) > fadedBelow;
  if (isCut || seconds < letters / fastest - 0.1) throw unusableSpeech("it breaks off before its end");
  if (seconds > letters / slowest.lettersASecond + slowest.seconds) throw unusableSpeech("it is longer than the text");
  return sound;
}

export function refusedSpeech(): AppError {
  return new AppError("SERVICE_REFUSED", "The AI service refused to speak: its content rules forbid it", {
    hint: "Change the text, or choose another NARRATOR.",
  });
}

export function unusableSpeech(why: string): AppError {
  return new AppError(
    "SERVICE_ANSWER_UNUSABLE",
    `The AI service sent the speech in a form that cannot be used: ${why}`,
    {
      hint: "Run it again; if it stays so, check SPEECH_MODEL, SPEECH_VOICE and OPENAI_BASE_URL.",
    },
  );
}
