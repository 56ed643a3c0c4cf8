import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { AdminPost } from "../../../../api/stories/model.ts";
import { showToast } from "../../../ui/toast.ts";
import { differingFields, type FieldName, type Values, valuesOf } from "../fields.ts";
import { postsKey, refreshPosts, useWords } from "../queries.ts";
import { type Faults, faultsOf, faultyFields } from "./faults.ts";
import { type Outcome, sendPost } from "./send-post.ts";
import type { DraftKeeper } from "./use-draft.ts";
import type { Writing } from "./writing.ts";

export type Conflict = Extract<Outcome, { kind: "conflict" }>;
export type Trouble = { message: string; hint?: string | undefined };
type Attempt = { id: string | null; values: Values; changed: FieldName[]; rev: string | null };

type Options = {
  writing: Writing;
  draft: DraftKeeper;
  /** Called before faults are shown, so that their fields can be seen. */
  onFaults(): void;
  onSaved(post: AdminPost): void;
};

/** Saves what is written, and says what came of it. Whatever goes wrong, the text stays in the form. */
export function useSaving({ writing, draft, onFaults, onSaved }: Options) {
  const id = writing.post?.id ?? null;
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const words = { create: useWords("create"), update: useWords("update") };
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const mutationKey = [...postsKey, "save", useId()];
  // A second press may come before the first one shows, and a new post would be made twice.
  const isUnderWay = () => queries.isMutating({ mutationKey }) > 0;
  const { mutate, isPending: busy } = useMutation({
    mutationKey,
    mutationFn: (attempt: Attempt) =>
      sendPost({ ...attempt, words: attempt.id === null ? words.create : words.update }),
    onSuccess: (outcome, attempt) => settle(outcome, attempt),
  });

  function showFaults(faults: Faults) {
    const [first] = faultyFields(faults);
    flushSync(() => {
      writing.setFaults(faults);
      onFaults();
    });
    if (first) document.getElementById(writing.fieldId(first))?.focus();
  }

  function settle(outcome: Outcome, attempt: Attempt) {
    if (outcome.kind === "conflict") return setConflict(outcome);
    setConflict(null);
    if (outcome.kind === "gone") return setGone(true);
    setGone(false);
    if (outcome.kind === "saved") return finish(outcome.post, attempt);
    const { faults, ...said } = outcome;
    setTrouble(said);
    showFaults(faults);
    showToast({ kind: "destructive", title: t("panel.error"), description: said.message });
  }

  function finish(post: AdminPost, { id: savedId, changed }: Attempt) {
    draft.forget();
    void refreshPosts(queries);
    const others = savedId === null ? [] : differingFields(writing.base.values, valuesOf(post));
    const taken = others.filter((name) => !changed.includes(name));
    const names = taken.map((name) => t(`form.label.${name}`)).join(", ");
    showToast({
      title: savedId === null ? t("form.created") : t("form.updated"),
      description: names === "" ? post.titleEn : t("form.takenOver", { names }),
    });
    onSaved(post);
  }

  function attempt({ values, rev, as = id }: { values: Values; rev: string | null; as?: string | null }) {
    if (isUnderWay()) return;
    setTrouble(null);
    const faults: Faults = writing.sending ? { imageUrl: { kind: "sending" } } : faultsOf(values);
    if (faultyFields(faults).length > 0) return showFaults(faults);
    draft.keep();
    mutate({ id: as, values, changed: differingFields(values, writing.base.values), rev });
  }

  return {
    busy,
    conflict,
    gone,
    trouble,
    save: () => attempt({ values: writing.values, rev: writing.base.rev }),
    /** Saves over the version that the other left, as somebody decided field by field. */
    resolve(values: Values) {
      if (!conflict || isUnderWay()) return;
      writing.rebase(conflict.post, values);
      setTrouble(null);
      const changed = differingFields(values, valuesOf(conflict.post));
      mutate({ id, values, changed, rev: conflict.post.rev });
    },
    /** Back to the form, where nothing is decided yet. */
    back() {
      flushSync(() => {
        setConflict(null);
        setGone(false);
      });
      const [first] = writing.changed;
      if (first) document.getElementById(writing.fieldId(first))?.focus();
    },
    createAnew: () => attempt({ values: writing.values, rev: null, as: null }),
  };
}
export type Saving = ReturnType<typeof useSaving>;
