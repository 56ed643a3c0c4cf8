import { Router } from "express";
import { z } from "zod";
import { contentHash } from "../platform/content-hash.ts";
import { AppError } from "../platform/errors.ts";
import { readOnly } from "../platform/http.ts";
import { parseQuery } from "../platform/parse.ts";
import { StoryId } from "../stories/model.ts";
import { mediaTypes, type PictureWidth, pictureWidths } from "./model.ts";
import { formatFor } from "./negotiate.ts";
import type { Pictures } from "./pictures.ts";
import type { Resizer } from "./resize.ts";

export type PictureRoutesOptions = {
  /** A story that readers may see now; anything falsy keeps its picture hidden. */
  isPublic(id: StoryId): object | undefined;
  pictures: Pictures;
  resizer: Resizer;
};

const Query = z.strictObject({
  w: z
    .enum(pictureWidths.map(String), `must be one of ${pictureWidths.join(", ")}`)
    .transform((width) => Number(width) as PictureWidth)
    .optional(),
  v: z
    .string()
    .regex(/^[0-9a-f]{16}$/, "must be 16 hex digits")
    .optional(),
});

/** Mount at `/images`: `<story id>.webp`, as it is kept or as wide as `w` asks for. */
export function pictureRoutes({ isPublic, pictures, resizer }: PictureRoutesOptions): Router {
  const router = Router();

  async function masterOf(file: string): Promise<Uint8Array> {
    const id = StoryId.safeParse(file.endsWith(".webp") ? file.slice(0, -".webp".length) : "").data;
    const master = id && isPublic(id) ? await pictures.read(id) : null;
    // Whether the story is unknown, hidden or without a picture is nobody's business.
    if (!master) throw new AppError("PICTURE_NOT_FOUND", "There is no such picture.");
    return master;
  }

  readOnly(router, "/:file", async (request, response) => {
    const master = await masterOf(String(request.params.file));
    const { w: width, v } = parseQuery(Query, request.query);
    const hash = contentHash(master);
    const format = width === undefined ? "webp" : formatFor(request.get("Accept"));
    const tag = width === undefined ? `"${hash}"` : `"${hash}-${width}-${format}"`;
    const headers = {
      ETag: tag,
      // Only an address that names this very content may be cached for good.
      "Cache-Control": v === hash ? "public, max-age=31536000, immutable" : "public, max-age=300",
      ...(width !== undefined && { Vary: "Accept" }),
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

/** Whether an If-None-Match header names this tag. Express's own check gives up on requests that also say `no-cache`. */
function isNamed(tag: string, ifNoneMatch = ""): boolean {
  const tags = ifNoneMatch.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}
