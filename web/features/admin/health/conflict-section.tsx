import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConflictBranch } from "#api/stories/model.ts";
import { BusyButton } from "../busy-button.tsx";
import { useConfirm } from "../confirm.tsx";
import { When } from "../history/versions.tsx";
import { type ConflictVersion, useDiscardBranch, useRestoreVersion } from "./conflict-actions.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

/** Lists the branches of changes that could not be merged, with buttons to restore or discard them. */
export function ConflictSection({ branches }: { branches: readonly ConflictBranch[] }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { ask, dialog: question } = useConfirm();
  const [opened, setOpened] = useState<(ConflictVersion & { subject: string }) | null>(null);
  const restoring = useRestoreVersion();
  const discarding = useDiscardBranch();

  const restore = async ({ name, commit, id }: ConflictVersion) => {
    const yes = await ask({
      title: t("health.conflict.restoreTitle"),
      text: t("health.conflict.restoreText", { id }),
      action: t("health.conflict.restore"),
    });
    if (yes) restoring.mutate({ name, commit, id }, { onSuccess: () => setOpened(null) });
  };
  const discard = async (name: string) => {
    const yes = await ask({
      title: t("health.conflict.discardTitle"),
      text: t("health.conflict.discardText", { name }),
      action: t("health.conflict.discard"),
      danger: true,
    });
    if (yes) discarding.mutate(name);
  };
  return (
    <section className="panel conflicts" aria-labelledby={id}>
      <h2 id={id}>{t("health.conflict.title")}</h2>
      <p className="conflicts__lead">{t("health.conflict.lead")}</p>
      {branches.map((branch) => (
        <Branch
          key={branch.name}
          branch={branch}
          onOpen={setOpened}
          restore={(version) => void restore(version)}
          discard={() => void discard(branch.name)}
          isRestoring={restoring.isPending && restoring.variables.name === branch.name}
          isDiscarding={discarding.isPending && discarding.variables === branch.name}
        />
      ))}
      {opened && (
        <ConflictDialog
          version={opened}
          busy={restoring.isPending}
          onRestore={() => void restore(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {question}
    </section>
  );
}

type BranchProps = {
  branch: ConflictBranch;
  onOpen(version: ConflictVersion & { subject: string }): void;
  restore(version: ConflictVersion): void;
  discard(): void;
  isRestoring: boolean;
  isDiscarding: boolean;
};

function Branch({
  branch: { name, at, commits, isPushed },
  onOpen,
  restore,
  discard,
  isRestoring,
  isDiscarding,
}: BranchProps) {
  const { t } = useTranslation("admin");
  const branchId = useId();
  return (
    <article className="conflicts__branch" aria-labelledby={branchId}>
      <p className="conflicts__name" id={branchId}>
        <span>
          <When at={at} /> · {t("health.conflict.branch")}
        </span>
        <code>{name}</code>
        {!isPushed && <span className="tag">{t("health.conflict.here")}</span>}
      </p>
      <ul className="conflicts__commits">
        {commits.map(({ commit, author, subject, stories }) => (
          <li key={commit}>
            <p>
              {t("health.conflict.by", { author })} <b>{subject}</b>
            </p>
            {stories.length === 0 && <p className="conflicts__none">{t("health.conflict.noStories")}</p>}
            {stories.map((id) => (
              <Story
                key={id}
                id={id}
                isRestoring={isRestoring}
                onOpen={() => onOpen({ name, commit, id, subject })}
                restore={() => restore({ name, commit, id })}
              />
            ))}
          </li>
        ))}
      </ul>
      <BusyButton icon="bin" look="danger" small busy={isDiscarding} describedBy={branchId} onPress={discard}>
        {t("health.conflict.discard")}
      </BusyButton>
    </article>
  );
}

type StoryProps = { id: string; isRestoring: boolean; onOpen(): void; restore(): void };

function Story({ id, isRestoring, onOpen, restore }: StoryProps) {
  const { t } = useTranslation("admin");
  const storyId = useId();
  return (
    <div className="conflicts__story">
      <span className="conflicts__id" id={storyId}>
        {id}
      </span>
      <BusyButton icon="eye" look="quiet" small describedBy={storyId} onPress={onOpen}>
        {t("health.conflict.look")}
      </BusyButton>
      <BusyButton icon="history" look="quiet" small busy={isRestoring} describedBy={storyId} onPress={restore}>
        {t("health.conflict.restore")}
      </BusyButton>
    </div>
  );
}
