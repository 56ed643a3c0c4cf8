import { expect, it } from "vitest";
import { formatFor } from "./negotiate.ts";

const chrome = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const safari =
  "image/webp,image/avif,image/jxl,image/heic,image/heic-sequence,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5";

it.each([
  ["a browser that names AVIF gets it", chrome, "avif"],
  ["so does one that names WebP first", safari, "avif"],
  ["an older browser gets WebP", "image/webp,image/*,*/*;q=0.8", "webp"],
  ["a program that takes anything gets WebP", "*/*", "webp"],
  ["so does one that says nothing", undefined, "webp"],
  ["one that knows JPEG only gets JPEG", "image/png, image/jpeg", "jpeg"],
  ["a preference is respected", "image/avif;q=0.2, image/webp;q=0.4, image/jpeg;q=0.9", "jpeg"],
  ["a refusal is respected", "image/avif;q=0, image/*", "webp"],
  ["a named refusal outweighs a wildcard", "image/webp;q=0, */*", "jpeg"],
  ["capital letters and spaces do not matter", " IMAGE/AVIF ; Q=0.5 ", "avif"],
  ["who takes no picture gets what everything can show", "text/html", "jpeg"],
  ["nonsense is passed over", ";;,,q=1,image/webp;q=cat", "jpeg"],
])("%s", (_, accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
