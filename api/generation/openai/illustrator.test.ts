import { join } from "node:path";
import { inspect } from "node:util";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureFormats } from "#api/images/model.ts";
import { createResizer } from "#api/images/serving/resize.ts";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import { unverified } from "#stand-ins/openai/account.ts";
import { moderationRefusal, uselessPictures } from "#stand-ins/openai/images.ts";
import type { Fault } from "#stand-ins/stand-in.ts";
import { maxPictureBytes } from "../model.ts";
import { fieldsOf, id, openStudio } from "./illustrator.fixture.ts";

/** The usual cost of a picture of medium quality without references in US dollars, and what is reserved for it. */
const usualUsd = (900 * 5 + 343 * 30) / 1_000_000;
const atMostUsd = usualUsd * 1.3;

describe("a picture by the AI service", () => {
  it("is a master: WebP, 1536x1024, at most 300 kB, and says itself who made it, and nothing else", async () => {
    const { draw } = await openStudio();
    const picture = await draw();
    const { format, width, height, exif, icc, iptc, xmpAsString } = await sharp(picture).metadata();
    expect({ format, width, height, exif, icc, iptc }).toEqual({ format: "webp", width: 1536, height: 1024 });
    expect(picture.byteLength).toBeLessThanOrEqual(maxPictureBytes);
    expect(xmpAsString).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"',
    );
    expect(xmpAsString).toContain('xmp:CreatorTool="Mruk"');
    expect(xmpAsString).toContain('Iptc4xmpExt:AISystemUsed="gpt-image-2.5-flare"');
    expect(xmpAsString).toContain(`dc:identifier="${id}"`);
    expect(Buffer.from(picture).includes("a note of the service")).toBe(false);
  });

  it("keeps its disclosure in every size and format that readers get", async () => {
    const { draw, root } = await openStudio();
    const master = await draw();
    const { resized } = createResizer({ cacheDir: join(root, "cache") });
    const named = { hash: "0123456789abcdef", read: async () => master };
    for (const format of pictureFormats) {
      const small = await resized(named, { width: 320, format });
      const { width, xmpAsString } = await sharp(small).metadata();
      expect([width, xmpAsString], format).toEqual([320, expect.stringContaining("trainedAlgorithmicMedia")]);
      expect(xmpAsString).toContain(id);
    }
  });

  it("is requested in words alone if the library has no pictures of Mruk", async () => {
    const { ai, draw } = await openStudio();
    await draw();
    expect(ai.asked.map(({ path }) => path)).toEqual(["/v1/images/generations"]);
    const { prompt, ...fields } = Object.fromEntries(await fieldsOf(ai.asked[0] as (typeof ai.asked)[0]));
    expect(fields).toEqual({
      model: "gpt-image-2.5-flare",
      n: 1,
      size: "1536x1024",
      quality: "medium",
      background: "opaque",
      output_format: "webp",
      output_compression: 95,
    });
    expect(prompt).toContain("number fifteen tram");
  });

  it("costs the answer's usage, by the table of prices", async () => {
    const { ai, draw, spending, illustrator } = await openStudio();
    await draw();
    const { body } = ai.asked[0] as (typeof ai.asked)[0];
    const words = Math.ceil(JSON.parse(body.toString("utf8")).prompt.length / 4);
    expect(await spending.costOf(id)).toBeCloseTo((words * 5 + 343 * 30) / 1_000_000, 6);
    expect(illustrator.estimateUsd).toBeGreaterThan(0.02);
    expect(illustrator.estimateUsd).toBeLessThan(0.06);
  });

  it("is not requested beyond the budget", async () => {
    const { ai, draw } = await openStudio({ perRunUsd: 0.01 });
    await expect(draw()).rejects.toMatchObject({ code: "BUDGET_SPENT" });
    expect(ai.asked).toEqual([]);
  });

  it("is drawn for a brief without a scene too, as the house writes them", async () => {
    const { ai, draw } = await openStudio();
    await draw({ scene: undefined, place: "stove", pose: "sleep" });
    expect(ai.asked[0]?.body.toString("utf8")).toContain("Mruk sleeps, curled up beside the old tiled stove");
  });

  it("stops at once when it is cancelled, and counts with its maximum cost", async () => {
    const { ai, draw, spending } = await openStudio();
    ai.failNext(/images/, { kind: "hang" });
    const cancelling = new AbortController();
    const drawing = draw({}, cancelling.signal);
    await expect.poll(() => ai.asked.length).toBe(1);
    cancelling.abort();
    await expect(drawing).rejects.toThrow("aborted");
    expect(await spending.costOf(id)).toBeCloseTo(atMostUsd, 6);
  });
});

