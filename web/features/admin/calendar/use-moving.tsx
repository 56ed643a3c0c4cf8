import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarSlot, CalendarStory, Move, MoveOutcome } from "#api/stories/calendar/model.ts";
import type { AdminPost } from "#api/stories/model.ts";
import { showToast } from "#web/ui/toast.ts";
import { CallFailed } from "../call.ts";
import type { Ask } from "../confirm.tsx";
import { useFailureToast } from "../failure-words.ts";
import { joinSentences } from "../join-sentences.ts";
import { useMove } from "./moves.ts";
import { useSlotWords } from "./slot-words.ts";

type Titled = Pick<AdminPost, "titleEn" | "titlePl">;
/** A move as it is asked about: with what stands in the other slot, if anything. */
type Asked = { move: Move; story: Titled; other: Titled | undefined; isChanged: boolean };

type Options = { ask: Ask; edit(id: string): void; onMoved(id: string): void };

/** Moves a story to a slot that is chosen next. Asks before, and asks anew where one of the two was changed meanwhile. */
export function useMoving({ ask, edit, onMoved }: Options) {
  const { t } = useTranslation("admin");
  const [moving, setMoving] = useState<CalendarStory | null>(null);
  const { mutateAsync, isPending } = useMove();
  const showFailure = useFailureToast();
  const { slotName, titleOf } = useSlotWords();

  const sure = ({ move, story, other, isChanged }: Asked) =>
    ask({
      title: other ? t("calendar.moving.sureSwap") : t("calendar.moving.sure", { slot: slotName(move.to) }),
      text: (
        <>
          {isChanged && <p className="note">{t("calendar.moving.changed")}</p>}
          <p className="confirm__title">{titleOf(story)}</p>
          <p>{t("calendar.moving.text", { slot: slotName(move.to) })}</p>
          {other && <p>{t("calendar.moving.other", { title: titleOf(other), slot: slotName(move.from) })}</p>}
          {isChanged && !other && <p>{t("calendar.moving.gone")}</p>}
          <p className="hint">{t("calendar.moving.fits")}</p>
        </>
      ),
      action: t(other ? "calendar.moving.actionSwap" : "calendar.moving.action"),
    });

  async function carryOut(asked: Asked): Promise<void> {
    if (!(await sure(asked))) return;
    try {
      const outcome = await mutateAsync(asked.move);
      tell(outcome);
      onMoved(outcome.post.id);
    } catch (error) {
      const now = error instanceof CallFailed && error.answer.code === "EDIT_CONFLICT" ? error.answer : undefined;
      if (now?.post === undefined) throw error;
      const { post, other } = now;
      const { from, to } = asked.move;
      const move = { from, to, rev: post.rev, ...(other && { otherRev: other.rev }) };
      return carryOut({ move, story: post, other, isChanged: true });
    }
  }

  function tell({ post, other, warnings }: MoveOutcome): void {
    const [first] = warnings;
    const spoken = warnings.map(({ id, words }) =>
      t("calendar.moving.speaks", { title: titleOf(id === post.id ? post : (other ?? post)), words: words.join(", ") }),
    );
    showToast({
      title: t(other ? "calendar.moving.doneSwap" : "calendar.moving.done"),
      description: joinSentences(...(spoken.length > 0 ? spoken : [`${titleOf(post)} · ${slotName(post.id)}`])),
      ...(first && { action: { label: t("posts.edit"), press: () => edit(first.id) } }),
    });
  }

  return {
    moving,
    isPending,
    begin: setMoving,
    cancel: () => setMoving(null),
    /** Moves the chosen story to a slot, or swaps it with the story there. */
    to(slot: CalendarSlot) {
      const [other] = slot.stories;
      if (moving?.rev === undefined) return;
      const move: Move = { from: moving.id, to: slot.stories[0]?.id ?? slot.id, rev: moving.rev };
      if (other?.rev !== undefined) move.otherRev = other.rev;
      setMoving(null);
      void carryOut({ move, story: moving, other, isChanged: false }).catch((error: unknown) => showFailure(error));
    },
  };
}
