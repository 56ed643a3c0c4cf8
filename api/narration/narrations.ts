import { languages as allLanguages, type Language } from "#api/language/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { withLock } from "#api/platform/files/lock.ts";
import { semaphore } from "#api/platform/processes/semaphore.ts";
import type { Narration, Story, StoryId } from "#api/stories/model.ts";
import { storyNotFound } from "#api/stories/story-id.ts";
import { currentNarration } from "./current.ts";
import type { NarrationOutcome, NarrationsStatus } from "./making/model.ts";
import { narrateStory } from "./making/narrate-story.ts";
import type { Narrator } from "./model.ts";
import type { NarrationHandle, NarrationsParts } from "./parts.ts";
import { scriptOf } from "./script.ts";

export type NarrationWish = {
  /** In all languages that the narrator has a voice for, without one. */
  language?: Language | undefined;
  /** Makes anew what is there and right. */
  anew?: boolean | undefined;
};

/** Stories read aloud into files. */
export type Narrations = {
  /** Throws STORY_NOT_FOUND. */
  status(id: StoryId): NarrationsStatus;
  /**
   * Has a story read aloud; what is there and right is kept. A story that is changed meanwhile is read again. Throws
   * STORY_NOT_FOUND, VOICE_…, SERVICE_…, BUDGET_SPENT, FILM_TOOLS_MISSING, STORAGE_…, DISK_FULL, EDIT_CONFLICT.
   */
  narrate(id: StoryId, wish: NarrationWish, handle: NarrationHandle): Promise<NarrationOutcome>;
  /** Whether a story is not read in its present words, in a language that the narrator has a voice for. */
  lacks(story: Story, language?: Language): boolean;
  /** What reading these stories usually costs, in US dollars: what `narrate` would make of them. */
  usualCostUsd(stories: readonly Story[], wish: NarrationWish): Promise<number>;
  /** Throws what would refuse the work before it begins: STORY_NOT_FOUND, VOICE_MISSING. */
  refuse(id: StoryId, wish: NarrationWish): void;
};

/** How often a story may be changed while it is read. */
const mostTurns = 3;

export function openNarrations(parts: NarrationsParts): Narrations {
  const { library, editing, narrator, media, workDir } = parts;
  // Speaking and encoding keep a small machine busy.
  const oneAtATime = semaphore(1);

  function storyOf(id: StoryId): Story {
    const story = library.any(id);
    if (!story) throw storyNotFound();
    return story;
  }

  /** The narrator, and the languages to read: those wished for that it has a voice for. */
  function readable({ language }: NarrationWish) {
    if (!narrator) throw nobodyReads();
    const wished = language === undefined ? allLanguages : [language];
    const spoken = spokenBy(narrator, wished);
    if (spoken.length === 0) throw noVoice(narrator, wished);
    return { narrator, wished, spoken };
  }

  async function missingOf(story: Story, languages: readonly Language[], { anew }: NarrationWish, signal: AbortSignal) {
    if (anew) return languages;
    const missing: Language[] = [];
    for (const language of languages) {
      const narration = currentNarration(story, language);
      if (!narration || !(await isKept(narration, { media, signal }))) missing.push(language);
    }
    return missing;
  }

  async function narrate(
    id: StoryId,
    wish: NarrationWish,
    { signal, report, by }: NarrationHandle,
  ): Promise<NarrationOutcome> {
    const { wished, spoken, ...reading } = readable(wish);
    const made = new Set<Language>();
    // As it is committed: another process may have had it read meanwhile.
    let { story } = await editing.read(id);
    let languages = await missingOf(story, spoken, wish, signal);
    if (languages.length === 0) report({ id, state: "skipped" });
    for (let turn = 0; languages.length > 0; turn++) {
      if (turn === mostTurns) throw changedAgain(id);
      for (const language of languages) made.add(language);
      languages = await narrateStory(story, { ...parts, ...reading, languages }, { signal, report, by });
      if (languages.length > 0) ({ story } = await editing.read(id));
    }
    return outcomeOf(wished, { spoken, made });
  }

  return {
    status(id) {
      const story = storyOf(id);
      const narrations = (story.narrations ?? []).map((narration) => shown(narration, story));
      return { narrations, narrator: narrator && { name: narrator.name, voices: voicesOf(narrator) } };
    },
    lacks(story, language) {
      const wished = language === undefined ? allLanguages : [language];
      return narrator !== null && spokenBy(narrator, wished).some((each) => !currentNarration(story, each));
    },
    async usualCostUsd(stories, { language, anew }) {
      if (!narrator?.usualCostUsd) return 0;
      const spoken = spokenBy(narrator, language === undefined ? allLanguages : [language]);
      const toRead = (story: Story) => spoken.filter((each) => anew || !currentNarration(story, each));
      const script = stories.flatMap((story) => toRead(story).flatMap((each) => scriptOf(story, each)));
      return narrator.usualCostUsd(script.map(({ text }) => text));
    },
    refuse(id, wish) {
      storyOf(id);
      readable(wish);
    },
    async narrate(id, wish, handle) {
      storyOf(id);
      readable(wish);
      handle.report({ id, state: "waiting" });
      return oneAtATime(() => {
        handle.signal.throwIfAborted();
        // Nor in another process of this machine: nothing is spoken and paid twice.
        return withLock(`${workDir}.lock`, () => narrate(id, wish, handle), { signal: handle.signal });
      });
    },
  };
}

