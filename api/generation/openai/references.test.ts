import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { fieldsOf, openStudio } from "./illustrator.fixture.ts";

it("sends the library's pictures, sixteen at most, four to a sheet, without files that are no pictures", async () => {
  const { ai, draw, catDir } = await openStudio();
  await cp(join("content", "cat"), catDir, { recursive: true });
  await mkdir(join(catDir, "old"));
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#777" } });
  await photo
    .clone()
    .withExif({ IFD3: { GPSLatitude: "52/1 13/1 0/1" } })
    .jpeg()
    .toFile(join(catDir, "photo.JPG"));
  for (let at = 0; at < 14; at++)
    await photo
      .clone()
      .resize(64)
      .png()
      .toFile(join(catDir, `small-${at}.png`));
  await sharp(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")).toFile(
    join(catDir, "a.gif"),
  );
  await cp("package.json", join(catDir, "broken.png"));
  await draw();
  expect(ai.asked.map(({ path }) => path)).toEqual(["/v1/images/edits"]);
  const fields = await fieldsOf(ai.asked[0] as (typeof ai.asked)[0]);
  const images = fields.filter(([name]) => name === "image[]").map(([, file]) => file);
  expect(images).toEqual(Array.from({ length: 4 }, (_, at) => `mruk-${at + 1}.webp image/webp`));
  expect(Object.fromEntries(fields)).toMatchObject({ model: "gpt-image-2.5-flare", n: "1", size: "1536x1024" });
  expect(ai.asked[0]?.body.includes("GPS")).toBe(false);
});

it("sends three views of Mruk on one sheet", async () => {
  const { ai, draw, catDir } = await openStudio();
  await cp(join("content", "cat"), catDir, { recursive: true });
  await draw();
  const { headers, body } = ai.asked[0] as (typeof ai.asked)[0];
  const type = String((headers as Record<string, unknown>)["content-type"]);
  const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": type } }).formData();
  const sheets = form.getAll("image[]").concat(form.getAll("image"));
  const [sheet] = sheets;
  if (sheets.length !== 1 || !(sheet instanceof File)) throw new Error("There is one sheet.");
  const { format, width, height } = await sharp(await sheet.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: 1536, height: 1024 });
});
