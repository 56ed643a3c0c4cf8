import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { timeSlots } from "#api/schedule/model.ts";
import type { CalendarMonth, CalendarSlot, CalendarStory } from "#api/stories/calendar/model.ts";
import { useLanguage } from "#web/app/language.tsx";
import { useNow } from "#web/app/now.tsx";
import { slotInstant } from "#web/app/warsaw.ts";
import grump from "#web/art/mruk-grump.webp";
import { periodName } from "#web/features/archive/dates.ts";
import { Icon } from "#web/ui/icons.tsx";
import { State } from "#web/ui/state.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { PanelAddress } from "../address/use-panel-address.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { useStoryGeneration } from "../dialogs/generation.ts";
import { useFailureToast, useMessage } from "../failure-words.ts";
import { AdminIcon } from "../icons.tsx";
import { elementOf } from "./calendar-slot.tsx";
import { firstReached, Grid } from "./grid.tsx";
import { monthOf, monthsLater, slotOf } from "./grid-keys.ts";
import { useMakingSlots } from "./making-slots.ts";
import { movableIn, useHold } from "./moves.ts";
import { calendarQuery } from "./queries.ts";
import { type SlotActions, SlotDialog } from "./slot-dialog.tsx";
import { useSlotWords } from "./slot-words.ts";
import { useMoving } from "./use-moving.tsx";

type Props = { address: PanelAddress; ask: Ask };

/** The month of slots: what is in each, and what can be done about it. */
export function Calendar({ address, ask }: Props) {
  const { t } = useTranslation("admin");
  const query = useQuery(calendarQuery(address.month));
  const message = useMessage();
  if (query.data) return <Month month={query.data} isBusy={query.isPlaceholderData} address={address} ask={ask} />;
  if (!query.isError) return <Skeleton />;
  return (
    <div role="alert">
      <State picture={{ src: grump, width: 560, height: 560 }} title={message(query.error)}>
        <BusyButton onPress={() => void query.refetch()}>
          <Icon name="refresh" />
          {t("posts.again")}
        </BusyButton>
      </State>
    </div>
  );
}

function Month({ month, isBusy, address, ask }: Props & { month: CalendarMonth; isBusy: boolean }) {
  const { t } = useTranslation("admin");
  const making = useMakingSlots();
  const { titleOf } = useSlotWords();
  const { selected, select, close, afterClosing } = useSelected();
  const { reached, reach, go } = useReached(month, address);
  const edit = (id: string) => address.open({ name: "edit", id });
  const moves = useMoving({ ask, edit, onMoved: go });
  const actions = useSlotActions({ address, ask, begin: moves.begin, afterClosing });
  const slot = month.slots.find(({ id }) => id === selected);
  const makes = new Set([...month.slots.filter(({ state }) => state === "making").map(({ id }) => id), ...making]);

  const press = (pressed: CalendarSlot, isTarget: boolean) => {
    if (moves.moving === null) select(pressed.id);
    else if (isTarget) moves.to(pressed);
    else showToast({ title: t("calendar.moving.closed") });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || moves.moving === null) return;
    event.preventDefault();
    moves.cancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape ends the choice of a slot from everywhere in the calendar.
    <div className="calendar" data-moving={moves.moving !== null || undefined} onKeyDown={onKeyDown}>
      <MonthHead month={month} address={address} isBusy={isBusy || moves.isPending} go={go} />
      <p id="calendar-help" className="sr">
        {t("calendar.help")}
      </p>
      <div role="status" className="calendar__status">
        {moves.moving && (
          <div className="calendar__moving note">
            <p>{t("calendar.moving.choose", { title: titleOf(moves.moving) })}</p>
            <BusyButton look="quiet" small onPress={moves.cancel}>
              {t("panel.cancel")}
            </BusyButton>
          </div>
        )}
      </div>
      <Grid
        month={month}
        isBusy={isBusy}
        reached={reached}
        making={makes}
        moving={moves.moving?.id ?? null}
        onReach={reach}
        onGo={go}
        onPress={press}
        onDrag={(dragged) => {
          const story = dragged && movableIn(dragged);
          if (story) moves.begin(story);
          else moves.cancel();
        }}
      />
      {slot && <SlotDialog slot={slot} isMaking={makes.has(slot.id)} actions={actions} onClose={close} />}
    </div>
  );
}

