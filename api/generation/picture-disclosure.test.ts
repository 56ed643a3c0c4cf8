import sharp from "sharp";
import { expect, it } from "vitest";
import { disclosure } from "./picture-disclosure.ts";

it("holds any model's name and story's id without breaking out of its XML, and survives in a picture", async () => {
  const model = `x" rdf:evil="1"/><script>&'\u0000\uFFFF\uD800ż🐈`;
  const xmp = disclosure({ by: "trained model", model, storyId: "2026-11-21-morning-2" });
  expect(xmp).toContain(
    'Iptc4xmpExt:AISystemUsed="x&quot; rdf:evil=&quot;1&quot;/&gt;&lt;script&gt;&amp;&#39;\uFFFDż🐈" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/" dc:identifier="2026-11-21-morning-2"',
  );
  const picture = await sharp({ create: { width: 9, height: 6, channels: 3, background: "#fff" } })
    .withXmp(xmp)
    .webp()
    .toBuffer();
  expect((await sharp(picture).metadata()).xmpAsString).toBe(xmp);
});
