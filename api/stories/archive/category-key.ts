// This file needs no schemas, so pages can import it.
import { bundledKeys, categories } from "../categories.ts";

const written = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // No Latin letters stand for those of other scripts.
    .replace(/[^\p{ASCII}]/gu, (letter) => `u${letter.codePointAt(0)?.toString(16)}`)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "other";

/** The key that categories written alike have in common: `daily-life`, also for the bundled one's Polish name. */
export function categoryKey(category: string): string {
  const key = written(category);
  const [english = key] = Object.entries(bundledKeys).find(([, polish]) => polish === key) ?? [];
  return english;
}

/** The bundled category with this key. */
export const bundledCategory = (key: string): string | undefined =>
  Object.keys(categories).find((name) => categoryKey(name) === key);
