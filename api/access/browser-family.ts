/** Browsers say of themselves that they are several; the more special name goes first. */
const families: readonly [RegExp, string][] = [
  [/\bmruk\b/i, "mruk"],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** The family of a browser by its `User-Agent` header, which is all that is kept of it. */
export const browserFamily = (userAgent: string | undefined): string =>
  families.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? "other";
