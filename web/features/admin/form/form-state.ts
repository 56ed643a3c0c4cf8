import { createContext, useContext, useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useLanguage } from "#web/app/language.tsx";
import type { Language } from "#web/i18n/languages.ts";
import { differingFields, emptyValues, type FieldName, type Values, valuesOf } from "../fields.ts";
import { languageOf } from "../history/shown-value.ts";
import type { Faults } from "./faults.ts";
import type { FormTarget, Written } from "./form-target.ts";
import type { UnsavedText } from "./unsaved-texts.ts";

/** An uploaded picture that no page shows before it is saved. */
export type FreshPicture = { imageUrl: string; thumbnail: string };

/** The state of the form: what it writes, the version it is based on (null for a new post), its values and their faults. */
export function useFormState(target: FormTarget, post: Written | null) {
  const [base, setBase] = useState(() => baseOf(post));
  const [values, setValues] = useState(base.values);
  const [faults, setFaults] = useState<Faults>({});
  const [fresh, setFresh] = useState<FreshPicture | null>(null);
  const [sending, setSending] = useState(false);
  const [language, showLanguage] = useState(useLanguage().language);
  const id = useId();
  const changed = useMemo(() => differingFields(values, base.values), [values, base]);
  const fieldId = (name: FieldName) => `${id}-${name}`;

  return {
    target,
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
    /** The language whose texts a narrow screen shows, and that of the preview. */
    language,
    showLanguage: (chosen: Language) => showLanguage(chosen),
    fieldId,
    has: (name: FieldName) => target.fields.includes(name),
    /** Moves the focus to a field, and shows its language first. */
    focus(name: FieldName) {
      const shown = languageOf(name);
      if (shown !== undefined) flushSync(() => showLanguage(shown));
      document.getElementById(fieldId(name))?.focus();
    },
    write(name: FieldName, value: string) {
      setValues((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _mended, ...others }) => others);
    },
    /** Restores unsaved text. Fields that it did not change keep the post's current values. */
    restore({ values: written, changed: names, rev }: UnsavedText) {
      setValues((current) => (post ? { ...current, ...pick(written, names) } : written));
      if (post && rev !== null) setBase(({ values: known }) => ({ values: known, rev }));
    },
    /** Bases the edit on the other person's version. */
    rebase(newer: Written, resolved: Values) {
      setBase(baseOf(newer));
      setValues(resolved);
    },
  };
}
export type FormState = ReturnType<typeof useFormState>;

const baseOf = (post: Written | null): { values: Values; rev: string | null } => ({
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
