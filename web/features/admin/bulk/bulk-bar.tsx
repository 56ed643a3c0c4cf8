import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BulkAction } from "#api/stories/bulk/model.ts";
import { mostAtOnce } from "#api/stories/limits.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { useFailureToast } from "../failure-words.ts";
import type { Choosable } from "./chosen.ts";
import { isOneByOne, type OneByOneAction, type Outcome, useOneByOne } from "./one-by-one.ts";
import { useBulk } from "./use-bulk.ts";

type Action = BulkAction | OneByOneAction;

type Props = {
  actions: readonly Action[];
  items: readonly Choosable[];
  chosen: readonly Choosable[];
  choose(items: readonly Choosable[]): void;
  ask: Ask;
};

/** Chooses all that is shown, says how many are chosen, and does something to them at once. */
export function BulkBar({ actions, items, chosen, choose, ask }: Props) {
  const { t } = useTranslation("admin");
  const bulk = useBulk();
  const oneByOne = useOneByOne();
  const showFailure = useFailureToast();
  const [left, setLeft] = useState<readonly Left[]>([]);
  const all = items.slice(0, mostAtOnce);
  const isAll = chosen.length > 0 && chosen.length >= all.length;

  const isBusy = (action: Action) =>
    (bulk.isPending && bulk.variables.action === action) ||
    (oneByOne.isPending && oneByOne.variables.action === action);

  async function run(action: Action): Promise<void> {
    if (!(await isSure(action))) return;
    const outcomes = isOneByOne(action)
      ? await oneByOne.mutateAsync({ action, items: chosen })
      : (await bulk.mutateAsync({ action, items: chosen })).outcomes;
    const failed = leftOf(outcomes, chosen);
    setLeft(failed);
    choose(failed);
  }
  async function isSure(action: Action): Promise<boolean> {
    if (action !== "delete-posts" && action !== "delete-drafts" && action !== "again-drafts") return true;
    const text = (
      <ul className="confirm__title">
        {chosen.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    );
    return ask({
      title: t(`bulk.sure.${action}`),
      text,
      action: t(`bulk.do.${action}`),
      danger: action !== "again-drafts",
    });
  }
  return (
    <fieldset className="bulk" aria-label={t("bulk.actions")}>
      <label className="bulk__all">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={() => choose(isAll ? [] : all)}
        />
        {t("bulk.all")}
      </label>
      <span role="status">{chosen.length > 0 && t("bulk.count", { count: chosen.length })}</span>
      {chosen.length > 0 &&
        actions.map((action) => (
          <BusyButton
            key={action}
            small
            look={action.startsWith("delete") ? "danger" : "quiet"}
            disabled={chosen.length > mostAtOnce}
            busy={isBusy(action)}
            onPress={() => void run(action).catch((error: unknown) => showFailure(error))}
          >
            {t(`bulk.do.${action}`)}
          </BusyButton>
        ))}
      <div className={left.length > 0 ? "note note--bad" : undefined} role="alert">
        {left.length > 0 && (
          <>
            <p>{t("bulk.left")}</p>
            <ul>
              {left.map(({ id, title, why }) => (
                <li key={id}>
                  <b>{title}</b>: {t(`bulk.why.${why}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </fieldset>
  );
}

type Left = Choosable & { why: Exclude<Outcome["outcome"], "done" | "spare"> };

/** Those to which nothing was done, and why. */
function leftOf(outcomes: readonly Outcome[], chosen: readonly Choosable[]): Left[] {
  return outcomes.flatMap(({ id, outcome: why }) => {
    const item = chosen.find((each) => each.id === id);
    return item === undefined || why === "done" || why === "spare" ? [] : [{ ...item, why }];
  });
}
