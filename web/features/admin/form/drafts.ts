// Unsaved text, kept in this browser so that a reload, a crash or an expired session loses none of it.
import { type FieldName, fieldNames, isFieldName, type Values } from "../fields.ts";

/** The text of one open form. */
export type Draft = {
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
const placeOf = (id: string | null) => `mruk.draft.${id ?? "new"}`;

/** The unsaved texts of a post, newest first. */
export function readDrafts(id: string | null): Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(id)) ?? "[]");
    return Array.isArray(found) ? found.filter(isDraft) : [];
  } catch (error) {
    console.warn("Could not read unsaved text:", error);
    return [];
  }
}

/** Replaces the stored draft that has the same key. */
export function keepDraft(id: string | null, draft: Draft): void {
  const others = readDrafts(id).filter(({ key }) => key !== draft.key);
  write(id, [draft, ...others].slice(0, mostKept));
}

export function dropDrafts(id: string | null, keys: readonly string[]): void {
  const kept = readDrafts(id);
  const left = kept.filter(({ key }) => !keys.includes(key));
  if (left.length < kept.length) write(id, left);
}

/** Ignores a full or blocked storage: it must not disturb the writing. */
function write(id: string | null, drafts: Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(placeOf(id));
    else localStorage.setItem(placeOf(id), JSON.stringify(drafts));
  } catch (error) {
    console.warn("Could not keep unsaved text:", error);
  }
}

/** Checks the stored value, because an older build or a person may have written it. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { key, at, rev, changed, values }: Partial<Record<keyof Draft, unknown>> = value;
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
