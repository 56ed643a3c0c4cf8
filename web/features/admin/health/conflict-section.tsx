import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConflictBranch } from "../../../../api/stories/model.ts";
import { DeedButton } from "../busy-button.tsx";
import { useConfirm } from "../confirm.tsx";
import { When } from "../history/versions.tsx";
import { type KeptVersion, useBringingBack, useLettingGo } from "./conflict-actions.ts";
import { AsideDialog } from "./conflict-dialog.tsx";

/** Changes made here that lost against others': whose they are, what they say, and two ways to be done with them. */
export function AsideSection({ aside }: { aside: readonly ConflictBranch[] }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { ask, dialog: question } = useConfirm();
  const [looked, setLooked] = useState<(KeptVersion & { subject: string }) | null>(null);
  const bringing = useBringingBack();
  const lettingGo = useLettingGo();

  const bringBack = async ({ name, commit, id }: KeptVersion) => {
    const yes = await ask({
      title: t("health.aside.restoreTitle"),
      text: t("health.aside.restoreText", { id }),
      action: t("health.aside.restore"),
    });
    if (yes) bringing.mutate({ name, commit, id }, { onSuccess: () => setLooked(null) });
  };
  const letGo = async (name: string) => {
    const yes = await ask({
      title: t("health.aside.letGoTitle"),
      text: t("health.aside.letGoText", { name }),
      action: t("health.aside.letGo"),
      danger: true,
    });
    if (yes) lettingGo.mutate(name);
  };
  return (
    <section className="panel aside" aria-labelledby={id}>
      <h2 id={id}>{t("health.aside.title")}</h2>
      <p className="aside__lead">{t("health.aside.lead")}</p>
      {aside.map((branch) => (
        <Branch
          key={branch.name}
          branch={branch}
          look={setLooked}
          bringBack={(version) => void bringBack(version)}
          letGo={() => void letGo(branch.name)}
          isBusy={bringing.isPending && bringing.variables.name === branch.name}
          isGoing={lettingGo.isPending && lettingGo.variables === branch.name}
        />
      ))}
      {looked && (
        <AsideDialog
          version={looked}
          busy={bringing.isPending}
          onRestore={() => void bringBack(looked)}
          onClose={() => setLooked(null)}
        />
      )}
      {question}
    </section>
  );
}

type BranchProps = {
  branch: ConflictBranch;
  look(version: KeptVersion & { subject: string }): void;
  bringBack(version: KeptVersion): void;
  letGo(): void;
  isBusy: boolean;
  isGoing: boolean;
};

function Branch({ branch: { name, at, commits, isPushed }, look, bringBack, letGo, isBusy, isGoing }: BranchProps) {
  const { t } = useTranslation("admin");
  const branchId = useId();
  return (
    <article className="aside__branch" aria-labelledby={branchId}>
      <p className="aside__name" id={branchId}>
        <span>
          <When at={at} /> · {t("health.aside.branch")}
        </span>
        <code>{name}</code>
        {!isPushed && <span className="tag">{t("health.aside.here")}</span>}
      </p>
      <ul className="aside__commits">
        {commits.map(({ commit, author, subject, stories }) => (
          <li key={commit}>
            <p>
              {t("health.aside.by", { author })} <b>{subject}</b>
            </p>
            {stories.length === 0 && <p className="aside__none">{t("health.aside.noStories")}</p>}
            {stories.map((id) => (
              <Story
                key={id}
                id={id}
                isBusy={isBusy}
                look={() => look({ name, commit, id, subject })}
                bringBack={() => bringBack({ name, commit, id })}
              />
            ))}
          </li>
        ))}
      </ul>
      <DeedButton icon="bin" look="danger" small busy={isGoing} describedBy={branchId} onPress={letGo}>
        {t("health.aside.letGo")}
      </DeedButton>
    </article>
  );
}

type StoryProps = { id: string; isBusy: boolean; look(): void; bringBack(): void };

function Story({ id, isBusy, look, bringBack }: StoryProps) {
  const { t } = useTranslation("admin");
  const storyId = useId();
  return (
    <div className="aside__story">
      <span className="aside__id" id={storyId}>
        {id}
      </span>
      <DeedButton icon="eye" look="quiet" small describedBy={storyId} onPress={look}>
        {t("health.aside.look")}
      </DeedButton>
      <DeedButton icon="history" look="quiet" small busy={isBusy} describedBy={storyId} onPress={bringBack}>
        {t("health.aside.restore")}
      </DeedButton>
    </div>
  );
}
