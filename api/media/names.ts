import { StoryId } from "#api/stories/model.ts";
import type { MediaKind } from "./model.ts";

/** The parts of a stored file's name: its story, its kind, and the first 16 hex digits of its SHA-256. */
export type MediaName = { id: StoryId; kind: MediaKind; hash: string };

export const mediaTypes: Record<MediaKind, string> = {
  picture: "image/webp",
  film: "video/mp4",
  speech: "audio/mpeg",
  marks: "application/json",
};

const endings: Record<MediaKind, string> = { picture: "webp", film: "mp4", speech: "mp3", marks: "json" };
const kindOf: Record<string, MediaKind> = { webp: "picture", mp4: "film", mp3: "speech", json: "marks" };

/** `<id>-<hash>.mp4`: the hash is the content's, so the file never changes. */
export const fileNameOf = ({ id, kind, hash }: MediaName) => `${id}-${hash}.${endings[kind]}`;

/** The folder of a story's files: `2026/11`. */
export const folderOf = (id: StoryId) => `${id.slice(0, 4)}/${id.slice(5, 7)}`;

/** Parses a file name; null for any other text, so that nothing else becomes part of a path. */
export function parseFileName(text: string): MediaName | null {
  const [, name, hash, ending] = /^([a-z0-9-]{1,60})-([0-9a-f]{16})\.(webp|mp4|mp3|json)$/.exec(text) ?? [];
  const id = StoryId.safeParse(name);
  const kind = kindOf[ending ?? ""];
  return id.success && hash !== undefined && kind !== undefined ? { id: id.data, kind, hash } : null;
}
