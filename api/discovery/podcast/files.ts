import type { Language } from "#api/language/model.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { StoryId } from "#api/stories/model.ts";
import { tellingOf } from "#api/stories/telling.ts";
import { coverVersion } from "./cover.ts";
import type { Episode } from "./episodes.ts";

/** The files of an episode, by their endings: cover, captions, transcript, chapters. */
export const fileTypes = {
  jpg: "image/jpeg",
  vtt: "text/vtt",
  json: "application/json",
  "chapters.json": "application/json+chapters",
} as const;
export type FileKind = keyof typeof fileTypes;

/** Raise it when captions, transcripts or chapters are written differently. */
const textDesign = 1;

/** A hash of everything that a file shows. Its address contains it, since directories want another address for another cover. */
export function versionOf(episode: Episode | null, language: Language, kind: FileKind): string {
  if (kind === "jpg" || episode === null) return coverVersion(episode?.entry.story ?? null, language);
  const { entry, narration } = episode;
  const { imageUrl, imageHash } = entry.story;
  const { title } = tellingOf(entry.story, language);
  const shown = [textDesign, title, narration.url, narration.marks, imageUrl, imageHash];
  return contentHash(Buffer.from(JSON.stringify(shown))).slice(0, 8);
}

/** The path of a file of an episode, or of the podcast's cover. */
export const podcastFile = (episode: Episode | null, language: Language, kind: FileKind): string =>
  `/media/podcast/${episode?.entry.id ?? "cover"}-${language}-${versionOf(episode, language, kind)}.${kind}`;

/** Parses a file's name. Any version is understood: programs ask for the address that they remember. */
export function parsePodcastFile(name: string) {
  const [, subject = "", language, version, kind] =
    /^([a-z0-9-]{1,60})-(en|pl)-([0-9a-f]{8})\.(jpg|vtt|json|chapters\.json)$/.exec(name) ?? [];
  const id = StoryId.safeParse(subject).data ?? null;
  const isCover = subject === "cover" && kind === "jpg";
  if (language === undefined || (id === null && !isCover)) return null;
  return { id, language: language as Language, version, kind: kind as FileKind };
}
