import type { Language } from "#api/language/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { categoryIn } from "#api/stories/categories.ts";
import type { Story, StoryId } from "#api/stories/model.ts";
import { filmNameOf, spokenFilmIn } from "#api/stories/spoken-film.ts";
import { finishedDisclosureOf } from "../making/film-texts.ts";

// The platform's limits (Videos: snippet).
const titleLength = 100;
const descriptionBytes = 5_000;
const tagsLength = 500;
/** "Pets & Animals". */
const category = "15";

/** The tag that identifies an upload. */
export const markerOf = (id: StoryId, language: Language) => `mruk-${id}-${language}`;

/**
 * The tag that identifies an upload's film, because a deleted story's id may be reused by another story. The film's
 * name contains its hash and stays the same when the film is moved.
 */
export function filmMarkerOf({ videoUrl = "" }: Pick<Story, "videoUrl">): string {
  return `${filmMarkerBegins}${contentHash(Buffer.from(filmNameOf(videoUrl)))}`;
}
const filmMarkerBegins = "mruk-film-";
export const isFilmMarker = (tag: string) => tag.startsWith(filmMarkerBegins);

type Wishes = {
  story: Story;
  language: Language;
  pageUrl: string | null;
  privacy: "public" | "unlisted" | "private";
  madeForKids: boolean;
  now: Temporal.Instant;
};

const words = {
  en: {
    more: "The whole story",
    tags: ["Mruk", "cat", "cats", "cat stories", "Warsaw", "shorts"],
  },
  pl: {
    more: "Całe opowiadanie",
    tags: ["Mruk", "kot", "koty", "opowiadania o kocie", "Warszawa", "shorts"],
  },
} as const;

/** The metadata of a film: the body of `videos.insert`, its parts `snippet` and `status`. */
export function metadataOf({ story, language, pageUrl, privacy, madeForKids, now }: Wishes) {
  const { more, tags } = words[language];
  const disclosure = finishedDisclosureOf(story, language);
  const marker = markerOf(story.id, language);
  const excerpt = lineOf(language === "pl" ? story.excerptPl : story.excerptEn);
  const link = pageUrl === null ? [] : [`${more}: ${pageUrl}`];
  const reveal = Temporal.Instant.from(story.publishedAt);
  // A film is not to be public before its story's hour: the platform itself publishes it then.
  const waits = privacy === "public" && Temporal.Instant.compare(reveal, now) > 0;
  return {
    snippet: {
      title: titleOf(language === "pl" ? story.titlePl : story.titleEn),
      description: withinBytes(
        [excerpt, ...link, ...(disclosure === null ? [] : [disclosure]), `#Shorts ${marker}`].join("\n\n"),
        descriptionBytes,
      ),
      tags: boundedTags([marker, filmMarkerOf(story), ...tags, lineOf(categoryIn(language, story.category))]),
      categoryId: category,
      defaultLanguage: language,
      // Where nobody speaks, the sound has no language.
      ...(spokenFilmIn(story, language) && { defaultAudioLanguage: language }),
    },
    status: {
      privacyStatus: waits ? "private" : privacy,
      ...(waits && { publishAt: reveal.toString({ smallestUnit: "second" }) }),
      selfDeclaredMadeForKids: madeForKids,
      containsSyntheticMedia: true,
      embeddable: true,
    },
  };
}
export type Metadata = ReturnType<typeof metadataOf>;

function titleOf(text: string): string {
  return withinLength(lineOf(text), titleLength) || "Mruk";
}

/** One line of plain text: the platform refuses angle brackets. */
function lineOf(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[<>\uFFFD]/g, "")
      // Control characters, and those that change the text direction; emoji keep their joiners.
      .replace(/[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
  );
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The whole characters that fit, with an ellipsis if some do not. */
function withinLength(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = "";
  for (const { segment } of segmenter.segment(text)) {
    if (cut.length + segment.length > most - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

function withinBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  return bytes.byteLength <= most
    ? text
    : bytes
        .subarray(0, most)
        .toString("utf8")
        .replace(/\uFFFD+$/, "");
}

/** The first tags that fit. The platform counts a comma between two, and quotes around one with spaces. */
function boundedTags(tags: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const tag of new Set(tags.map((each) => each.replace(/[",]/g, "").trim()))) {
    const costs = tag.length + (tag.includes(" ") ? 2 : 0) + (kept.length > 0 ? 1 : 0);
    if (tag === "" || length + costs > tagsLength) continue;
    kept.push(tag);
    length += costs;
  }
  return kept;
}
