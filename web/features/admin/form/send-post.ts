import { CallFailed, fetchAdmin } from "../call.ts";
import { bodyOf, differingFields, type FieldName, isFieldName, type Values, valuesOf } from "../fields.ts";
import type { Faults } from "./faults.ts";
import type { FormTarget, Written } from "./form-target.ts";

/** The result of saving a post or a draft. */
export type Outcome =
  | { kind: "saved"; post: Written }
  /** Somebody else changed the same fields meanwhile. */
  | { kind: "conflict"; post: Written; conflicts: FieldName[] }
  | { kind: "deleted" }
  | { kind: "refused"; error: unknown; faults: Faults };

type Sending = {
  target: FormTarget;
  values: Values;
  /** The fields to change, and the revision that the change is based on. */
  changed: readonly FieldName[];
  rev: string | null;
};

/** Creates or changes a post, or changes a draft. Never throws for a response of the server. */
export async function sendPost({ target, values, changed, rev }: Sending): Promise<Outcome> {
  const { id, address, fields, failure } = target;
  // A new post omits its empty fields.
  const names = id === null ? fields.filter((name) => values[name] !== "") : changed;
  const body = { ...bodyOf(values, names), ...(id !== null && rev !== null && { rev }) };
  const call = { failure, body, method: id === null ? "POST" : "PUT" } as const;
  try {
    return { kind: "saved", post: await fetchAdmin<Written>(id === null ? address : `${address}/${id}`, call) };
  } catch (error) {
    return error instanceof CallFailed ? outcomeOf(error, { target, values }) : { kind: "refused", error, faults: {} };
  }
}

function outcomeOf(error: CallFailed, { target, values }: Pick<Sending, "target" | "values">): Outcome {
  const { status, answer } = error;
  const current = target.kind === "draft" ? answer.draft : answer.post;
  if (status === 404 && target.id !== null) return { kind: "deleted" };
  if (answer.code === "EDIT_CONFLICT" && current !== undefined) {
    const named = (answer.conflicts ?? []).filter(isFieldName);
    const conflicts = named.length > 0 ? named : differingFields(values, valuesOf(current));
    return { kind: "conflict", post: current, conflicts };
  }
  const faults = Object.entries(answer.fields ?? {}).filter(([name]) => isFieldName(name));
  return {
    kind: "refused",
    error,
    faults: Object.fromEntries(faults.map(([name, message]) => [name, { kind: "server", message }])),
  };
}
