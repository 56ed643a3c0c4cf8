import { z } from "zod";
import type { Answer } from "../stand-in.ts";
import { refusal } from "./refusal.ts";

/** The body of `videos.insert`. An unknown or missing field is refused. */
const VideoResource = z.strictObject({
  snippet: z.strictObject({
    title: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[^<>]*$/),
    description: z.string().regex(/^[^<>]*$/),
    tags: z.array(z.string().min(1)).optional(),
    categoryId: z.string().regex(/^\d+$/),
    defaultLanguage: z.enum(["en", "pl"]),
    defaultAudioLanguage: z.enum(["en", "pl"]).optional(),
  }),
  status: z.strictObject({
    privacyStatus: z.enum(["public", "unlisted", "private"]),
    publishAt: z.iso.datetime({ offset: true }).optional(),
    /** Without it a real upload hangs half published. */
    selfDeclaredMadeForKids: z.boolean(),
    containsSyntheticMedia: z.literal(true),
    embeddable: z.boolean(),
  }),
});
export type VideoResource = z.infer<typeof VideoResource>;

/**
 * The body of `videos.update` with part=status. The service gives a field that is left out its usual value, as if it
 * had never been set; it knows no other fields.
 */
const StatusUpdate = z.strictObject({
  id: z.string(),
  status: z.strictObject({
    privacyStatus: z.enum(["public", "unlisted", "private"]).default("public"),
    publishAt: z.iso.datetime({ offset: true }).optional(),
    selfDeclaredMadeForKids: z.boolean().default(false),
    containsSyntheticMedia: z.boolean().optional(),
    embeddable: z.boolean().default(true),
    license: z.enum(["youtube", "creativeCommon"]).default("youtube"),
    publicStatsViewable: z.boolean().default(true),
  }),
});
export type VideoStatus = z.infer<typeof StatusUpdate>["status"];

/** The update, or null where the service refuses it. */
export const readStatusUpdate = (body: Buffer) => StatusUpdate.safeParse(jsonOf(body)).data ?? null;

const reasons: Record<string, string> = {
  "snippet.title": "invalidTitle",
  "snippet.description": "invalidDescription",
  "snippet.tags": "invalidTags",
  "snippet.categoryId": "invalidCategoryId",
  "status.publishAt": "invalidPublishAt",
};

/** The video's metadata, or how the service refuses it. */
export function readMetadata(body: Buffer): { metadata: VideoResource } | { answer: Answer } {
  const parsed = VideoResource.safeParse(jsonOf(body));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join(".") ?? "";
    const message = `The request metadata specifies an invalid ${path || "resource"}: ${issue?.message}`;
    return { answer: refusal(400, reasons[path] ?? "invalidVideoMetadata", message, "youtube.video") };
  }
  const { snippet, status } = parsed.data;
  if (Buffer.byteLength(snippet.description) > 5_000) {
    return { answer: refusal(400, "invalidDescription", "The description is too long.", "youtube.video") };
  }
  if ((snippet.tags ?? []).map((tag) => (tag.includes(" ") ? `"${tag}"` : tag)).join().length > 500) {
    return { answer: refusal(400, "invalidTags", "The tags are too long.", "youtube.video") };
  }
  if (status.publishAt !== undefined && status.privacyStatus !== "private") {
    return { answer: refusal(400, "invalidPublishAt", "Only a private video can be scheduled.", "youtube.video") };
  }
  return { metadata: parsed.data };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
