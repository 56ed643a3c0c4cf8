import type { AdminPost } from "#api/stories/model.ts";
import { CallFailed, callAdmin } from "../call.ts";
import { bodyOf, differingFields, type FieldName, fieldNames, isFieldName, type Values, valuesOf } from "../fields.ts";
import { type FailureTexts, postsKey } from "../queries.ts";
import type { Faults } from "./faults.ts";

/** The result of saving a post. */
export type Outcome =
  | { kind: "saved"; post: AdminPost }
  /** Somebody else changed the same fields meanwhile. */
  | { kind: "conflict"; post: AdminPost; conflicts: FieldName[] }
  | { kind: "deleted" }
  | { kind: "refused"; message: string; hint?: string | undefined; faults: Faults };

type Sending = {
  /** Null for a new post. */
  id: string | null;
  values: Values;
  /** The fields to change, and the revision that the change is based on. */
  changed: readonly FieldName[];
  rev: string | null;
  failureTexts: FailureTexts;
};

/** Creates or changes a post. Never throws for a response of the server. */
export async function sendPost({ id, values, changed, rev, failureTexts }: Sending): Promise<Outcome> {
  // A new post omits its empty fields.
  const names = id === null ? fieldNames.filter((name) => values[name] !== "") : changed;
  const body = { ...bodyOf(values, names), ...(id !== null && rev !== null && { rev }) };
  const address = id === null ? postsKey[0] : `${postsKey[0]}/${id}`;
  try {
    const response = await callAdmin(address, { ...failureTexts, method: id === null ? "POST" : "PUT", body });
    return { kind: "saved", post: (await response.json()) as AdminPost };
  } catch (error) {
    if (error instanceof CallFailed) return outcomeOf(error, { id, values });
    return { kind: "refused", message: failureTexts.failure, faults: {} };
  }
}

function outcomeOf({ message, status, answer }: CallFailed, { id, values }: Pick<Sending, "id" | "values">): Outcome {
  if (status === 404 && id !== null) return { kind: "deleted" };
  if (answer.code === "EDIT_CONFLICT" && answer.post !== undefined) {
    const post = answer.post as AdminPost;
    const named = ((answer.conflicts ?? []) as string[]).filter(isFieldName);
    const conflicts = named.length > 0 ? named : differingFields(values, valuesOf(post));
    return { kind: "conflict", post, conflicts };
  }
  const faults = Object.entries(answer.fields ?? {}).filter(([name]) => isFieldName(name));
  return {
    kind: "refused",
    message,
    hint: answer.hint,
    faults: Object.fromEntries(faults.map(([name, message]) => [name, { kind: "server", message }])),
  };
}