type HeadProps = { month: CalendarMonth; address: PanelAddress; isBusy: boolean; go(id: string): void };

/** The name of the month, the ways to others, and how far the stories reach. */
function MonthHead({ month, address, isBusy, go }: HeadProps) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { dayName } = useSlotWords();
  const now = useNow();
  const present = monthOf(month.today);
  const nextToday = timeSlots.find((timeSlot) => slotInstant(month.today, timeSlot) > now);
  // The asked month, while the one before is still shown.
  const shown = address.month ?? present;
  const first = month.firstMonth !== null && month.firstMonth < present ? month.firstMonth : present;
  const { bufferUntil } = month;
  const show = (to: string) => address.showMonth(to === present ? null : to);
  return (
    <div className="calendar__head">
      <h3>
        {periodName(shown, language)}
        {isBusy && <AdminIcon name="busy" />}
      </h3>
      <div className="calendar__steps">
        <button
          className="icon-btn"
          type="button"
          aria-label={t("calendar.previous")}
          aria-disabled={shown <= first || undefined}
          onClick={() => shown > first && show(monthsLater(shown, -1))}
        >
          <Icon name="left" />
        </button>
        <BusyButton look="quiet" small onPress={() => go(`${month.today}-${nextToday ?? "evening"}`)}>
          {t("calendar.toToday")}
        </BusyButton>
        <button
          className="icon-btn"
          type="button"
          aria-label={t("calendar.next")}
          aria-disabled={shown >= monthsLater(present, 12) || undefined}
          onClick={() => shown < monthsLater(present, 12) && show(monthsLater(shown, 1))}
        >
          <Icon name="right" />
        </button>
      </div>
      <p>
        {bufferUntil
          ? t("calendar.buffer", { day: dayName(bufferUntil.date), slot: t(`calendar.slots.${bufferUntil.timeSlot}`) })
          : t("calendar.noBuffer")}
      </p>
    </div>
  );
}

/** The slot that the Tab key leads to. Its focus moves with the keys, into other months once they have come. */
function useReached(month: CalendarMonth, address: PanelAddress) {
  const [chosen, setChosen] = useState<string | null>(null);
  const awaited = useRef<string | null>(null);
  const reached = chosen !== null && monthOf(chosen) === month.month ? chosen : firstReached(month);
  useEffect(() => {
    if (awaited.current === null || monthOf(awaited.current) !== month.month) return;
    document.getElementById(elementOf(awaited.current))?.focus();
    awaited.current = null;
  });
  return {
    reached,
    reach: setChosen,
    go(id: string) {
      const { date, timeSlot } = slotOf(id);
      const slot = `${date}-${timeSlot}`;
      setChosen(slot);
      awaited.current = slot;
      const present = monthOf(month.today);
      if (monthOf(slot) !== month.month) address.showMonth(monthOf(slot) === present ? null : monthOf(slot));
    },
  };
}

type AfterClosing = <Argument>(act: (argument: Argument) => void) => (argument: Argument) => void;

/** The slot whose dialog is open. What the dialog leads to begins when it has closed and the focus is back at the slot. */
function useSelected() {
  const [selected, select] = useState<string | null>(null);
  const next = useRef<() => void>(undefined);
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

type ActionParts = Props & { begin(story: CalendarStory): void; afterClosing: AfterClosing };

/** What the dialog of a slot leads to. */
function useSlotActions({ address, ask, begin, afterClosing }: ActionParts): SlotActions {
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

/** As many as five weeks have. */
const days = Array.from({ length: 35 }, (_, day) => day);

function Skeleton() {
  const { t } = useTranslation("admin");
  return (
    <div role="status" className="calendar">
      <span className="sr">{t("calendar.loading")}</span>
      <div className="cal__waiting" aria-hidden="true">
        {days.map((day) => (
          <span className="sk" key={day} />
        ))}
      </div>
    </div>
  );
}
