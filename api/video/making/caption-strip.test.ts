import sharp from "sharp";
import { expect, it } from "vitest";
import { captionStrip } from "./caption-strip.ts";

it.each([
  ["pl", "Ola spytała przy kolacji, skąd się bierze ciemność, i nikt nie wiedział."],
  ["en", "Mruk might swim among warm, wholesome mammoths, now mostly mummies. Mmm!"],
  ["pl", "Mruk potrzebował tylko tej chwili, czterech kroków"],
  ["en", "Mruk opened one eye."],
] as const)(
  "shows a caption of any length in two lines at most, left of the players' buttons (%s)",
  async (language, text) => {
    const { picture, x, y } = await captionStrip(text, language, "morning");
    const { data, info } = await sharp(picture)
      .flatten({ background: "#fcf2e4" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const hasInk = (row: number) =>
      data.subarray(row * info.width + 40, (row + 1) * info.width - 40).some((value) => value < 120);
    const rows = Array.from({ length: info.height }, (_, row) => hasInk(row));
    const lines = rows.filter((ink, row) => ink && !rows[row - 1]).length;
    expect(lines).toBe(text.length > 30 ? 2 : 1);
    expect(x + info.width).toBeLessThanOrEqual(940);
    expect(y + info.height).toBeLessThanOrEqual(1530);
  },
);
