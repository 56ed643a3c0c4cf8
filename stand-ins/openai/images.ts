// The picture part of OpenAI's API: it draws by itself, and is as strict about requests as the service.
import sharp, { type Sharp } from "sharp";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { drawingOf } from "./drawing.ts";
import { type ImageOrder, isOf25OrLater, orderFromForm, orderFromJson } from "./image-order.ts";
import { refusal } from "./refusal.ts";

const readers = new Map([
  ["/v1/images/generations", orderFromJson],
  ["/v1/images/edits", orderFromForm],
]);

/** `/v1/images/generations` and `/v1/images/edits`; null for everything else. */
export async function answerImages(request: ReceivedRequest): Promise<Answer | null> {
  const read = readers.get(request.path);
  if (!read) return null;
  if (request.method !== "POST") return refusal(405, `Not allowed to ${request.method} on this address`);
  const order = await read(request);
  if (!("prompt" in order)) return order;
  const pictures = await Promise.all(
    Array.from({ length: order.n }, (_, at) => encoded(drawingOf(order, at), order.output_format, order)),
  );
  return answerOf(order, pictures);
}

/** Unusable answers of status 200, for `failNext`. */
export const uselessPictures = {
  blank: async () => answerOf(order, [await encoded(flat(size, "#8899aa"), "webp")]),
  square: async () => answerOf(order, [await encoded(drawingOf({ ...order, width: 1024, height: 1024 }, 0), "png")]),
  tiny: async () => answerOf(order, [await encoded(drawingOf({ ...order, width: 384, height: 256 }, 0), "png")]),
  cut: async () => {
    const whole = await encoded(drawingOf(order, 0), "jpeg");
    return answerOf(order, [whole.subarray(0, whole.byteLength / 2)]);
  },
  noPicture: async () => answerOf(order, [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  huge: async () => answerOf(order, [await encoded(flat({ width: 9_600, height: 6_400 }, "#000"), "png")]),
  moving: async () => {
    const frames = [0, 1].map((at) =>
      drawingOf({ ...order, width: 384, height: 256 }, at)
        .png()
        .toBuffer(),
    );
    return answerOf(order, [
      await sharp(await Promise.all(frames), { join: { animated: true } })
        .webp()
        .toBuffer(),
    ]);
  },
  notBase64: async () => withData([{ b64_json: "*** not base64 ***" }]),
  address: async () => withData([{ url: "https://pictures.example/1.png" }]),
  nothing: async () => withData([]),
};

/** The service's refusal where its rules forbid a picture. */
export const moderationRefusal = (): Answer =>
  refusal(400, "Your request was rejected by the safety system. safety_violations=[violence].", {
    type: "image_generation_user_error",
    code: "moderation_blocked",
  });

const size = { width: 1536, height: 1024 };
const order: ImageOrder = {
  ...{ model: "gpt-image-2.6-sunburst", prompt: "A useless picture.", n: 1, quality: "medium", output_format: "webp" },
  ...{ ...size, background: "opaque", references: 0 },
};

const withData = (data: object[]) => ({ body: { ...answerOf(order, []).body, data } });

const flat = ({ width, height }: { width: number; height: number }, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

type Tokens = Record<string, number>;

/** The charged tokens of a picture of 1536 x 1024, by model and quality. */
const tokensOf = (model: string): Tokens =>
  isOf25OrLater(model)
    ? { low: 158, medium: 343, high: 1_372, xhigh: 2_459, max: 5_488 }
    : { low: 408, medium: 1_568, high: 6_208 };
const tokensOfReference = 388;

function answerOf(order: ImageOrder, pictures: Buffer[]) {
  const { prompt, references, width, height, output_format, background } = order;
  const quality = order.quality === "auto" ? "medium" : order.quality;
  const imageTokens = references * tokensOfReference;
  const textTokens = Math.ceil(prompt.length / 4);
  const each = Math.ceil(((tokensOf(order.model)[quality] ?? 0) * width * height) / (1536 * 1024));
  const outputTokens = each * pictures.length;
  return {
    body: {
      created: 1_795_300_000,
      background,
      data: pictures.map((bytes) => ({ b64_json: bytes.toString("base64") })),
      output_format,
      quality,
      size: `${width}x${height}`,
      usage: {
        input_tokens: textTokens + imageTokens,
        input_tokens_details: { image_tokens: imageTokens, text_tokens: textTokens },
        output_tokens: outputTokens,
        total_tokens: textTokens + imageTokens + outputTokens,
        output_tokens_details: { image_tokens: outputTokens, text_tokens: 0 },
      },
    },
  };
}

/** Adds the metadata on its origin that the service writes into files. */
function encoded(
  picture: Sharp,
  format: ImageOrder["output_format"],
  { output_compression: quality = 100 }: Pick<ImageOrder, "output_compression"> = {},
): Promise<Buffer> {
  const noted = picture.withExif({ IFD0: { Software: "stand-in", ImageDescription: "a note of the service" } });
  if (format === "png") return noted.png({ compressionLevel: 3 }).toBuffer();
  if (format === "jpeg") return noted.jpeg({ quality: Math.max(1, quality) }).toBuffer();
  // The usual effort of 4 takes twice the time, for smaller files that nobody keeps.
  return noted.webp({ quality, effort: 0 }).toBuffer();
}
