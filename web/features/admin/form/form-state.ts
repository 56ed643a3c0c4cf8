import { createContext, useContext, useId, useMemo, useState } from "react";
import type { AdminPost } from "#api/stories/model.ts";
import { differingFields, emptyValues, type FieldName, type Values, valuesOf } from "../fields.ts";
import type { Draft } from "./drafts.ts";
import type { Faults } from "./faults.ts";

/** An uploaded picture that no page shows before it is saved. */
export type FreshPicture = { imageUrl: string; thumbnail: string };

/** The state of the form: the post it is based on, its values and their faults. */
export function useFormState(post: AdminPost | null) {
  const [base, setBase] = useState(() => baseOf(post));
  const [values, setValues] = useState(base.values);
  const [faults, setFaults] = useState<Faults>({});
  const [fresh, setFresh] = useState<FreshPicture | null>(null);
  const [sending, setSending] = useState(false);
  const id = useId();
  const changed = useMemo(() => differingFields(values, base.values), [values, base]);

  return {
    post,
    base,
    values,
    changed,
    faults,
    setFaults,
    fresh,
    setFresh,
    /** Whether a picture is being uploaded. */
    sending,
    setSending,
    fieldId: (name: FieldName) => `${id}-${name}`,
    write(name: FieldName, value: string) {
      setValues((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
    /** Restores a draft. Fields that it did not change keep the post's current values. */
    restore({ values: written, changed: names, rev }: Draft) {
      setValues((current) => (post ? { ...current, ...pick(written, names) } : written));
      if (post && rev !== null) setBase(({ values: known }) => ({ values: known, rev }));
    },
    /** Bases the edit on the other person's version. */
    rebase(newer: AdminPost, resolved: Values) {
      setBase(baseOf(newer));
      setValues(resolved);
    },
  };
}
export type FormState = ReturnType<typeof useFormState>;

const baseOf = (post: AdminPost | null): { values: Values; rev: string | null } => ({
  values: post ? valuesOf(post) : emptyValues,
  rev: post?.rev ?? null,
});

/** The values of these fields. */
export const pick = (values: Values, names: readonly FieldName[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm outside of a form");
  return form;
}
