import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Proposal } from "#api/generation/proposals/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { useFailureToast } from "../failure-words.ts";
import { isFieldName } from "../fields.ts";
import { Parts } from "./parts.tsx";
import { type About, useDropping, useTaking } from "./queries.ts";
import { changeOf, type Present, partsOf, takeable } from "./selection.ts";
import { Uneven } from "./uneven.tsx";

type Props = {
  about: About;
  present: Present;
  proposal: Proposal;
  /** Absent for somebody who may not ask for another. */
  onAsk: (() => void) | undefined;
  onClose(): void;
};

/** The story as it is beside the proposal; all, some or nothing of it is taken. */
export function Compare({ about, present: first, proposal, onAsk, onClose }: Props) {
  const { t } = useTranslation("admin");
  const [{ present, conflicts }, setBase] = useState<{ present: Present; conflicts: readonly string[] }>({
    present: first,
    conflicts: [],
  });
  const parts = partsOf(present, proposal);
  const offered = takeable(parts).map(({ key }) => key);
  const [taken, setTaken] = useState<ReadonlySet<string>>(() => new Set(offered));
  const taking = useTaking(about);
  const dropping = useDropping(about);
  const showFailure = useFailureToast();

  async function take(): Promise<void> {
    const change = changeOf(parts, taken, proposal);
    const clash = await taking.mutateAsync({ rev: present.rev, proposal: proposal.proposal, change });
    if (clash !== null) {
      setBase(clash);
      setTaken(new Set(takeable(partsOf(clash.present, proposal)).map(({ key }) => key)));
      return;
    }
    onClose();
    showToast({ title: t("again.taken"), description: change.titleEn ?? present.titleEn });
  }
  async function drop(): Promise<void> {
    await dropping.mutateAsync();
    onClose();
    showToast({ title: t("again.dropped"), description: present.titleEn });
  }
  const trying = (work: () => Promise<void>) => () => void work().catch((error: unknown) => showFailure(error));
  const toggle = (key: string) =>
    setTaken((before) =>
      before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]),
    );
  return (
    <>
      <div className="dialog__body">
        {proposal.wish !== undefined && <p className="hint">{t("again.wished", { wish: proposal.wish })}</p>}
        {conflicts.length > 0 && (
          <div className="note note--bad" role="alert">
            <p>{t("again.conflict", { names: namesOf(conflicts, t).join(", ") })}</p>
          </div>
        )}
        {conflicts.length === 0 && present.rev !== proposal.rev && <p className="note">{t("again.changed")}</p>}
        <div className="choice">
          <BusyButton small look="quiet" onPress={() => setTaken(new Set(offered))}>
            {t("again.all")}
          </BusyButton>
          <BusyButton small look="quiet" onPress={() => setTaken(new Set())}>
            {t("again.nothing")}
          </BusyButton>
        </div>
        <Parts about={about} present={present} proposal={proposal} parts={parts} taken={taken} onToggle={toggle} />
        <Uneven parts={parts} taken={taken} />
      </div>
      <div className="dialog__foot">
        <BusyButton look="danger" busy={dropping.isPending} onPress={trying(drop)}>
          {t("again.drop")}
        </BusyButton>
        {onAsk && (
          <BusyButton look="quiet" onPress={onAsk}>
            {t("again.another")}
          </BusyButton>
        )}
        <BusyButton busy={taking.isPending} disabled={taken.size === 0} onPress={trying(take)}>
          {t("again.take", { count: taken.size, total: offered.length })}
        </BusyButton>
      </div>
    </>
  );
}

function namesOf(conflicts: readonly string[], t: ReturnType<typeof useTranslation<"admin">>["t"]): string[] {
  return conflicts.map((name) => (isFieldName(name) ? t(`form.label.${name}`) : t("again.makers")));
}
