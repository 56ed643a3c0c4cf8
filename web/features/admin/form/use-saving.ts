import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/toast.ts";
import { type FailureText, useFailureText } from "../failure-words.ts";
import { differingFields, type FieldName, type Values, valuesOf } from "../fields.ts";
import { postsKey, refreshPosts } from "../queries.ts";
import { useViewAction } from "../view-post.tsx";
import { type Faults, faultsOf, faultyFields } from "./faults.ts";
import type { FormState } from "./form-state.ts";
import { type FormTarget, postTarget, type Written } from "./form-target.ts";
import { type Outcome, sendPost } from "./send-post.ts";
import type { UnsavedControls } from "./use-unsaved.ts";

export type Conflict = Extract<Outcome, { kind: "conflict" }>;
type Attempt = { target: FormTarget; values: Values; changed: FieldName[]; rev: string | null };

type Options = {
  form: FormState;
  unsaved: UnsavedControls;
  /** Called before faults are shown, so that the tab with their fields is visible. */
  onFaults(): void;
  onSaved(post: Written): void;
};

/** Shows that a post is saved, with the fields that others changed meanwhile, and leaves the form. */
function useFinish({ form, unsaved, onSaved }: Options) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const viewAction = useViewAction();
  return (post: Written, { target: { id, kind }, changed }: Attempt) => {
    unsaved.forget();
    void refreshPosts(queries);
    const others = id === null ? [] : differingFields(form.base.values, valuesOf(post));
    const taken = others.filter((name) => !changed.includes(name));
    const names = taken.map((name) => t(`form.label.${name}`)).join(", ");
    showToast({
      title: kind === "draft" ? t("writing.draft.updated") : id === null ? t("form.created") : t("form.updated"),
      description: names === "" ? post.titleEn : t("form.takenOver", { names }),
      ...(kind === "post" && { action: viewAction(post) }),
    });
    onSaved(post);
  };
}

/** Saves the form and shows the result. The text stays in the form if saving fails. */
export function useSaving(options: Options) {
  const { form, unsaved, onFaults } = options;
  const finish = useFinish(options);
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const textOf = useFailureText();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isDeleted, setIsDeleted] = useState(false);
  const [trouble, setTrouble] = useState<FailureText | null>(null);
  const mutationKey = [...postsKey, "save", useId()];
  // A second press may come before React renders the first one as busy, and would create the post twice.
  const isUnderWay = () => queries.isMutating({ mutationKey }) > 0;
  const { mutate, isPending: busy } = useMutation({
    mutationKey,
    mutationFn: (attempt: Attempt) => sendPost(attempt),
    onSuccess: (outcome, attempt) => settle(outcome, attempt),
  });

  function showFaults(faults: Faults) {
    const [first] = faultyFields(faults);
    flushSync(() => {
      form.setFaults(faults);
      onFaults();
    });
    if (first) form.focus(first);
  }

  function settle(outcome: Outcome, attempt: Attempt) {
    if (outcome.kind === "conflict") return setConflict(outcome);
    setConflict(null);
    if (outcome.kind === "deleted") return setIsDeleted(true);
    setIsDeleted(false);
    if (outcome.kind === "saved") return finish(outcome.post, attempt);
    const { error, faults } = outcome;
    const text = textOf(error, attempt.target.failure);
    setTrouble(text);
    showFaults(faults);
    showToast({ kind: "destructive", title: t("panel.error"), description: text.message });
  }

  function attempt({ target, rev }: Pick<Attempt, "target" | "rev">) {
    if (isUnderWay()) return;
    const { values } = form;
    setTrouble(null);
    const faults: Faults = form.sending ? { imageUrl: { kind: "sending" } } : faultsOf(values);
    if (faultyFields(faults).length > 0) return showFaults(faults);
    unsaved.keep();
    mutate({ target, values, changed: differingFields(values, form.base.values), rev });
  }

  return {
    busy,
    conflict,
    isDeleted,
    trouble,
    save: () => attempt({ target: form.target, rev: form.base.rev }),
    /** Saves the fields as chosen in the conflict dialog, based on the other person's version. */
    resolve(values: Values) {
      if (!conflict || isUnderWay()) return;
      form.rebase(conflict.post, values);
      setTrouble(null);
      const changed = differingFields(values, valuesOf(conflict.post));
      mutate({ target: form.target, values, changed, rev: conflict.post.rev });
    },
    /** Returns to the form with nothing resolved. */
    back() {
      flushSync(() => {
        setConflict(null);
        setIsDeleted(false);
      });
      const [first] = form.changed;
      if (first) form.focus(first);
    },
    createAnew: () => attempt({ target: postTarget(null), rev: null }),
  };
}
export type Saving = ReturnType<typeof useSaving>;
