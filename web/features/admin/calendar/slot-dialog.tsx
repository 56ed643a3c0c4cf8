import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarDraft, CalendarSlot, CalendarStory, GateWarning } from "#api/stories/calendar/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { Icon } from "#web/ui/icons.tsx";
import { AdminPlate } from "../admin-plate.tsx";
import { BusyButton } from "../busy-button.tsx";
import { Dialog } from "../dialog.tsx";
import { CostNote } from "../dialogs/generation-notes.tsx";
import { useRefusalText } from "../failure-words.ts";
import { ForRole } from "../for-role.tsx";
import { dateAndTime } from "../formats/date-time.ts";
import { formatDollars } from "../formats/number-formats.ts";
import { ViewPost } from "../view-post.tsx";
import { movableIn } from "./moves.ts";
import { useSlotWords, wordOf } from "./slot-words.ts";
import { StateIcon } from "./state-icon.tsx";

/** The ways that lead from a slot. */
export type SlotActions = {
  edit(id: string): void;
  history(id: string): void;
  toDraft(id: string): void;
  make(slot: CalendarSlot): void;
  hold(story: CalendarStory): void;
  move(story: CalendarStory): void;
};

type Props = { slot: CalendarSlot; isMaking: boolean; actions: SlotActions; onClose(): void };

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A slot: what is in it, where it stands, and what can be done about it. */
export function SlotDialog({ slot, isMaking, actions, onClose }: Props) {
  const { t } = useTranslation("admin");
  const { slotName } = useSlotWords();
  const word = isMaking ? "making" : wordOf(slot);
  const isEmpty = slot.stories.length + slot.broken.length === 0 && !isMaking;
  return (
    <Dialog
      title={capitalized(slotName(slot.id))}
      lead={
        <span className="cal-state" data-word={word}>
          <StateIcon word={word} />
          {t(`calendar.states.${word}`)}
        </span>
      }
      onClose={onClose}
    >
      <div className="dialog__body">
        <About slot={slot} isMaking={isMaking} />
        {slot.stories.map((story) => (
          <StoryCard key={story.id} story={story} slot={slot} actions={actions} />
        ))}
        {slot.drafts.map((draft) => (
          <DraftCard key={`draft ${draft.id}`} draft={draft} actions={actions} />
        ))}
        {slot.broken.map(({ path, reason }) => (
          <p key={path} className="note note--bad">
            <code>{path}</code> {reason}
          </p>
        ))}
      </div>
      <div className="dialog__foot">
        {slot.broken.length > 0 && (
          <BusyButton icon="history" look="quiet" onPress={() => actions.history(slot.id)}>
            {t("posts.broken.restore")}
          </BusyButton>
        )}
        <BusyButton look="quiet" first onPress={onClose}>
          {t("panel.close")}
        </BusyButton>
        {isEmpty && (
          <ForRole needs="publisher">
            <BusyButton icon="wand" onPress={() => actions.make(slot)}>
              {t("calendar.make")}
            </BusyButton>
          </ForRole>
        )}
      </div>
    </Dialog>
  );
}

/** Why there is no story, or which kind of one; how making it failed, and what making one costs. */
function About({ slot, isMaking }: Pick<Props, "slot" | "isMaking">) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const refusalText = useRefusalText();
  const { failure, stories, broken } = slot;
  const word = isMaking ? "making" : wordOf(slot);
  const isEmpty = stories.length + broken.length === 0;
  const isSubstitute = stories.some((story) => story.isSubstitute);
  const refusal = failure && refusalText(failure);
  return (
    <>
      {failure && (
        <div className="note note--bad">
          <p>{t("calendar.about.failed", { time: dateAndTime(Date.parse(failure.at), language) })}</p>
          <p>{refusal?.message}</p>
          {refusal?.hint && <p>{refusal.hint}</p>}
        </div>
      )}
      {isEmpty && (word === "open" || word === "empty" || word === "deleted" || word === "making") && (
        <p>{t(`calendar.about.${word}`)}</p>
      )}
      {isSubstitute && <p className="hint">{t("calendar.about.substitute")}</p>}
      {isEmpty && !isMaking && (
        <ForRole needs="publisher">
          <CostNote stories={1} />
        </ForRole>
      )}
    </>
  );
}

type StoryProps = { story: CalendarStory; slot: CalendarSlot; actions: SlotActions };

function StoryCard({ story, slot, actions }: StoryProps) {
  const { t } = useTranslation("admin");
  const titleId = useId();
  const isPublic = Date.parse(story.publishedAt) <= useNow();
  const isMovable = movableIn(slot)?.id === story.id;
  const button = { look: "quiet", small: true, describedBy: titleId } as const;
  return (
    <Card item={story} titleId={titleId} plate={<AdminPlate post={story} isPublic={isPublic} />}>
      <ViewPost post={story} titleId={titleId} />
      <BusyButton {...button} icon="pencil" onPress={() => actions.edit(story.id)}>
        {t("posts.edit")}
      </BusyButton>
      <BusyButton {...button} icon="history" onPress={() => actions.history(story.id)}>
        {t("posts.history")}
      </BusyButton>
      {isMovable && (
        <>
          <BusyButton {...button} icon="swap" onPress={() => actions.move(story)}>
            {t("calendar.move")}
          </BusyButton>
          {!story.isSubstitute && slot.drafts.length === 0 && (
            <BusyButton {...button} icon="pause" onPress={() => actions.hold(story)}>
              {t("calendar.hold")}
            </BusyButton>
          )}
        </>
      )}
    </Card>
  );
}

function DraftCard({ draft, actions }: { draft: CalendarDraft; actions: SlotActions }) {
  const { t } = useTranslation("admin");
  const titleId = useId();
  return (
    <Card
      item={draft}
      titleId={titleId}
      plate={<AdminPlate post={draft} isPublic={false} isDraft />}
      mark={
        <span className="cal-state" data-word={draft.state}>
          <StateIcon word={draft.state} />
          {t("calendar.about.draft")}: {t(`calendar.states.${draft.state}`)}
        </span>
      }
    >
      <BusyButton icon="eye" look="quiet" small describedBy={titleId} onPress={() => actions.toDraft(draft.id)}>
        {t("calendar.toDraft")}
      </BusyButton>
    </Card>
  );
}

type CardProps = {
  item: Pick<CalendarStory, "titleEn" | "titlePl" | "warnings" | "costUsd">;
  titleId: string;
  plate: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
};

/** A story or a draft: its picture, both titles, what the checks noticed, its cost, and its buttons. */
function Card({ item, titleId, plate, mark, children }: CardProps) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const warning = useWarning();
  return (
    <section className="cal-card" aria-labelledby={titleId}>
      {plate}
      <div>
        <h3 id={titleId} lang="en">
          {item.titleEn}
        </h3>
        <p className="row__polish" lang="pl">
          {item.titlePl}
        </p>
        {mark}
        {item.warnings.map((each) => (
          <p className="cal-card__warning" key={each.kind}>
            <Icon name="warning" />
            {warning(each)}
          </p>
        ))}
        {item.costUsd !== undefined && (
          <p className="meta-n">{t("calendar.cost", { usd: formatDollars(item.costUsd, language) })}</p>
        )}
      </div>
      <div className="cal-card__acts">{children}</div>
    </section>
  );
}

function useWarning(): (warning: GateWarning) => string {
  const { t } = useTranslation("admin");
  return (warning) =>
    warning.kind === "attempt"
      ? t("calendar.warnings.attempt", { attempt: warning.attempt })
      : t("calendar.warnings.weak", { remarks: warning.remarks });
}