/** The languages among these that the narrator has a voice for. */
export const spokenBy = (narrator: Pick<Narrator, "voiceOf">, languages: readonly Language[] = allLanguages) =>
  languages.filter((language) => narrator.voiceOf(language) !== null);

const voicesOf = (narrator: Narrator) => ({ en: narrator.voiceOf("en"), pl: narrator.voiceOf("pl") });

const shown = ({ language, url, seconds, narrator, voice, script }: Narration, story: Story) => ({
  ...{ language, url, seconds, narrator, voice },
  isCurrent: currentNarration(story, language)?.script === script,
});

/** Whether both files are there. Those elsewhere are not looked at. */
async function isKept(
  narration: Narration,
  { media, signal }: Pick<NarrationsParts, "media"> & { signal: AbortSignal },
) {
  try {
    for (const url of [narration.url, narration.marks]) {
      if (media.owns(url)) await (await media.fetch(url, { signal })).close();
    }
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "MEDIA_NOT_FOUND") return false;
    throw error;
  }
}

type Languages = { spoken: readonly Language[]; made: ReadonlySet<Language> };

function outcomeOf(wished: readonly Language[], { spoken, made }: Languages): NarrationOutcome {
  const results = wished.map((language) => ({
    language,
    result: made.has(language)
      ? ("made" as const)
      : spoken.includes(language)
        ? ("kept" as const)
        : ("no voice" as const),
  }));
  return { message: results.map(({ language, result }) => words[result](names[language])).join(" "), results };
}

const names = { en: "English", pl: "Polish" } as const satisfies Record<Language, string>;
const words: Record<NarrationOutcome["results"][number]["result"], (language: string) => string> = {
  made: (language) => `Read aloud in ${language}.`,
  kept: (language) => `It was read aloud in ${language} before.`,
  "no voice": (language) => `The narrator has no voice for ${language}.`,
};

const nobodyReads = () =>
  new AppError("VOICE_MISSING", "Nobody reads stories aloud here: readers' browsers do.", {
    hint: "Set NARRATOR to house, piper or openai, and start the server again.",
  });

const noVoice = ({ name }: Narrator, wished: readonly Language[]) =>
  new AppError(
    "VOICE_MISSING",
    `The narrator ${name} has no voice for ${wished.map((language) => names[language]).join(" or ")}.`,
    { hint: "`mruk voices` says what is missing." },
  );

const changedAgain = (id: StoryId) =>
  new AppError("EDIT_CONFLICT", `The story ${id} was changed each time while it was read aloud.`, {
    hint: "Try again once its text stays as it is.",
  });
