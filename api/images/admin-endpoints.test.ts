import { once } from "node:events";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { master } from "#api/stories/index/library-folder.fixture.ts";
import { picturePath, StoryId } from "#api/stories/model.ts";
import { maxUploadBytes } from "./uploads/limits.ts";
import { UploadedPicture } from "./uploads/model.ts";
import { noise, pictureOf, pngSaying } from "./uploads/picture.fixture.ts";
import { openUploads } from "./uploads/uploads.ts";

const id = StoryId.parse("2026-11-21-morning");
const server = adminOfFile({ stories: [{ id }, { id: "2026-11-20-morning" }] });

const upload = (bytes: Uint8Array | string, type = "image/png") =>
  server.call("POST", "/pictures", bytes, { "content-type": type });
const kept = async () => (await readdir(join(server.dataDir, "uploads")).catch(() => [])).sort();
const bytesAt = async (address: string) => Buffer.from(await (await fetch(server.url + address)).arrayBuffer());

describe("POST /api/admin/pictures", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "makes a master out of a %s and shows it at its own address",
    async (format) => {
      const { status, json } = await upload(await pictureOf(format), `image/${format}`);
      expect(status).toBe(201);
      const { imageUrl } = UploadedPicture.parse(json);
      expect(imageUrl).toMatch(/^\/images\/upload-[0-9a-f]{16}\.webp$/);
      expect(json).toMatchObject({ width: 1536, height: 1024 });
      const bytes = await bytesAt(imageUrl);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 1536, height: 1024 });
      expect(imageUrl).toContain(contentHash(bytes));
      const shown = await server.ask(`${imageUrl}?w=320`);
      expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, max-age=300"]);
    },
  );

  it("turns a picture upright and removes the camera's metadata", async () => {
    const half = { width: 300, height: 400, channels: 3 as const };
    const blue = await sharp({ create: { ...half, background: "#0000ff" } })
      .png()
      .toBuffer();
    // Red on the left, blue on the right, rotated by its EXIF orientation.
    const upright = await sharp({ create: { ...half, width: 600, background: "#ff0000" } })
      .composite([{ input: blue, top: 0, left: 300 }])
      .png()
      .toBuffer();
    const lying = await sharp(upright)
      .rotate(-90)
      .withExif({ IFD0: { Make: "A camera" }, IFD3: { GPSLatitude: "52/1 13/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { json } = await upload(lying, "image/jpeg");
    const master = await bytesAt(json.imageUrl);
    const metadata = await sharp(master).metadata();
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const pixels = await sharp(master).raw().toBuffer();
    const colourAt = (x: number) => [...pixels.subarray((512 * 1536 + x) * 3).subarray(0, 3)].map((part) => part > 128);
    expect([colourAt(100), colourAt(1436)]).toEqual([
      [true, false, false],
      [false, false, true],
    ]);
  });

  it("makes the most detailed picture small enough for Git, and the same picture the same master", async () => {
    const bytes = await noise({ width: 1600, height: 1100 });
    const [one, other] = [await upload(bytes), await upload(bytes)];
    expect(one.json).toEqual(other.json);
    expect((await bytesAt(one.json.imageUrl)).byteLength).toBeLessThanOrEqual(300_000);
  });

  it("accepts 10 MB, and not one byte more", async () => {
    const png = await pictureOf("png");
    const padded = (length: number) => Buffer.concat([png, Buffer.alloc(length - png.byteLength)]);
    expect((await upload(padded(maxUploadBytes))).status).toBe(201);
    const announced = await upload(padded(maxUploadBytes + 1));
    expect([announced.status, announced.json.code]).toEqual([413, "BODY_TOO_LARGE"]);
    const stream = new Blob([new Uint8Array(padded(maxUploadBytes + 1))]).stream();
    const counted = await server.ask("/api/admin/pictures", {
      method: "POST",
      headers: { authorization: `Bearer ${server.token}`, "content-type": "image/png" },
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect([counted.status, counted.json.code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const moving = async () =>
    sharp([await pictureOf("png"), await noise({ width: 900, height: 700 })], { join: { animated: true } })
      .webp()
      .toBuffer();

  it.each<[string, () => Uint8Array | string | Promise<Uint8Array>]>([
    ["nothing", () => new Uint8Array()],
    ["a text", () => "a cat"],
    ["an SVG with a script", () => svg],
    ["an SVG behind a byte order mark", () => `\ufeff${svg}`],
    ["a page", () => "<!doctype html><script>alert(1)</script>"],
    ["a GIF", () => gif],
    ["a PDF", () => "%PDF-1.7\n"],
    ["the beginning of a picture only", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ["a picture cut short", async () => (await noise({ width: 300, height: 300 })).subarray(0, 60_000)],
    [
      "a JPEG cut short",
      async () =>
        (
          await sharp(await noise({ width: 300, height: 300 }))
            .jpeg()
            .toBuffer()
        ).subarray(0, 5000),
    ],
    [
      "a picture with a script in the place of its pixels",
      () => Buffer.concat([pngSaying({ width: 9, height: 9 }).subarray(0, 33), Buffer.from(svg)]),
    ],
    ["a picture of no size", () => pngSaying({ width: 0, height: 9 })],
    ["a decompression bomb", () => pngSaying({ width: 50_000, height: 50_000 })],
    ["a strip", () => pngSaying({ width: 1_000_000, height: 1 })],
    ["a WebP that moves", moving],
    ["a PNG that moves", () => pngSaying({ width: 9, height: 9 }, [["acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]])],
  ])("refuses %s, whatever its declared type, and keeps nothing", async (_, make) => {
    const before = await kept();
    for (const type of ["image/png", "image/jpeg", "image/webp"]) {
      const { status, json } = await upload(await make(), type);
      expect([status, json.code, json.hint], type).toEqual([422, "UPLOAD_REFUSED", expect.any(String)]);
    }
    expect(await kept()).toEqual(before);
  });

  it("drops data hidden after a picture", async () => {
    const polyglot = Buffer.concat([
      await pictureOf("png"),
      Buffer.from(`<script>alert("polyglot")</script>PK\u0003\u0004`),
    ]);
    const { status, json } = await upload(polyglot);
    expect(status).toBe(201);
    expect((await bytesAt(json.imageUrl)).includes("polyglot")).toBe(false);
  });

  it.each(["image/svg+xml", "image/gif", "text/html", "application/json", "multipart/form-data; boundary=x", ""])(
    "refuses the type %s before it looks",
    async (type) => {
      const { status, json } = await upload(await pictureOf("png"), type);
      expect([status, json.code]).toEqual([415, "NOT_A_PICTURE"]);
    },
  );

  it("keeps nothing of a sender who leaves before the announced length", async () => {
    const before = await kept();
    const socket = connect(server.port, "127.0.0.1");
    socket.write(
      `POST /api/admin/pictures HTTP/1.1\r\nHost: mruk\r\nAuthorization: Bearer ${server.token}\r\nContent-Type: image/png\r\nContent-Length: 5000\r\n\r\n`,
    );
    socket.write(await pictureOf("png", { width: 10, height: 10 }), () => socket.destroy());
    await once(socket, "close");
    expect((await upload(await pictureOf("png"))).status).toBe(201);
    expect((await kept()).length - before.length).toBeLessThanOrEqual(1);
  });

  it("refuses requests without a token, from other sites' pages and by other methods", async () => {
    const bytes = new Uint8Array(await pictureOf("png"));
    const init = { method: "POST", headers: { "content-type": "image/png" }, body: bytes };
    expect((await server.ask("/api/admin/pictures", init)).status).toBe(401);
    expect(
      (await server.call("POST", "/pictures", bytes, { "content-type": "image/png", "sec-fetch-site": "cross-site" }))
        .status,
    ).toBe(403);
    expect((await server.call("GET", "/pictures")).status).toBe(405);
  });
});

describe("POST /api/admin/pictures/copies", () => {
  const copy = (postId: string) => server.call("POST", "/pictures/copies", { postId });

  it("copies a story's picture byte for byte, so that another one gets a file of its own", async () => {
    const from = "2026-11-20-morning";
    const { status, json } = await copy(from);
    expect([status, UploadedPicture.parse(json).imageUrl]).toEqual([201, expect.stringMatching(/upload-[0-9a-f]{16}/)]);
    const { json: changed } = await server.call("PUT", `/posts/${id}`, { imageUrl: json.imageUrl });
    expect(changed.imageUrl).toBe(`/images/${id}.webp`);
    const original = await bytesAt(`/images/${from}.webp`);
    expect(contentHash(await bytesAt(changed.imageUrl))).toBe(contentHash(original));
    // A new picture of the one leaves the other as it is.
    const { json: another } = await upload(await pictureOf("png"));
    await server.call("PUT", `/posts/${from}`, { imageUrl: another.imageUrl });
    expect(contentHash(await bytesAt(changed.imageUrl))).toBe(contentHash(original));
  });

  it("shows no picture before its story's hour, also not where another story shows it", async () => {
    const ahead = StoryId.parse("2026-11-25-morning");
    await server.add({ id: ahead });
    await server.call("PUT", `/posts/${id}`, { imageUrl: `/images/${ahead}.webp` });
    expect((await copy(ahead)).json.code).toBe("STORY_NOT_FOUND");
    expect((await copy(id)).json.code).toBe("PICTURE_NOT_FOUND");
    expect((await copy("2026-11-01-morning")).json.code).toBe("STORY_NOT_FOUND");
  });
});

describe("an uploaded picture", () => {
  it("becomes the story's own when it is saved with it", async () => {
    const { imageUrl } = (await upload(await pictureOf("jpeg"), "image/jpeg")).json;
    const { status, json } = await server.call("PUT", `/posts/${id}`, { imageUrl });
    expect([status, json.imageUrl]).toEqual([200, `/images/${id}.webp`]);
    const shown = await bytesAt(json.imageUrl);
    expect(contentHash(shown)).toBe(json.imageHash);
    expect(imageUrl).toContain(json.imageHash);
    expect(server.git("status", "--porcelain")).toBe("");
    expect(server.git("show", "--stat", "--format=%an")).toContain(picturePath(id));
  });

  it("becomes a new story's own", async () => {
    const { imageUrl } = (await upload(await pictureOf("webp"), "image/webp")).json;
    const text = { titleEn: "a", titlePl: "b", excerptEn: "c", excerptPl: "d", contentEn: "e", contentPl: "f" };
    const { status, json } = await server.call("POST", "/posts", { ...text, imageUrl, imageAlt: "g", category: "h" });
    expect([status, json.imageUrl]).toEqual([201, `/images/${json.id}.webp`]);
  });

  it("that has expired is refused by the field's name, and the story stays unchanged", async () => {
    const expired = "/images/upload-0123456789abcdef.webp";
    const before = (await server.call("GET", `/posts/${id}`)).json;
    const { status, json } = await server.call("PUT", `/posts/${id}`, { imageUrl: expired, titleEn: "Lost" });
    expect([status, json.code, Object.keys(json.fields)]).toEqual([422, "UPLOAD_GONE", ["imageUrl"]]);
    expect((await server.call("GET", `/posts/${id}`)).json).toEqual(before);
    expect((await server.ask(expired)).json.code).toBe("PICTURE_NOT_FOUND");
  });

  it("is found by its own name only", async () => {
    for (const name of [
      "upload-..%2f..%2fstate.webp",
      "upload-0123456789abcdeg.webp",
      "upload-.webp",
      "upload-0123456789abcdef.webp%00",
      "upload-0123456789abcdef%2f..%2fx.webp",
      "uploads",
    ]) {
      expect((await server.ask(`/images/${name}`)).status, name).toBe(404);
    }
  });

  it("is swept after a week, and not before", async () => {
    const folder = join(server.dataDir, "uploads");
    const [old, young] = ["0123456789abcdef", "fedcba9876543210"];
    for (const [name, days] of [
      [old, 7.1],
      [young, 6.9],
    ] as const) {
      await writeFile(join(folder, `${name}.webp`), await master());
      const then = new Date(Date.now() - days * 86_400_000);
      await utimes(join(folder, `${name}.webp`), then, then);
    }
    const again = openUploads({ dataDir: server.dataDir });
    await expect.poll(kept).not.toContain(`${old}.webp`);
    expect(await kept()).toContain(`${young}.webp`);
    again.close();
    // The file's content must match its name.
    expect(await again.find(`/images/upload-${young}.webp`)).toBeNull();
  });
});
