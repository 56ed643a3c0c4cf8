import type { Request, Response } from "express";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { type EndpointGroup, endpoint } from "#api/platform/http/endpoint.ts";
import { rates } from "#api/platform/http/rates.ts";
import { isNamed } from "#api/platform/http/reply.ts";
import { StoryId } from "#api/stories/model.ts";
import { mediaTypes, type PictureCrop, type PictureFormat, type PictureWidth } from "./model.ts";
import type { HotPicture, HotPictures } from "./serving/hot-pictures.ts";
import { type Master, masterOf } from "./serving/master.ts";
import { formatFor } from "./serving/negotiate.ts";
import { PictureQuery } from "./serving/picture-query.ts";
import type { PictureFiles } from "./serving/pictures.ts";
import { isOverload, nameOf, type Resizer } from "./serving/resize.ts";

export type PictureParts = {
  /** A revealed story; anything falsy keeps its picture hidden. */
  isPublic(id: StoryId): { imageUrl?: string } | undefined;
  pictures: PictureFiles;
  resizer: Pick<Resizer, "resized" | "nearest">;
  /** The picture of no story under an address such as `/images/upload-….webp`; null if there is none, or no longer. */
  uploaded(imageUrl: string): Promise<Uint8Array | null>;
  /** The cache of public pictures that are requested often. */
  hot?: Pick<HotPictures, "confirm" | "keep"> | undefined;
};

type Found = Master & { id: StoryId | null };
type Wish = { width: PictureWidth | undefined; format: PictureFormat; crop: PictureCrop | undefined };

/** The lifetime in seconds of a substitute for a version that could not be made in time. */
const standInSeconds = 10;

/** The pictures of public stories, which anybody may see. */
export const pictureEndpoints = (parts: PictureParts): EndpointGroup => ({
  title: "Pictures",
  endpoints: [
    endpoint({
      ...reading,
      path: "/images/{file}",
      summary:
        "`<story id>.webp` or `upload-<hash>.webp`, as stored or in the width `w`; `crop=upright` is the part for a film's poster",
      access: "everybody",
      rate: rates.pictures,
      handle: pictureHandler(parts),
    }),
  ],
});

/** The same of every story, for administrators: no cache may store them, not even the browser's. */
export const hiddenPictureEndpoints = (parts: PictureParts): EndpointGroup => ({
  title: "Pictures of stories that are not out yet",
  endpoints: [
    endpoint({
      ...reading,
      path: "/api/admin/images/{file}",
      summary: "A story's picture as `/images/{file}` answers it, also before its story is published",
      access: "editor",
      handle: pictureHandler({ ...parts, personal: true }),
    }),
  ],
});

/** The pictures of drafts, which lie where no other address leads. */
export const draftPictureEndpoints = (parts: Omit<PictureParts, "isPublic">): EndpointGroup => ({
  title: "Pictures of drafts",
  endpoints: [
    endpoint({
      ...reading,
      path: "/api/admin/draft-images/{file}",
      summary: "A draft's picture as `/images/{file}` answers a story's",
      access: "editor",
      handle: pictureHandler({ ...parts, isPublic: () => ({}), personal: true }),
    }),
  ],
});

/** Pictures for a telephone, as WebP; null for a story that has none. */
export const smallPicture =
  ({ pictures, resizer }: Pick<PictureParts, "pictures" | "resizer">) =>
  async (id: StoryId): Promise<Uint8Array | null> => {
    const master = await masterOf(id, pictures);
    return master && resizer.resized(master, { width: 960, format: "webp", crop: undefined });
  };

const types = Object.fromEntries(Object.values(mediaTypes).map((type) => [type, z.string()]));
const reading = {
  method: "get",
  query: PictureQuery,
  answers: { 200: { description: "The picture.", content: types } },
  refusals: ["PICTURE_NOT_FOUND", "PICTURE_UNREADABLE", "OVERLOADED"],
} as const;

type PictureCall = { query: z.output<typeof PictureQuery>; request: Request; response: Response };

