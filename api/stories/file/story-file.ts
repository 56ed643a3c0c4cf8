import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { Draft, type PostDraft, Story, type StoryId } from "../model.ts";
import { NewPost } from "../post-input.ts";
import { readFrontMatter, writeFrontMatter } from "./front-matter.ts";
import { StoryFileError } from "./story-file-error.ts";
import { withoutUndefined } from "./without-undefined.ts";

// A story file is front matter and then both texts, each under its marker line. The texts are kept to the last character:
// exactly one line end after a marker, an empty line before the second marker, and one line end at the end of the file
// belong to the file; everything else belongs to the text.

/** Reads a story file. Throws a StoryFileError (STORY_INVALID) for anything else. */
export const parseStory = (id: StoryId, text: string): Story => parseFile(Story, id, text);

/** Reads the file of a draft: a story's, with its review. Throws as `parseStory` does. */
export const parseDraft = (id: StoryId, text: string): Draft => parseFile(Draft, id, text);

function parseFile<Kind extends Story>(schema: z.ZodType<Kind>, id: StoryId, text: string): Kind {
  const { data, texts, lineOf } = partsOf(text);
  const story = schema.safeParse({ ...data, id, ...texts });
  if (!story.success) throw schemaError(story.error, lineOf);
  return story.data;
}

/**
 * Reads the file of a story that is not in the library yet. A key without a value counts as left out; keys that an editor
 * cannot set, such as `madeBy`, are ignored, as in the panel's form. A given `imageUrl` stands in the place of the file's.
 * Throws a StoryFileError.
 */
export function parsePostDraft(text: string, { imageUrl }: { imageUrl?: string | undefined } = {}): PostDraft {
  const { data, texts, lineOf } = partsOf(text);
  const filled = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const draft = NewPost.safeParse({ ...filled, ...texts, ...(imageUrl !== undefined && { imageUrl }) });
  if (!draft.success) throw schemaError(draft.error, lineOf);
  return draft.data;
}

/** The front matter's data and both texts, not yet held against a schema, and the lines of the keys. */
function partsOf(text: string) {
  const source = unifyLineEnds(text.startsWith("\ufeff") ? text.slice(1) : text);
  const nul = source.indexOf("\0");
  if (nul !== -1) throw new StoryFileError("NUL characters are not allowed", { line: lineAt(source, nul) });
  const { data, body } = readFrontMatter(source);
  const bodyStart = source.length - body.length;
  const lineOf = (key: string) => lineOfKey(source.slice(0, bodyStart), key);
  for (const key of ["id", "contentEn", "contentPl"]) {
    if (Object.hasOwn(data, key)) throw new StoryFileError(`${key} is not a key of a story`, { line: lineOf(key) });
  }
  return { data, texts: splitTexts(source, bodyStart), lineOf };
}

/**
 * Writes a story's file, from which `parseStory` reads exactly this story. A story that a file cannot hold (half a surrogate
 * pair, a NUL character, a date object in `madeBy`) is refused with STORY_INVALID.
 */
export const formatStory = (story: Story): string => formatFile(Story, story);

/** Writes a draft's file in the same way. */
export const formatDraft = (draft: Draft): string => formatFile(Draft, draft);

function formatFile<Kind extends Story>(schema: z.ZodType<Kind>, story: Kind): string {
  // The schema puts the keys in order.
  const parsed = schema.safeParse(story);
  if (!parsed.success) throw schemaError(parsed.error);
  const { id, contentEn, contentPl, ...frontMatter } = parsed.data;
  const body = `${marker.en}\n${escapeMarkers(contentEn)}\n\n${marker.pl}\n${escapeMarkers(contentPl)}\n`;
  const text = writeFrontMatter(withoutUndefined(frontMatter), body);
  if (!text.isWellFormed() || !isDeepStrictEqual(parseFile(schema, id, text), withoutUndefined(parsed.data))) {
    throw new StoryFileError("the story holds something that a file cannot keep");
  }
  return text;
}

/** A file that was checked out with CRLF has it in its first line. A file that we wrote can have it only inside a text. */
function unifyLineEnds(text: string): string {
  return text.startsWith("---\r\n") ? text.replaceAll("\r\n", "\n") : text;
}

const marker = { en: "<!-- en -->", pl: "<!-- pl -->" };
/** A marker on a line of its own; backslashes before it make it a line of text. Only \n ends a line. */
const markerLine = /(?<![^\n])(\\*)<!-- (en|pl) -->[ \t\r]*(?![^\n])/g;

const escapeMarkers = (text: string) => text.replace(markerLine, "\\$&");
const unescapeMarkers = (text: string) =>
  // Hardly any text has an escaped marker, and this check is much cheaper than the pattern.
  text.includes("\\<!-- ") ? text.replace(markerLine, (line) => line.replace("\\", "")) : text;

function splitTexts(source: string, bodyStart: number): Pick<Story, "contentEn" | "contentPl"> {
  const body = source.slice(bodyStart);
  const markers = [...body.matchAll(markerLine)].filter(([, backslashes]) => backslashes === "");
  const [en, pl, extra] = markers;
  const at = (found: RegExpExecArray | undefined) => ({ line: lineAt(source, bodyStart + (found?.index ?? 0)) });

  if (!en || body.slice(0, en.index).trim() !== "") {
    throw new StoryFileError(`the line ${marker.en} must follow the front matter`, at(undefined));
  }
  if (en[2] !== "en") throw new StoryFileError("the English text must come before the Polish one", at(en));
  if (!pl) throw new StoryFileError(`the line ${marker.pl} before the Polish text is missing`);
  if (pl[2] !== "pl" || extra) throw new StoryFileError("each marker may stand only once", at(extra ?? pl));

  const english = body.slice(en.index + en[0].length + 1, pl.index);
  const polish = body.slice(pl.index + pl[0].length + 1);
  return {
    contentEn: unescapeMarkers(english.replace(/\n?\n$/, "")),
    contentPl: unescapeMarkers(polish.replace(/\n$/, "")),
  };
}

type LineOf = (key: string) => number | undefined;

function schemaError(error: z.ZodError, lineOf: LineOf = () => undefined): StoryFileError {
  const fieldsOfAll = error.issues.map(fieldOf);
  // Only the first of several faults of a field is kept.
  const issues = error.issues.filter((issue, index) => fieldsOfAll.indexOf(fieldOf(issue)) === index);
  const fields = Object.fromEntries(issues.map((issue) => [fieldOf(issue), wrongWith(issue)]));
  const faults = issues.map((issue) => ({
    reason: `${fieldOf(issue)} ${wrongWith(issue)}`,
    line: lineOf(fieldOf(issue).replace(/\..*/s, "")),
  }));
  const [{ reason, line } = { reason: "is no story", line: undefined }] = faults;
  return new StoryFileError(reason, { line, fields, faults, cause: error });
}

type Issue = z.ZodError["issues"][number];

function fieldOf(issue: Issue): string {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]] : issue.path;
  return path.join(".");
}

function wrongWith(issue: Issue): string {
  if (issue.code === "unrecognized_keys") return "is not a key of a story";
  if (issue.code === "invalid_type") {
    return issue.message.endsWith("undefined")
      ? "is missing"
      : `must be a ${issue.expected}, in quotes if it is a text`;
  }
  return issue.message.startsWith("must ") ? issue.message : `is not valid: ${issue.message}`;
}

function lineOfKey(frontMatter: string, key: string): number | undefined {
  const index = frontMatter.indexOf(`\n${key}:`);
  return index === -1 ? undefined : lineAt(frontMatter, index + 1);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
