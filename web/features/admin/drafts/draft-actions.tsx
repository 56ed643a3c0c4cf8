import { useTranslation } from "react-i18next";
import type { AdminDraft } from "#api/stories/drafts/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { codeOf, useFailureToast } from "../failure-words.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { PreviewLinkButton } from "../preview-links/preview-link-button.tsx";
import { type Decision, slotsStory, useDecision } from "./decisions.ts";

type Props = { draft: AdminDraft; titleId: string; ask: Ask; onEdit(): void; again(id: StoryId): void; onDone(): void };

/** The buttons of a draft. A draft that changed meanwhile is shown anew, and nothing is decided about it. */
export function DraftActions({ draft, titleId, ask, onEdit, again, onDone }: Props) {
  const { t } = useTranslation("admin");
  const decision = useDecision(draft);
  const showFailure = useFailureToast();
  const isMade = useRunning(["remake-draft", "propose"], draft.id);
  const busy = (kind: Decision["kind"]) => decision.isPending && decision.variables.kind === kind;

  async function decide(wanted: Decision): Promise<void> {
    const done = await decision.mutateAsync(wanted);
    showToast({ title: t(`drafts.done.${done}`), description: draft.titleEn });
    onDone();
  }
  const isSure = () =>
    ask({
      title: t("drafts.sure.delete"),
      text: <p className="confirm__title">{draft.titleEn}</p>,
      action: t("drafts.delete"),
      danger: true,
    });
  async function approve(): Promise<void> {
    try {
      await decide({ kind: "approve" });
    } catch (error) {
      const current = codeOf(error) === "STORY_EXISTS" ? slotsStory(error) : undefined;
      if (current === undefined) throw error;
      const text = <p>{t("drafts.taken", { title: current.titleEn })}</p>;
      const replacing = { title: t("drafts.sure.replace"), text, action: t("drafts.replace"), danger: true };
      if (await ask(replacing)) await decide({ kind: "approve", replaces: current.rev });
    }
  }
  const trying = (work: () => Promise<unknown>) => () => void work().catch((error: unknown) => showFailure(error));
  const button = { small: true, describedBy: titleId } as const;
  return (
    <div className="row__acts">
      <span>
        {draft.review.state !== "approved" && (
          <BusyButton {...button} busy={busy("approve")} onPress={trying(approve)}>
            {t("drafts.approve")}
          </BusyButton>
        )}
        {draft.review.state !== "held" && (
          <BusyButton {...button} look="quiet" busy={busy("hold")} onPress={trying(() => decide({ kind: "hold" }))}>
            {t("drafts.hold")}
          </BusyButton>
        )}
      </span>
      <span>
        <BusyButton {...button} icon="pencil" look="quiet" onPress={onEdit}>
          {t("posts.edit")}
        </BusyButton>
        <PreviewLinkButton target={{ kind: "draft", story: draft.id }} title={draft.titleEn} titleId={titleId} />
        <BusyButton {...button} icon="wand" look="quiet" busy={isMade} onPress={() => again(draft.id)}>
          {t("again.open")}
        </BusyButton>
        <BusyButton
          {...button}
          icon="bin"
          look="danger"
          busy={busy("delete")}
          onPress={trying(async () => (await isSure()) && decide({ kind: "delete" }))}
        >
          {t("drafts.delete")}
        </BusyButton>
      </span>
    </div>
  );
}
