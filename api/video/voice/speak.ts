// Has a story told in short and spoken, each step kept in the journal: nothing is told, spoken or paid twice.
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { JournalEntry } from "#api/generation/journal.ts";
import { ShortTelling } from "#api/generation/model.ts";
import { type Language, languages } from "#api/language/model.ts";
import { sentenceSpans } from "#api/language/sentences.ts";
import { type Narrator, readByMachine, type Speech } from "#api/narration/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { atWorkbench } from "#api/platform/files/workbench.ts";
import type { Story } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { FilmVoice } from "./film-voice.ts";
import type { Said } from "./phrases.ts";
import type { FilmSpeech } from "./timing.ts";

/** What is said in one language: a WAV file, and when it says what. */
export type Spoken = {
  language: Language;
  narrator: Narrator["name"];
  voice: string;
  wav: Uint8Array;
  speech: FilmSpeech;
};
export type SpokenStory = { spoken: Spoken[]; costUsd: number };

const Told = z.strictObject({ telling: ShortTelling, costUsd: z.number().nonnegative() });
const Times = z.object({ start: z.number(), end: z.number() });
const Heard = z.strictObject({
  costUsd: z.number().nonnegative(),
  sentences: z.array(Times.extend({ words: z.array(Times.extend({ from: z.int(), to: z.int() })), text: z.string() })),
});
type Heard = z.infer<typeof Heard>;

type Speaking = { workDir: string; signal: AbortSignal; progress(share: number): void };

/** A story's telling in every language that the narrator speaks. Throws FILM_UNSUITABLE and the narrator's errors. */
export async function speak(story: Story, voice: FilmVoice, speaking: Speaking): Promise<SpokenStory> {
  const { signal } = speaking;
  const narrator = await voice.openNarrator();
  const voices = languages.flatMap((language) => {
    const name = narrator.voiceOf(language);
    return name === null ? [] : { language, name };
  });
  if (voices.length === 0) throw voiceless("The narrator has no voice for English and none for Polish.");
  const work = async (entry: JournalEntry): Promise<SpokenStory> => {
    const told = await toldIn(entry, story, { voice, signal });
    const spoken: Spoken[] = [];
    let { costUsd } = told;
    for (const [index, { language, name }] of voices.entries()) {
      signal.throwIfAborted();
      const progress = (share: number) => speaking.progress((index + share) / voices.length);
      const saying = { story, language, script: scriptOf(story, told.telling, language) };
      let whenKept: Speech["whenKept"];
      const { result } = await entry.bytes({
        name: `speech-${language}`,
        inputs: [narrator.name, name, saying.script],
        async run() {
          const { bytes, ...speech } = await spokenBy(narrator, saying, voice, { ...speaking, progress });
          whenKept = speech.whenKept;
          return bytes;
        },
        check: (bytes) => void unpacked(bytes),
      });
      await whenKept?.();
      const { wav, heard } = unpacked(result);
      costUsd += heard.costUsd;
      spoken.push({ language, narrator: narrator.name, voice: name, wav, speech: speechOf(heard.sentences) });
    }
    return { spoken, costUsd };
  };
  return voice.journal.alone(story.id, work, { signal });
}

type Telling = { voice: FilmVoice; signal: AbortSignal };

async function toldIn(entry: JournalEntry, story: Story, { voice, signal }: Telling): Promise<z.infer<typeof Told>> {
  const teller = await voice.openTeller();
  const { result } = await entry.json({
    name: "telling",
    inputs: [teller.inputs, textsOf(story)],
    schema: Told,
    run: () => teller.tell(story, signal),
  });
  return result;
}

/** Everything that a telling follows from. */
const textsOf = ({ titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl }: Story) => [
  ...[titleEn, titlePl, excerptEn, excerptPl, contentEn, contentPl],
];

type Script = { text: string; pause: number }[];

/** The title, the telling, and that a machine reads; with the silences that keep the sentences apart. */
function scriptOf(story: Story, telling: ShortTelling, language: Language): Script {
  const text = telling[language].replace(/\s+/gu, " ");
  const sentences = sentenceSpans(text, language).map(({ from, to }) => text.slice(from, to));
  return [tellingOf(story, language).title, ...sentences, readByMachine[language]].map((each) => ({
    text: each,
    pause: 0.5,
  }));
}

type Saying = { story: Story; language: Language; script: Script };

/** The speech in one file with its times, for the journal. */
async function spokenBy(
  narrator: Narrator,
  { story: { id }, language, script }: Saying,
  voice: FilmVoice,
  { workDir, signal, progress }: Speaking,
): Promise<Pick<Speech, "whenKept"> & { bytes: Uint8Array }> {
  const purse = await voice.purseOf(id, "speech");
  return atWorkbench({ workDir, makes: "speech" }, async (folder) => {
    const order = { id, language, sentences: script, folder, signal, progress };
    const { path, costUsd, sentences, ...speech } = await narrator.speak(order, purse);
    if (sentences.length !== script.length) throw voiceless("The narrator lost a sentence of the telling.");
    const said = sentences.map((sentence, index) => ({ ...sentence, text: script[index]?.text ?? "" }));
    return { ...speech, bytes: packed({ costUsd, sentences: said }, await readFile(path)) };
  });
}

const voiceless = (message: string) =>
  new AppError("FILM_UNSUITABLE", message, { hint: "Choose another NARRATOR, or have the film made without a voice." });

/** The length of the times, the times as JSON, the WAV file. */
function packed(heard: Heard, wav: Uint8Array): Uint8Array {
  const times = Buffer.from(JSON.stringify(heard));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(times.length);
  return Buffer.concat([length, times, wav]);
}

function unpacked(bytes: Uint8Array): { heard: Heard; wav: Uint8Array } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const from = 4 + file.readUInt32BE();
  return { heard: Heard.parse(JSON.parse(file.toString("utf8", 4, from))), wav: file.subarray(from) };
}

function speechOf(sentences: readonly Said[]): FilmSpeech {
  const [title, closing] = [sentences[0], sentences.at(-1)];
  if (!title || !closing || sentences.length < 3) throw voiceless("There is nothing to tell in the film.");
  return { title, telling: sentences.slice(1, -1), closing };
}
