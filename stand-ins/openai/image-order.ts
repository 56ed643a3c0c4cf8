import sharp from "sharp";
import { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";

/** A valid request for pictures. */
export type ImageOrder = {
  model: string;
  prompt: string;
  n: number;
  width: number;
  height: number;
  quality: string;
  output_format: "png" | "jpeg" | "webp";
  output_compression?: number | undefined;
  background: string;
  /** The number of pictures that came with the request. */
  references: number;
};

/** The models that still exist. Those of 2.5 and later have more qualities, and count tokens of their own. */
const models = [
  ...["gpt-image-2", "gpt-image-2-2026-04-21", "gpt-image-1.5", "gpt-image-1-mini", "chatgpt-image-latest"],
  ...["gpt-image-2.5-sunburst", "gpt-image-2.5-sunburst-2026-09-08"],
  ...["gpt-image-2.5-flare", "gpt-image-2.5-flare-2026-09-08", "gpt-image-2.6-flare", "gpt-image-2.6-sunburst"],
];
export const isOf25OrLater = (model: string): boolean => /^gpt-image-2\.[56]-/.test(model);
const mostReferences = 16;
const mostReferenceBytes = 50_000_000;

/** Fields of both calls. The form's numbers come as texts. */
const common = {
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  n: z.coerce.number().int().min(1).max(10).default(1),
  size: z.string().default("auto"),
  quality: z.enum(["low", "medium", "high", "xhigh", "max", "auto"]).default("auto"),
  output_format: z.enum(["png", "jpeg", "webp"]).default("png"),
  output_compression: z.coerce.number().int().min(0).max(100).optional(),
  background: z.enum(["transparent", "opaque", "auto"]).default("auto"),
  user: z.string().optional(),
  safety_identifier: z.string().max(64).optional(),
};
const Generation = z.strictObject({
  ...common,
  n: z.int().min(1).max(10).default(1),
  output_compression: z.int().min(0).max(100).optional(),
  moderation: z.enum(["low", "auto"]).optional(),
});
const Edit = z.strictObject({ ...common, input_fidelity: z.enum(["high", "low"]).optional() });

export async function orderFromJson({ headers, body }: ReceivedRequest): Promise<ImageOrder | Answer> {
  if (!headers["content-type"]?.startsWith("application/json")) return wrongType("application/json");
  const fields = parsed(body.toString("utf8"));
  if (fields === undefined) return refusal(400, "We could not parse the JSON body of your request.");
  return orderOf(Generation.safeParse(fields), 0);
}

export async function orderFromForm({ headers, body }: ReceivedRequest): Promise<ImageOrder | Answer> {
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) return wrongType("multipart/form-data");
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } })
    .formData()
    .catch(() => null);
  if (!form) return refusal(400, "We could not parse the multipart body of your request.");
  const isImage = (name: string) => name === "image" || name === "image[]";
  const fields = [...form].filter(([name]) => !isImage(name));
  const twice = fields.find(([name], at) => fields.findIndex(([other]) => other === name) !== at)?.[0];
  if (twice !== undefined) return refusal(400, `Duplicate parameter: '${twice}'.`, { param: twice });
  const images = [...form.getAll("image"), ...form.getAll("image[]")];
  return (await faultOfImages(images)) ?? orderOf(Edit.safeParse(Object.fromEntries(fields)), images.length);
}

async function faultOfImages(images: FormDataEntryValue[]): Promise<Answer | null> {
  if (images.length === 0) return refusal(400, "Missing required parameter: 'image'.", missing("image"));
  if (images.length > mostReferences) return refusal(400, "Invalid 'image': too many images.", invalid("image"));
  for (const image of images) {
    if (typeof image === "string") return refusal(400, "Invalid type for 'image': expected a file.", invalid("image"));
    if (image.size >= mostReferenceBytes) return refusal(400, "Invalid image file: too large.", invalid("image"));
    const found = await sharp(await image.arrayBuffer())
      .metadata()
      .catch(() => null);
    // The service checks the declared type and the content.
    const named = /^image\/(png|jpeg|webp)$/.exec(image.type)?.[1];
    if (!found || found.format !== named) {
      return refusal(400, `Invalid file '${image.name}': unsupported mimetype or no picture.`, {
        ...{ param: "image", code: "invalid_image_file" },
      });
    }
  }
  return null;
}

type Parsed = ReturnType<typeof Generation.safeParse> | ReturnType<typeof Edit.safeParse>;

function orderOf(result: Parsed, references: number): ImageOrder | Answer {
  if (!result.success) return refusalOf(result.error);
  const { model, prompt, n, size, quality, output_format, output_compression, background } = result.data;
  if (!models.includes(model)) {
    return refusal(404, `The model '${model}' does not exist.`, { code: "model_not_found", param: "model" });
  }
  if (!isOf25OrLater(model) && ["xhigh", "max"].includes(quality)) {
    return refusal(400, `Invalid value: '${quality}' is not supported by ${model}.`, invalid("quality"));
  }
  if (output_compression !== undefined && output_format === "png") {
    return refusal(400, "Compression is only supported for jpeg and webp.", invalid("output_compression"));
  }
  if (background === "transparent" && output_format === "jpeg") {
    return refusal(400, "Transparent background needs png or webp.", invalid("background"));
  }
  const sides = sidesOf(size);
  if (!sides) return refusal(400, `Invalid value for 'size': '${size}'.`, invalid("size"));
  return { model, prompt, n, ...sides, quality, output_format, output_compression, background: "opaque", references };
}

function sidesOf(size: string): { width: number; height: number } | null {
  if (size === "auto") return { width: 1536, height: 1024 };
  const [width = 0, height = 0] = (/^(\d{2,4})x(\d{2,4})$/.exec(size) ?? []).slice(1).map(Number);
  const isFine = width > 0 && width % 16 === 0 && height % 16 === 0 && width * height <= 3840 * 2160;
  const shape = width / height;
  return isFine && shape >= 1 / 3 && shape <= 3 ? { width, height } : null;
}

/** The first fault of the fields, as the service names it. */
function refusalOf(error: z.ZodError): Answer {
  const [issue] = error.issues;
  if (issue?.code === "unrecognized_keys") {
    const [param = ""] = issue.keys;
    return refusal(400, `Unknown parameter: '${param}'.`, { param, code: "unknown_parameter" });
  }
  const param = issue?.path.join(".") || null;
  const isMissing = issue?.code === "invalid_type" && issue.message.endsWith("received undefined");
  if (isMissing) return refusal(400, `Missing required parameter: '${param}'.`, missing(param));
  return refusal(400, `Invalid value for '${param}': ${issue?.message}.`, invalid(param));
}

const missing = (param: string | null) => ({ param, code: "missing_required_parameter" });
const invalid = (param: string | null) => ({ param, code: "invalid_value" });

const wrongType = (type: string) =>
  refusal(400, `Unsupported content type: send ${type}.`, { code: "unsupported_content_type" });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
