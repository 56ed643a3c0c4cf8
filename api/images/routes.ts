import { Router } from "express";
import { contentHash } from "../platform/content-hash.ts";
import { AppError } from "../platform/errors.ts";
import { readOnly } from "../platform/http.ts";
import { parseQuery } from "../platform/parse.ts";
import { StoryId } from "../stories/model.ts";
import { mediaTypes } from "./model.ts";
import { formatFor } from "./negotiate.ts";
import { PictureQuery } from "./picture-query.ts";
import type { Pictures } from "./pictures.ts";
import type { Resizer } from "./resize.ts";

export type PictureRoutesOptions = {
  /** A story that readers may see now; anything falsy keeps its picture hidden. */
  isPublic(id: StoryId): { imageUrl?: string } | undefined;
  /** Pictures that are for nobody but the one who asked: no cache keeps them, not even the one of a browser. */
  personal?: boolean;
  pictures: Pictures;
  resizer: Resizer;
  /** What was uploaded under an address such as `/images/upload-….webp`; null where nothing is, or no longer. */
  uploaded(imageUrl: string): Promise<Uint8Array | null>;
};

/** Mount at `/images`: `<story id>.webp` and `upload-<hash>.webp`, as they are kept or as wide as `w` asks for. */
export function pictureRoutes(options: PictureRoutesOptions): Router {
  const { isPublic, personal = false, pictures, resizer, uploaded } = options;
  const router = Router();

  async function masterOf(file: string): Promise<{ master: Uint8Array; isUpload: boolean } | { movedTo: string }> {
    const id = StoryId.safeParse(file.endsWith(".webp") ? file.slice(0, -".webp".length) : "").data;
    const isUpload = id === undefined && file.startsWith("upload-");
    const story = id && isPublic(id);
    const master = isUpload ? await uploaded(`/images/${file}`) : id && story ? await pictures.read(id) : null;
    if (master) return { master, isUpload };
    // Mails and feeds that were sent before a picture was moved to cloud storage still ask for it here.
    if (story?.imageUrl?.startsWith("http")) return { movedTo: story.imageUrl };
    // Whether the story is unknown, hidden or without a picture is nobody's business.
    throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
  }

  readOnly(router, "/:file", async (request, response) => {
    const found = await masterOf(String(request.params.file));
    if ("movedTo" in found) {
      response.set("Cache-Control", personal ? "no-store" : "public, max-age=300").redirect(302, found.movedTo);
      return;
    }
    const { master, isUpload } = found;
    const { w: width, as, v } = parseQuery(PictureQuery, request.query);
    const hash = contentHash(master);
    const format = width === undefined ? "webp" : (as ?? formatFor(request.get("Accept")));
    const tag = width === undefined ? `"${hash}"` : `"${hash}-${width}-${format}"`;
    const headers = {
      ETag: tag,
      "Cache-Control": personal ? "no-store" : isUpload ? "private, max-age=300" : lifetime(v === hash),
      ...(width !== undefined && as === undefined && { Vary: "Accept" }),
      // Mail programs and feed readers that are web pages themselves show what lies here.
      ...(!personal && { "Cross-Origin-Resource-Policy": "cross-origin" }),
    };
    if (isNamed(tag, request.get("If-None-Match"))) {
      response.status(304).set(headers).end();
      return;
    }
    const bytes = width === undefined ? master : await resizer.resized(master, hash, { width, format });
    response.set({ ...headers, "Content-Type": mediaTypes[format] });
    response.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
  return router;
}

/** Only an address that names this very content may be cached for good. */
const lifetime = (namesContent: boolean) =>
  namesContent ? "public, max-age=31536000, immutable" : "public, max-age=300";

/** Whether an If-None-Match header names this tag. Express's own check gives up on requests that also say `no-cache`. */
function isNamed(tag: string, ifNoneMatch = ""): boolean {
  const tags = ifNoneMatch.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
