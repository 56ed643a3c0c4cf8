import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { testFilm } from "#stand-ins/test-film.ts";
import { filmFacts } from "./film-facts.ts";

let film = Buffer.alloc(0) as Buffer;
beforeAll(async () => {
  film = await testFilm({ width: 90, height: 160, seconds: 2 });
});

async function factsOf(bytes: Uint8Array) {
  const folder = folderOfTest();
  await writeFile(join(folder, "film.mp4"), bytes);
  return filmFacts(join(folder, "film.mp4"));
}

/** The film, overwritten at the position of these letters. */
function changed(letters: string, by: number, bytes: number[], at = film): Buffer {
  const copy = Buffer.from(at);
  copy.set(bytes, copy.indexOf(letters) + by);
  return copy;
}

describe("the metadata of a film file", () => {
  it("contains its size, its length and its codecs", async () => {
    expect(await factsOf(film)).toEqual({
      width: 90,
      height: 160,
      seconds: expect.closeTo(2, 1),
      videoCodec: "h264",
      audioCodec: "aac",
    });
  });

  it("contains the displayed size of a rotated film", async () => {
    // Writes the matrix of the first track: rotated by 90 degrees.
    const turned = changed("tkhd", 44, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0]);
    expect(await factsOf(turned)).toMatchObject({ width: 160, height: 90 });
  });

  it.each<[string, () => Uint8Array]>([
    ["nothing", () => Buffer.alloc(0)],
    ["text", () => Buffer.from("<html>Not found</html>")],
    ["a film that ends in the middle", () => film.subarray(0, film.length - 200)],
    ["a film that ends in its description", () => film.subarray(0, 300)],
    ["no description", () => changed("moov", 0, [0x66, 0x72, 0x65, 0x65])],
    ["a description that claims to be longer than the file", () => changed("moov", -4, [0x7f, 0, 0, 0])],
    ["a box that claims to be longer than its description", () => changed("trak", -4, [0x00, 0xff, 0, 0])],
    ["a box that has no length", () => changed("mdia", -4, [0, 0, 0, 4])],
    ["no tracks", () => changed("trak", 0, [0x66, 0x72, 0x65, 0x65], changed("hdlr", 12, [0x66, 0x66, 0x66, 0x66]))],
    [
      "only boxes that lead nowhere",
      () => Buffer.concat([Buffer.from("\0\0\0\x08ftyp", "latin1"), Buffer.alloc(80_000)]),
    ],
    ["endless small boxes", () => Buffer.from("\0\0\0\x08ftyp".repeat(20_000), "latin1")],
  ])("is refused for %s", async (_, bytes) => {
    await expect(factsOf(bytes())).rejects.toMatchObject({ code: "FILM_UNSUITABLE" });
  });
});
