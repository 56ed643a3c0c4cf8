// What the browser remembers for its reader. Private windows may refuse; then nothing is remembered and nothing breaks.

export function readSaved(key: "theme" | "language"): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Could not read the saved ${key}:`, error);
    return null;
  }
}

export function save(key: "theme" | "language", value: string) {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Could not save the ${key}:`, error);
  }
}
