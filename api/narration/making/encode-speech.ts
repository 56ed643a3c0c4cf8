// Makes a file of speech as podcasts and pages want it: MP3, mono, as loud as others.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { siteName } from "#api/discovery/model.ts";
import type { Language } from "#api/language/model.ts";
import { type EncoderRun, runEncoder } from "#api/platform/processes/encoder.ts";
import { type NarratorName, readByMachine } from "../model.ts";
import { unusableSpeech } from "./unusable-speech.ts";

/** As podcast platforms ask for in mono: -16 LUFS integrated, true peaks of -1 dBTP at most. */
const wanted = { loudness: -16, peak: -1 };
/** How far from that loudness a file may be, in LU, and from the length of its speech, in seconds. */
const tolerance = { loudness: 0.3, seconds: 0.3 };
/** Encoding raises peaks a little, and takes some loudness. */
const firstCeiling = -2.2;
const lostLoudness = 0.3;
/** How often the gain is corrected, and the speech encoded. */
const most = { corrections: 4, encodings: 3 };
/** Limiting takes about a third of what is added. */
const effort = 1.6;
/** Peaks are limited at four times the rate of the file, since the highest lie between its samples. */
const rates = { file: 44_100, peaks: 176_400 };
const limiterMs = 5;

/** The seconds by which the sound is later than in the speech: the limiter looks ahead. Players skip the encoder's own delay. */
export const encodingDelay = limiterMs / 1000;

type Encoding = {
  program: string;
  folder: string;
  title: string;
  language: Language;
  narrator: NarratorName;
  signal: AbortSignal;
};
export type EncodedSpeech = { path: string; seconds: number; bytes: number };

/**
 * Encodes speech to MP3 in the folder, and measures what came of it. Throws VOICE_FAILED for silence and for a file of another
 * length than the speech, DISK_FULL, and the signal's reason.
 */
export async function encodeSpeech(
  speech: { path: string; seconds: number },
  encoding: Encoding,
): Promise<EncodedSpeech> {
  const path = join(encoding.folder, `${encoding.language}.mp3`);
  let ceiling = firstCeiling;
  for (let turn = 1; ; turn++) {
    const level = await levelOf(speech.path, ceiling, encoding);
    await run(["-i", speech.path, "-map", "0:a:0", "-af", level, ...formatOf(encoding), path], encoding);
    const { peak, seconds } = await measured(path, encoding);
    if (Math.abs(seconds - speech.seconds) > tolerance.seconds) throw otherLength(seconds, speech.seconds);
    const over = peak - wanted.peak;
    if (over <= 0 || turn === most.encodings) return { path, seconds, bytes: (await stat(path)).size };
    ceiling -= over * 1.2;
  }
}

/** The filters that bring speech to the loudness, its peaks lowered to the ceiling. */
async function levelOf(path: string, ceiling: number, encoding: Encoding): Promise<string> {
  const aim = wanted.loudness + lostLoudness;
  let gain = aim - (await measured(path, encoding)).loudness;
  for (let turn = 1; turn < most.corrections; turn++) {
    const missing = aim - (await measured(path, encoding, `${levelling(gain, ceiling)},`)).loudness;
    if (Math.abs(missing) <= tolerance.loudness) break;
    gain += missing * effort;
  }
  return levelling(gain, ceiling);
}

const levelling = (gain: number, ceiling: number) =>
  [
    `aresample=${rates.peaks}`,
    `volume=${gain.toFixed(2)}dB`,
    `alimiter=limit=${(10 ** (ceiling / 20)).toFixed(4)}:level=false:attack=${limiterMs}:release=50`,
    `aresample=${rates.file}`,
  ].join(",");

/** The tags say what it is and that a machine reads; the address is IPTC's term for such a source. */
function formatOf({ title, language, narrator }: Encoding): string[] {
  const source = narrator === "house" ? "algorithmicMedia" : "trainedAlgorithmicMedia";
  const comment = `${readByMachine[language]} http://cv.iptc.org/newscodes/digitalsourcetype/${source}`;
  const tags = { title, artist: siteName, language: language === "pl" ? "pol" : "eng", comment };
  return [
    ...[
      "-c:a",
      "libmp3lame",
      "-b:a",
      "64k",
      "-compression_level",
      "5",
      "-ac",
      "1",
      "-map_metadata",
      "-1",
      "-id3v2_version",
      "3",
    ],
    ...["-fflags", "+bitexact", "-flags:a", "+bitexact"],
    ...Object.entries(tags).flatMap(([name, value]) => ["-metadata", `${name}=${value}`]),
  ];
}

/** The integrated loudness in LUFS, the true peak in dBTP, and the length, as it is behind the filters. */
async function measured(path: string, encoding: Encoding, filters = "") {
  let lines = "";
  const meter = `${filters}ebur128=framelog=verbose:peak=true`;
  const said = await run(["-i", path, "-map", "0:a:0", "-af", meter, "-f", "null", "-"], {
    ...encoding,
    says: "info",
    reported: (more) => {
      lines = (lines + more).slice(-2000);
    },
  });
  const [loudness, peak] = [/I: +(\S+) LUFS/, /Peak: +(\S+) dBFS/].map((value) => Number(value.exec(said)?.[1]));
  const [, hours, minutes, seconds] = /.*out_time=(\d+):(\d+):([\d.]+)/s.exec(lines) ?? [];
  // What is silent is measured as -70 LUFS, or as nothing.
  if (loudness === undefined || peak === undefined || !(loudness > -70)) throw silent();
  return { loudness, peak, seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

type Run = Pick<Encoding, "program" | "folder" | "signal"> & Pick<EncoderRun, "says" | "reported">;

const run = (args: readonly string[], { program, folder, signal, says, reported }: Run) =>
  runEncoder(program, args, {
    ...{ folder, signal, makes: { what: "speech", fault: "VOICE_FAILED" } },
    ...(says && { says }),
    ...(reported && { reported }),
  });

const silent = () => unusableSpeech("The narrator's speech is silent.");
const otherLength = (is: number, said: number) =>
  unusableSpeech(`The narrator's speech lasts ${is.toFixed(1)} s and not ${said.toFixed(1)} s.`);
