import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarMonth, CalendarSlot } from "#api/stories/calendar/model.ts";
import grump from "#web/art/mruk-grump.webp";
import { Icon } from "#web/ui/icons.tsx";
import { State } from "#web/ui/state.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { PanelAddress } from "../address/use-panel-address.ts";
import { BusyButton } from "../busy-button.tsx";
import type { Ask } from "../confirm.tsx";
import { useMessage } from "../failure-words.ts";
import { Grid } from "./grid.tsx";
import { useMakingSlots } from "./making-slots.ts";
import { MonthHead } from "./month-head.tsx";
import { movableIn } from "./moves.ts";
import { calendarQuery } from "./queries.ts";
import { SlotDialog } from "./slot-dialog.tsx";
import { useSlotWords } from "./slot-words.ts";
import { useMoving } from "./use-moving.tsx";
import { useReached } from "./use-reached.ts";
import { useSelected, useSlotActions } from "./use-slot-actions.tsx";

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
