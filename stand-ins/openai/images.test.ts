import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { answerImages } from "./images.ts";

const received = (path: string, body: Buffer, type: string): ReceivedRequest => ({
  ...{ method: "POST", path, query: new URLSearchParams(), body },
  headers: { "content-type": type },
});

const fields = { model: "gpt-image-2.5-flare", prompt: "A cat in the evening.", size: "1536x1024" };

const generate = (body: object) =>
  answerImages(received("/v1/images/generations", Buffer.from(JSON.stringify(body)), "application/json"));

async function edit(entries: [string, string | Blob][]): Promise<Answer | null> {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const request = new Response(form);
  const type = request.headers.get("content-type") ?? "";
  return answerImages(received("/v1/images/edits", Buffer.from(await request.arrayBuffer()), type));
}

const png = async (type = "image/png") => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#777" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "cat.png", { type });
};

/** The code and the field of a refusal. */
const refusalIn = (answer: Answer | null) => {
  const { error } = (answer?.body ?? {}) as { error?: { code: string | null; param: string | null } };
  return [answer?.status, error?.code ?? null, error?.param ?? null];
};

type Drawn = { data: { b64_json: string }[]; usage: Record<string, number> };

describe("the stand-in's pictures", () => {
  it("are real pictures in the size and format that is asked for, others for other words, with their usage", async () => {
    const one = (await generate({ ...fields, n: 2, output_format: "jpeg", quality: "low" }))?.body as Drawn;
    const [first, second] = one.data.map(({ b64_json }) => Buffer.from(b64_json, "base64"));
    expect(await sharp(first).metadata()).toMatchObject({ format: "jpeg", width: 1536, height: 1024 });
    expect(first?.equals(second as Buffer)).toBe(false);
    expect(one).toMatchObject({
      quality: "low",
      size: "1536x1024",
      output_format: "jpeg",
      created: expect.any(Number),
    });
    expect(one.usage).toMatchObject({ output_tokens: 316, input_tokens_details: { image_tokens: 0, text_tokens: 6 } });
    const same = (await generate({ ...fields, output_format: "jpeg", quality: "low" }))?.body as Drawn;
    expect(same.data[0]?.b64_json).toBe(first?.toString("base64"));
  });

  it("are drawn after up to sixteen others, which are charged", async () => {
    const entries = Object.entries(fields) as [string, string][];
    const images = await Promise.all(
      Array.from({ length: 16 }, async () => ["image[]", await png()] as [string, Blob]),
    );
    const answer = await edit([...entries, ["n", "1"], ...images]);
    expect(answer?.status).toBeUndefined();
    expect(answer?.body).toMatchObject({ usage: { input_tokens_details: { image_tokens: 16 * 388 } } });
    expect(refusalIn(await edit([...entries, ...images, ["image[]", await png()]]))).toEqual([
      400,
      "invalid_value",
      "image",
    ]);
    expect(refusalIn(await edit(entries))).toEqual([400, "missing_required_parameter", "image"]);
    expect(refusalIn(await edit([...entries, ["image", "a text"]]))).toEqual([400, "invalid_value", "image"]);
    expect(refusalIn(await edit([...entries, ["image", await png("image/webp")]]))).toEqual([
      400,
      "invalid_image_file",
      "image",
    ]);
    expect(refusalIn(await edit([...entries, ["image", await png()], ["response_format", "b64_json"]]))).toEqual([
      ...[400, "unknown_parameter", "response_format"],
    ]);
  });

  it.each<[object, unknown[]]>([
    [{ response_format: "b64_json" }, [400, "unknown_parameter", "response_format"]],
    [{ style: "vivid" }, [400, "unknown_parameter", "style"]],
    [{ model: undefined }, [400, "missing_required_parameter", "model"]],
    [{ prompt: undefined }, [400, "missing_required_parameter", "prompt"]],
    [{ prompt: "x".repeat(32_001) }, [400, "invalid_value", "prompt"]],
    [{ model: "gpt-image-1" }, [404, "model_not_found", "model"]],
    [{ model: "gpt-image-2.5" }, [404, "model_not_found", "model"]],
    [{ model: "gpt-image-2", quality: "max" }, [400, "invalid_value", "quality"]],
    [{ quality: "hd" }, [400, "invalid_value", "quality"]],
    [{ size: "1500x1000" }, [400, "invalid_value", "size"]],
    [{ size: "1024x256" }, [400, "invalid_value", "size"]],
    [{ n: "1" }, [400, "invalid_value", "n"]],
    [{ n: 11 }, [400, "invalid_value", "n"]],
    [{ output_format: "png", output_compression: 90 }, [400, "invalid_value", "output_compression"]],
  ])("are refused as the service would: %j", async (wrong, refusal) => {
    expect(refusalIn(await generate({ ...fields, ...wrong }))).toEqual(refusal);
  });

  it("are all it knows of", async () => {
    expect(await answerImages(received("/v1/images/variations", Buffer.from("{}"), "application/json"))).toBeNull();
    expect(refusalIn(await answerImages(received("/v1/images/edits", Buffer.from("{}"), "application/json")))[0]).toBe(
      400,
    );
    expect(
      refusalIn(await answerImages(received("/v1/images/generations", Buffer.from("{"), "application/json")))[0],
    ).toBe(400);
  });
});