it("waits as long as an account may ask for no further picture, and draws them all", async () => {
  const { ai, draw } = await openStudio();
  ai.setAccount({ pictures: { atMost: 2, waitMs: 300 } });
  const pictures = await Promise.all([draw(), draw(), draw(), draw()]);
  expect(pictures.map((picture) => picture.byteLength > 0)).toEqual([true, true, true, true]);
  expect(ai.asked.length).toBeGreaterThan(4);
});

type Charged = "nothing" | "what it cost" | "what it may have cost";

const json = (body: unknown): Fault => ({ kind: "answer", answer: { body } });
const refusing = (status: number, code: string | null = null): Fault => ({
  kind: "answer",
  answer: { status, headers: { "Retry-After-Ms": "1" }, body: { error: { message: "sk-stand-in tram", code } } },
});
const html: Fault = {
  kind: "answer",
  answer: { headers: { "Content-Type": "text/html" }, body: "<html>A captive portal. sk-stand-in</html>" },
};
const useless = (name: keyof typeof uselessPictures) => async (): Promise<Fault> => ({
  kind: "answer",
  answer: await uselessPictures[name](),
});

it.each<[string, Fault[] | (() => Promise<Fault>), ErrorCode, string, Charged, number]>([
  [
    "a refusal by its rules",
    [{ kind: "answer", answer: moderationRefusal() }],
    "SERVICE_REFUSED",
    "rules",
    "nothing",
    1,
  ],
  ["a refused key", [refusing(401)], "SERVICE_KEY_REFUSED", "key", "nothing", 1],
  ["no credit", [refusing(429, "insufficient_quota")], "SERVICE_UNPAID", "credit", "nothing", 1],
  [
    "an unknown model",
    [refusing(404, "model_not_found")],
    "SERVICE_MODEL_UNKNOWN",
    "gpt-image-2.5-flare",
    "nothing",
    1,
  ],
  [
    "an organisation that is not verified",
    [{ kind: "answer", answer: unverified }],
    "SERVICE_UNVERIFIED",
    "verified",
    "nothing",
    1,
  ],
  ["too many requests for ever", Array(5).fill(refusing(429)), "SERVICE_BUSY", "no time", "nothing", 5],
  ["its own failure for ever", Array(5).fill(refusing(500)), "SERVICE_BUSY", "no time", "nothing", 5],
  ["silence", [{ kind: "hang" }], "SERVICE_TOO_SLOW", "in time", "what it may have cost", 1],
  ["a broken line", [{ kind: "hang up" }], "SERVICE_UNREACHABLE", "broke", "what it may have cost", 1],
  [
    "a line that breaks when it is drawn",
    [{ kind: "hang up", after: true }],
    "SERVICE_UNREACHABLE",
    "broke",
    "what it may have cost",
    1,
  ],
  ["half an answer", [{ kind: "cut", bytes: 900 }], "SERVICE_ANSWER_UNUSABLE", "", "what it may have cost", 1],
  ["a page of HTML", [html], "SERVICE_ANSWER_UNUSABLE", "", "what it may have cost", 1],
  ["an answer about nothing", [json({})], "SERVICE_ANSWER_UNUSABLE", "", "what it may have cost", 1],
  ["an answer of another kind", [json([1, 2])], "SERVICE_ANSWER_UNUSABLE", "", "what it may have cost", 1],
  ["nothing", [json(null)], "SERVICE_ANSWER_UNUSABLE", "", "what it may have cost", 1],
  [
    "a cost that cannot be",
    [json({ data: [], usage: { input_tokens: -5, output_tokens: 1e308 } })],
    "SERVICE_ANSWER_UNUSABLE",
    "",
    "what it may have cost",
    1,
  ],
  ["no picture", useless("nothing"), "PICTURE_REJECTED", "no picture came", "what it cost", 1],
  ["an address instead of a picture", useless("address"), "PICTURE_REJECTED", "no picture came", "what it cost", 1],
  ["something that is not base64", useless("notBase64"), "PICTURE_REJECTED", "not base64", "what it cost", 1],
  ["a drawing that is no picture", useless("noPicture"), "PICTURE_REJECTED", "no PNG, JPEG or WebP", "what it cost", 1],
  ["half a picture", useless("cut"), "PICTURE_REJECTED", "damaged", "what it cost", 1],
  ["a blank sheet", useless("blank"), "PICTURE_REJECTED", "shows nothing", "what it cost", 1],
  [
    "a picture of another shape",
    useless("square"),
    "PICTURE_REJECTED",
    "1024 x 1024, which is not 3 to 2",
    "what it cost",
    1,
  ],
  [
    "a picture that is too small",
    useless("tiny"),
    "PICTURE_REJECTED",
    "384 x 256, which is too small",
    "what it cost",
    1,
  ],
  [
    "a picture of more pixels than memory",
    useless("huge"),
    "PICTURE_REJECTED",
    "more than 40 million pixels",
    "what it cost",
    1,
  ],
  ["a moving picture", useless("moving"), "PICTURE_REJECTED", "moves", "what it cost", 1],
])(
  "%s: reports it, keeps nothing, and charges no more than it must",
  async (_, order, code, says, charged, requests) => {
    const { ai, draw, spending, illustrator } = await openStudio({
      deadlineMs: code === "SERVICE_TOO_SLOW" ? 300 : 20_000,
    });
    ai.failNext(/images/, ...(typeof order === "function" ? [await order()] : order));
    const error = await draw().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof AppError)) throw new Error(`Nothing was thrown that we know: ${inspect(error)}`);
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(says)]);
    expect(error.hint).toBeTruthy();
    expect(ai.asked).toHaveLength(requests);
    const usd = await spending.costOf(id);
    if (charged === "nothing") expect(usd).toBe(0);
    if (charged === "what it cost") expect(usd).toBeLessThan(illustrator.estimateUsd);
    if (charged !== "nothing") expect(usd).toBeGreaterThan(0);
    if (charged === "what it may have cost") expect(usd).toBeCloseTo(atMostUsd, 6);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/sk-stand-in|tram|gouache|Bearer/);
  },
);

