import type { AdminPost } from "#api/stories/model.ts";
import { CallFailed, fetchAdmin } from "../call.ts";
import { bodyOf, differingFields, type FieldName, fieldNames, isFieldName, type Values, valuesOf } from "../fields.ts";
import { postsKey } from "../queries.ts";
import type { Faults } from "./faults.ts";

/** The result of saving a post. */
export type Outcome =
  | { kind: "saved"; post: AdminPost }
  /** Somebody else changed the same fields meanwhile. */
  | { kind: "conflict"; post: AdminPost; conflicts: FieldName[] }
  | { kind: "deleted" }
  | { kind: "refused"; error: unknown; faults: Faults };

type Sending = {
  /** Null for a new post. */
  id: string | null;
  values: Values;
  /** The fields to change, and the revision that the change is based on. */
  changed: readonly FieldName[];
  rev: string | null;
};

/** Creates or changes a post. Never throws for a response of the server. */
export async function sendPost({ id, values, changed, rev }: Sending): Promise<Outcome> {
  // A new post omits its empty fields.
  const names = id === null ? fieldNames.filter((name) => values[name] !== "") : changed;
  const body = { ...bodyOf(values, names), ...(id !== null && rev !== null && { rev }) };
  const address = id === null ? postsKey[0] : `${postsKey[0]}/${id}`;
  try {
    const call =
      id === null ? ({ method: "POST", failure: "create" } as const) : ({ method: "PUT", failure: "update" } as const);
    return { kind: "saved", post: await fetchAdmin<AdminPost>(address, { ...call, body }) };
  } catch (error) {
    return error instanceof CallFailed ? outcomeOf(error, { id, values }) : { kind: "refused", error, faults: {} };
  }
}

function outcomeOf(error: CallFailed, { id, values }: Pick<Sending, "id" | "values">): Outcome {
  const { status, answer } = error;
  if (status === 404 && id !== null) return { kind: "deleted" };
  if (answer.code === "EDIT_CONFLICT" && answer.post !== undefined) {
    const named = (answer.conflicts ?? []).filter(isFieldName);
    const conflicts = named.length > 0 ? named : differingFields(values, valuesOf(answer.post));
    return { kind: "conflict", post: answer.post, conflicts };
  }
  const faults = Object.entries(answer.fields ?? {}).filter(([name]) => isFieldName(name));
  return {
    kind: "refused",
    error,
    faults: Object.fromEntries(faults.map(([name, message]) => [name, { kind: "server", message }])),
  };
}
