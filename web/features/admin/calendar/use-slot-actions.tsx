import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarStory } from "#api/stories/calendar/model.ts";
import { showToast } from "#web/ui/toast.ts";
import type { PanelAddress } from "../address/use-panel-address.ts";
import type { Ask } from "../confirm.tsx";
import { useStoryGeneration } from "../dialogs/generation.ts";
import { useFailureToast } from "../failure-words.ts";
import { slotOf } from "./grid-keys.ts";
import { useHold } from "./moves.ts";
import type { SlotActions } from "./slot-dialog.tsx";
import { useSlotWords } from "./slot-words.ts";

type AfterClosing = <Argument>(act: (argument: Argument) => void) => (argument: Argument) => void;

/** The slot whose dialog is open. An action begins when it has closed and the focus is back at the slot. */
export function useSelected() {
  const [selected, select] = useState<string | null>(null);
  const next = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (selected !== null) return;
    next.current?.();
    next.current = undefined;
  }, [selected]);
  const afterClosing: AfterClosing = (act) => (argument) => {
    next.current = () => act(argument);
    select(null);
  };
  return { selected, select, close: () => select(null), afterClosing };
}

type ActionParts = {
  address: PanelAddress;
  ask: Ask;
  begin(story: CalendarStory): void;
  afterClosing: AfterClosing;
};

/** The actions that the dialog of a slot leads to. */
export function useSlotActions({ address, ask, begin, afterClosing }: ActionParts): SlotActions {
  const { t } = useTranslation("admin");
  const { titleOf } = useSlotWords();
  const { mutate: make } = useStoryGeneration(() => {});
  const hold = useHold();
  const showFailure = useFailureToast();

  async function holdIfSure(story: CalendarStory): Promise<void> {
    const text = (
      <>
        <p className="confirm__title">{titleOf(story)}</p>
        <p>{t("calendar.holding.text")}</p>
      </>
    );
    if (!(await ask({ title: t("calendar.holding.title"), text, action: t("calendar.hold") }))) return;
    await hold.mutateAsync(story);
    showToast({ title: t("calendar.holding.done"), description: titleOf(story) });
  }
  return {
    edit: afterClosing((id) => address.open({ name: "edit", id })),
    history: afterClosing((id) => address.open({ name: "history", id })),
    toDraft: afterClosing(showDraft),
    make: afterClosing(({ id }) => {
      const { date, timeSlot } = slotOf(id);
      make({ date, timeSlot, includeVideo: false });
    }),
    hold: afterClosing((story) => void holdIfSure(story).catch((error: unknown) => showFailure(error))),
    move: afterClosing(begin),
  };
}

/** Leads to the draft's row above the posts, where it is decided about. */
function showDraft(id: string): void {
  const row = document.querySelector(`[data-draft="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
}