it("gets its picture with one more request once the service has recovered", async () => {
  const { ai, draw, drawAgain } = await openStudio({ deadlineMs: 300 });
  ai.failNext(/images/, { kind: "hang" }, html, await useless("blank")());
  for (const attempt of [draw, drawAgain, drawAgain]) await expect(attempt()).rejects.toThrow();
  expect((await drawAgain()).byteLength).toBeGreaterThan(10_000);
  expect(ai.asked).toHaveLength(4);
});

it("retries by itself if nothing was bought", async () => {
  const { ai, draw, spending, illustrator } = await openStudio();
  ai.failNext(/images/, refusing(429), refusing(503));
  await draw();
  expect(ai.asked).toHaveLength(3);
  expect(await spending.costOf(id)).toBeLessThan(illustrator.estimateUsd);
});

it("accepts a compatible service's wrapped lines, and assumes the usual cost if it reports none", async () => {
  const { ai, draw, spending } = await openStudio();
  const picture = await sharp({ create: { width: 1536, height: 1024, channels: 3, background: "#000" } })
    .composite([{ input: join("content", "cat", "sitting.webp"), gravity: "centre" }])
    .png()
    .toBuffer();
  ai.failNext(
    /images/,
    json({ created: 1, data: [{ b64_json: picture.toString("base64").replace(/.{76}/g, "$&\r\n") }] }),
  );
  await draw();
  expect(await spending.costOf(id)).toBeCloseTo(usualUsd, 6);
});

it("refuses a removed model before anything is paid", async () => {
  const { draw, spending } = await openStudio({ model: "gpt-image-1" });
  await expect(draw()).rejects.toMatchObject({ code: "SERVICE_MODEL_UNKNOWN" });
  expect(await spending.costOf(id)).toBe(0);
});
