import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { Marks } from "#api/narration/model.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Call, type EndpointGroup, endpoint } from "#api/platform/http/endpoint.ts";
import { sendFile } from "#api/platform/http/send-file.ts";
import { type Story, StoryId } from "#api/stories/model.ts";
import { mediaTypes, parseFileName } from "./names.ts";

export type MediaParts = {
  /** A revealed story; anything falsy keeps its media hidden. */
  isPublic(id: StoryId): Story | undefined;
  /** The path of the file with this name; null if there is none. */
  find(fileName: string): Promise<string | null>;
  /** The captions of a story's film as WebVTT; null without a film of known length. */
  captionsOf(story: Story, language: Language): string | null;
};

/** The time in milliseconds after which a stalled download is closed. */
const filmPatience = 300_000;

const film = {
  description: "The film, or the narration.",
  content: { [mediaTypes.film]: z.string(), [mediaTypes.speech]: z.string(), [mediaTypes.marks]: Marks },
};
const filmReading = {
  method: "get",
  headers: { Range: "The part that is wanted, in bytes." },
  answers: { 200: film, 206: { ...film, description: "The part." } },
  refusals: ["MEDIA_NOT_FOUND", "RANGE_NOT_SATISFIABLE"],
} as const;
const captionsReading = {
  method: "get",
  answers: { 200: { description: "WebVTT.", content: { "text/vtt": z.string() } } },
  refusals: ["MEDIA_NOT_FOUND"],
} as const;

/** The films of public stories, which anybody may see. */
export function mediaEndpoints(parts: MediaParts): EndpointGroup {
  const access = "everybody";
  const { captions, file } = handlers(parts);
  return {
    title: "Films",
    endpoints: [
      endpoint({
        ...captionsReading,
        access,
        path: "/media/captions/{file}",
        summary: "A film's captions, `<story id>.<language>.vtt`",
        handle: captions,
      }),
      endpoint({
        ...filmReading,
        access,
        path: "/media/{file}",
        summary: "`<story id>-<hash>.mp4`, or a narration: `.mp3`, and its marks: `.json`",
        handle: file,
      }),
    ],
  };
}

/** The same of every story, for administrators: no cache may store them, not even the browser's. */
export function hiddenMediaEndpoints(parts: MediaParts): EndpointGroup {
  const access = "editor";
  const { captions, file } = handlers({ ...parts, personal: true });
  return {
    title: "Films of stories that are not out yet",
    endpoints: [
      endpoint({
        ...captionsReading,
        access,
        path: "/api/admin/media/captions/{file}",
        summary: "A film's captions as `/media/captions/{file}` answers them, also before its story is published",
        handle: captions,
      }),
      endpoint({
        ...filmReading,
        access,
        path: "/api/admin/media/{file}",
        summary: "A film of this machine as `/media/{file}` answers it, also before its story is published",
        handle: file,
      }),
    ],
  };
}

type Asked = Pick<Call, "request" | "response">;

function handlers({ isPublic, personal = false, find, captionsOf }: MediaParts & { personal?: boolean }) {
  function captions({ request, response }: Asked): void {
    const [, name, language] = /^(.{1,60})\.(en|pl)\.vtt$/.exec(String(request.params.file)) ?? [];
    const id = StoryId.safeParse(name).data;
    const story = id && isPublic(id);
    const text = story ? captionsOf(story, language as Language) : null;
    if (text === null) throw notFound();
    response
      .set("Cache-Control", personal ? "no-store" : "public, max-age=300")
      .type("text/vtt")
      .send(text);
  }

  async function file({ request, response }: Asked): Promise<void> {
    const fileName = String(request.params.file);
    const name = parseFileName(fileName);
    const path = name && isPublic(name.id) ? await find(fileName) : null;
    // The answer is the same for an unknown, a hidden and a filmless story, so that it reveals nothing.
    if (!name || path === null) throw notFound();
    response.set({
      ETag: `"${name.hash}"`,
      "Cache-Control": personal ? "no-store" : "public, max-age=31536000, immutable",
      "Content-Type": mediaTypes[name.kind],
      // Podcast programs that are pages play it too.
      ...(name.kind === "speech" && !personal && readableEverywhere),
    });
    // A player buffers no more than a minute, and reads nothing while the film pauses.
    request.socket.setTimeout(filmPatience);
    await sendFile(path, response, { missing: notFound });
  }
  return { captions, file };
}

const readableEverywhere = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

const notFound = () => new AppError("MEDIA_NOT_FOUND", "There is no such film.");
