import { mediaTypes, type PictureFormat, pictureFormats } from "../model.ts";

/** Parses an Accept header into media ranges and their weights; a malformed range is skipped. */
function weights(accept: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const range of accept.split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    if (weight >= 0 && weight <= 1) found.set(type, weight);
  }
  return found;
}

/**
 * The best format for an Accept header: the highest weight, and of equals the smallest file. AVIF requires its explicit
 * name, because many programs that accept anything cannot read it.
 */
export function formatFor(accept: string | undefined): PictureFormat {
  if (accept === undefined || accept.trim() === "") return "webp";
  const named = weights(accept);
  const weightOf = (format: PictureFormat) =>
    named.get(mediaTypes[format]) ?? (format === "avif" ? 0 : (named.get("image/*") ?? named.get("*/*") ?? 0));
  const wanted = pictureFormats
    .map((format) => ({ format, weight: weightOf(format) }))
    .filter(({ weight }) => weight > 0)
    // The sort is stable: of equals, the first in `pictureFormats` stays first.
    .sort((a, b) => b.weight - a.weight);
  return wanted[0]?.format ?? "jpeg";
}
