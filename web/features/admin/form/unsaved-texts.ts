// Unsaved text, kept in this browser so that a reload, a crash or an expired session loses none of it.
import { type FieldName, fieldNames, isFieldName, type Values } from "../fields.ts";

/** The text of one open form. */
export type UnsavedText = {
  /** Identifies the open form, so that two windows do not overwrite each other. */
  key: string;
  /** The time of the last change, in milliseconds since 1970. */
  at: number;
  /** The revision that the edit is based on; null for a new post. */
  rev: string | null;
  /** The changed fields; the others keep the post's current values. */
  changed: FieldName[];
  values: Values;
};

const mostKept = 4;
const keyOf = (place: string) => `mruk.draft.${place}`;

/** The unsaved texts of a place (form-target.ts), newest first. */
export function readUnsaved(place: string): UnsavedText[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? "[]");
    return Array.isArray(found) ? found.filter(isUnsavedText) : [];
  } catch (error) {
    console.warn("Could not read unsaved text:", error);
    return [];
  }
}

/** Replaces the stored text that has the same key. */
export function keepUnsaved(place: string, text: UnsavedText): void {
  const others = readUnsaved(place).filter(({ key }) => key !== text.key);
  write(place, [text, ...others].slice(0, mostKept));
}

export function dropUnsaved(place: string, keys: readonly string[]): void {
  const kept = readUnsaved(place);
  const left = kept.filter(({ key }) => !keys.includes(key));
  if (left.length < kept.length) write(place, left);
}

/** Ignores a full or blocked storage: it must not disturb the writing. */
function write(place: string, texts: UnsavedText[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(texts));
  } catch (error) {
    console.warn("Could not keep unsaved text:", error);
  }
}

/** Checks the stored value, because an older build or a person may have written it. */
function isUnsavedText(value: unknown): value is UnsavedText {
  if (typeof value !== "object" || value === null) return false;
  const { key, at, rev, changed, values }: Partial<Record<keyof UnsavedText, unknown>> = value;
  return (
    typeof key === "string" &&
    typeof at === "number" &&
    (rev === null || typeof rev === "string") &&
    Array.isArray(changed) &&
    changed.every((name) => typeof name === "string" && isFieldName(name)) &&
    typeof values === "object" &&
    values !== null &&
    areValues(values)
  );
}

const areValues = (values: Partial<Record<FieldName, unknown>>) =>
  fieldNames.every((name) => typeof values[name] === "string");
