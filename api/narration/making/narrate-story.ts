import { itemProgress } from "#api/jobs/item-progress.ts";
import type { Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { atWorkbench } from "#api/platform/files/workbench.ts";
import { findEncoder } from "#api/platform/processes/encoder.ts";
import type { MadeBy, Narration, Story } from "#api/stories/model.ts";
import { sameStory } from "#api/stories/same-story.ts";
import { tellingOf } from "#api/stories/telling.ts";
import type { Narrator, Speech } from "../model.ts";
import type { NarrationHandle, NarrationsParts } from "../parts.ts";
import { scriptHash, scriptOf } from "../script.ts";
import { encodeSpeech, encodingDelay } from "./encode-speech.ts";
import { forgetSpeech, keptSpeech } from "./kept-speech.ts";
import { marksOf } from "./marks.ts";
import { isUnusableSpeech } from "./unusable-speech.ts";

type Parts = NarrationsParts & { narrator: Narrator };
type Made = { narration: Narration; costUsd: number };
type Attempt<Result> = { language: Language } & ({ result: Result } | { error: AppError });

/**
 * Has a story read aloud in some languages, stores the files and notes all of them in the story's file with one commit. One
 * language's failure does not keep the other: it is thrown once the other is noted. Returns the languages whose text was changed
 * meanwhile; their speech is not noted. Throws VOICE_…, SERVICE_…, BUDGET_SPENT, FILM_TOOLS_MISSING, STORAGE_…, DISK_FULL and the
 * errors of an edit.
 */
export async function narrateStory(
  story: Story,
  { languages, ...parts }: Parts & { languages: readonly Language[] },
  { signal, report, by }: NarrationHandle,
): Promise<Language[]> {
  const { step, end } = itemProgress(story.id, report);
  try {
    // Nothing is spoken, and paid, that could not be encoded.
    const program = await findEncoder(parts.encoder);
    const spoken = await each(languages, signal, (language, index) =>
      speechOf(story, language, parts, {
        signal,
        progress: (share) => step("speech", (index + share) / languages.length),
      }),
    );
    step("sound");
    const stored = await atWorkbench({ workDir: parts.workDir, makes: "speech" }, (folder) =>
      each(languages, signal, async (language) => {
        const speech = resultOf(spoken, language);
        const storing = { program, folder, signal, step };
        return storeSpeech({ story, language, speech }, parts, storing).catch(async (error: unknown) => {
          if (isUnusableSpeech(error)) await forgetSpeech(parts.workDir, story.id, language);
          throw error;
        });
      }),
    );
    signal.throwIfAborted();
    const made = stored.flatMap((attempt) => ("result" in attempt ? attempt.result : []));
    if (made.length > 0) step("commit");
    const outdated = made.length > 0 ? await note(story, made, { ...parts, by }) : [];
    for (const { narration } of made) await forgetSpeech(parts.workDir, story.id, narration.language);
    for (const attempt of stored) if ("error" in attempt) throw attempt.error;
    end({ state: "done", note: story.titleEn });
    return outdated;
  } catch (error) {
    end({ state: "failed", ...(error instanceof AppError && { note: error.message }) });
    throw error;
  }
}

/** Tries each language. Any error but one that says what happened ends all, as does the signal. */
async function each<Result>(
  languages: readonly Language[],
  signal: AbortSignal,
  work: (language: Language, index: number) => Promise<Result>,
): Promise<Attempt<Result>[]> {
  const attempts: Attempt<Result>[] = [];
  for (const [index, language] of languages.entries()) {
    signal.throwIfAborted();
    try {
      attempts.push({ language, result: await work(language, index) });
    } catch (error) {
      if (!(error instanceof AppError) || signal.aborted) throw error;
      attempts.push({ language, error });
    }
  }
  return attempts;
}

function resultOf<Result>(attempts: readonly Attempt<Result>[], language: Language): Result {
  const attempt = attempts.find((each) => each.language === language);
  if (attempt && "result" in attempt) return attempt.result;
  throw attempt?.error ?? new Error(`Nothing was tried in ${language}.`);
}

type Speaking = { signal: AbortSignal; progress(share: number): void };

async function speechOf(story: Story, language: Language, { purseOf, ...parts }: Parts, speaking: Speaking) {
  const script = scriptOf(story, language);
  const purse = await purseOf(story.id);
  return keptSpeech({ ...parts, purse }, { id: story.id, language, script, ...speaking });
}

type Storing = { program: string; folder: string; signal: AbortSignal; step(name: string): void };
type ToStore = { story: Story; language: Language; speech: Speech };

/** Encodes the speech, and stores it with its marks. */
async function storeSpeech(
  { story, language, speech }: ToStore,
  { narrator, media }: Parts,
  { step, ...encoding }: Storing,
): Promise<Made> {
  const { id } = story;
  const { signal } = encoding;
  const { title } = tellingOf(story, language);
  step("sound");
  const sound = await encodeSpeech(speech, { ...encoding, title, language, narrator: narrator.name });
  const marks = marksOf(scriptOf(story, language), { ...speech, seconds: sound.seconds }, { delay: encodingDelay });
  step("keep");
  const kept = await media.put({ id, kind: "speech", source: { path: sound.path } }, { signal });
  const bytes = Buffer.from(JSON.stringify(marks));
  const keptMarks = await media.put({ id, kind: "marks", source: { bytes } }, { signal });
  const narration = {
    ...{ language, url: kept.url, marks: keptMarks.url, seconds: sound.seconds, bytes: sound.bytes },
    ...{ narrator: narrator.name, voice: narrator.voiceOf(language) ?? "", script: scriptHash(story, language) },
  };
  return { narration, costUsd: speech.costUsd };
}

/** Notes what was made of the words that the story still has; returns the languages of the rest. */
async function note(
  story: Story,
  made: readonly Made[],
  { editing, by }: Pick<Parts, "editing"> & Pick<NarrationHandle, "by">,
): Promise<Language[]> {
  let outdated: Language[] = [];
  const notes = (now: Story) => {
    const { narrations = [], madeBy } = sameStory(now, story);
    const isRight = ({ narration: { language, script } }: Made) => script === scriptHash(now, language);
    const right = made.filter(isRight).map(({ narration }) => narration);
    outdated = made.filter((each) => !isRight(each)).map(({ narration }) => narration.language);
    const others = narrations.filter((known) => !right.some(({ language }) => language === known.language));
    const all = [...others, ...right].toSorted((one, other) => one.language.localeCompare(other.language));
    return { ...(all.length > 0 && { narrations: all }), ...costOf(madeBy, made) };
  };
  await editing.note(story.id, { action: "Narration", notes }, { by });
  return outdated;
}

/** Adds the speech's cost to the story's, also of speech that came too late. */
function costOf(madeBy: MadeBy | undefined, made: readonly Made[]): { madeBy?: MadeBy } {
  const spent = made.reduce((sum, { costUsd }) => sum + costUsd, 0);
  if (spent === 0) return {};
  return { madeBy: { ...madeBy, costUsd: Math.round(((madeBy?.costUsd ?? 0) + spent) * 1e6) / 1e6 } };
}