function pictureHandler(options: PictureParts & { personal?: boolean }) {
  const { isPublic, personal = false, pictures, resizer, uploaded, hot } = options;

  async function find(file: string): Promise<Found | { movedTo: string }> {
    const id = StoryId.safeParse(file.endsWith(".webp") ? file.slice(0, -".webp".length) : "").data;
    const story = id && isPublic(id);
    if (id === undefined && /^(upload|proposal)-/.test(file)) {
      const master = await uploaded(`/images/${file}`);
      if (master) return { id: null, hash: contentHash(master), read: async () => master };
    } else if (id && story) {
      const master = await masterOf(id, pictures);
      if (master) return { id, ...master };
    }
    // Mails and feeds that were sent before a picture moved to cloud storage still request it here.
    if (story?.imageUrl?.startsWith("http")) return { movedTo: story.imageUrl };
    // The answer is the same for an unknown, a hidden and a pictureless story, so that it reveals nothing.
    throw notFound();
  }

  async function handle({ query: { w: width, as, crop, v }, request, response }: PictureCall): Promise<void> {
    const found = await find(String(request.params.file));
    if ("movedTo" in found) {
      response.set("Cache-Control", personal ? "no-store" : "public, max-age=300").redirect(302, found.movedTo);
      return;
    }
    const { hash, id } = found;
    const format = width === undefined ? "webp" : (as ?? formatFor(request.get("Accept")));
    const etag = width === undefined ? `"${hash}"` : `"${hash}-${nameOf({ width, crop })}-${format}"`;
    const headers = {
      ETag: etag,
      "Cache-Control": personal ? "no-store" : id === null ? "private, max-age=300" : lifetime(v === hash),
      ...(width !== undefined && as === undefined && { Vary: "Accept" }),
      // Web-based mail programs and feed readers embed these pictures.
      ...(!personal && { "Cross-Origin-Resource-Policy": "cross-origin" }),
      "Content-Type": mediaTypes[format],
    };
    if (isNamed(etag, request.get("If-None-Match"))) {
      response.status(304).set(headers).removeHeader("Content-Type");
      response.end();
      return;
    }
    const address = { url: request.originalUrl, format };
    const known = hot?.confirm(address, hash);
    if (known) return send(response, known);
    const signal = leavingOf(response);
    const wish = { width, format, crop };
    try {
      const body = asBuffer(await bytesOf(resizer, found, { wish, signal }));
      const picture = { hash, etag, headers, body };
      // An address with another hash is not cached, since it would only displace useful entries.
      if (id !== null && (v === undefined || v === hash)) hot?.keep(address, { id, ...picture });
      send(response, picture);
    } catch (error) {
      if (signal.aborted) return;
      if (!isOverload(error)) throw error;
      await sendStandIn(response, { resizer, personal, found, wish, headers, error });
    }
  }
  return handle;
}

function bytesOf(
  resizer: PictureParts["resizer"],
  found: Found,
  { wish: { width, format, crop }, signal }: { wish: Wish; signal: AbortSignal },
): Promise<Uint8Array> {
  return width === undefined ? found.read() : resizer.resized(found, { width, format, crop }, { signal });
}

/**
 * Substitutes another width or the master for a moment, while too much is being resized. A client that supports
 * neither must retry.
 */
async function sendStandIn(
  response: Response,
  { resizer, personal, found, wish, headers, error }: StandIn,
): Promise<void> {
  const { width, format, crop } = wish;
  const near = width === undefined ? null : await resizer.nearest(found.hash, { width, format, crop });
  const master = near === null && width !== undefined && format !== "jpeg" ? await found.read() : null;
  const bytes = near ?? master;
  if (bytes === null) throw error;
  const { ETag: _, ...rest } = headers;
  send(response, {
    headers: {
      ...rest,
      "Cache-Control": personal ? "no-store" : `public, max-age=${standInSeconds}`,
      "Content-Type": mediaTypes[near === null ? "webp" : format],
    },
    body: asBuffer(bytes),
  });
}

type StandIn = {
  resizer: PictureParts["resizer"];
  personal: boolean;
  found: Found;
  wish: Wish;
  headers: Record<string, string>;
  error: unknown;
};

function send(response: Response, { headers, body }: Pick<HotPicture, "headers" | "body">): void {
  response.set({ ...headers, "Content-Length": String(body.byteLength) });
  response.end((response.req as Request).method === "HEAD" ? undefined : body);
}

/** Aborts when the client disconnects before the answer. */
function leavingOf(response: Response): AbortSignal {
  const leaving = new AbortController();
  if (response.destroyed) leaving.abort();
  response.once("close", () => leaving.abort());
  return leaving.signal;
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const notFound = () => new AppError("PICTURE_NOT_FOUND", "There is no such picture.");

/** Only an address with this very hash may be cached for ever. */
const lifetime = (namesContent: boolean) =>
  namesContent ? "public, max-age=31536000, immutable" : "public, max-age=300";
