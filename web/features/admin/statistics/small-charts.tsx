// The small charts in the cards. Their values also appear as numbers.
import type { StatsOverview } from "#api/statistics/model.ts";
import { columns, line, marks } from "./shapes.ts";

const room = { width: 104, height: 50, gap: 4 };
/** The number of days that fit. */
const daysShown = 7;

export function SmallColumns({ values }: { values: readonly number[] }) {
  const shown = columns(values.slice(-daysShown), room);
  return (
    <Chart>
      {shown.map((column, index) => (
        <rect key={column.x} className={index === shown.length - 1 ? "col col--now" : "col"} {...column} rx="2" />
      ))}
      <path className="ground" d="M0 51H104" />
    </Chart>
  );
}

export function SmallLine({ values }: { values: readonly number[] }) {
  const corners = line(values.slice(-daysShown), { ...room, height: 52 });
  const path = `M${corners.map((corner) => corner.join(",")).join("L")}`;
  return (
    <Chart>
      <path className="fillarea" d={`${path}L104,52L0,52Z`} />
      <path className="ln" d={path} />
    </Chart>
  );
}

const heart = "M12 20.3C5.6 15.9 2.8 12.6 2.8 9a4.7 4.7 0 0 1 9.2-1.7A4.7 4.7 0 0 1 21.2 9c0 3.6-2.8 6.9-9.2 11.3z";
const heartsOfSlot = [0, 1, 2, 3, 4];

/** A row of hearts for each slot; the most liked slot has all of them filled. */
export function SmallHearts({ slots }: { slots: StatsOverview["bySlot"] }) {
  const most = Math.max(...slots.map(({ likes }) => likes));
  return (
    <Chart>
      {slots.map(({ timeSlot, likes }, row) =>
        heartsOfSlot.map((place) => (
          <path
            key={`${timeSlot} ${place}`}
            className={place < marks(likes, most, heartsOfSlot.length) ? "heart" : "heart heart--pale"}
            transform={`translate(${place * 21},${row * 18}) scale(.72)`}
            d={heart}
          />
        )),
      )}
    </Chart>
  );
}

/** A bar for each slot in its own colour: its number of posts. */
export function SmallBars({ slots }: { slots: StatsOverview["bySlot"] }) {
  const most = Math.max(...slots.map(({ posts }) => posts), 1);
  return (
    <Chart>
      {slots.map(({ timeSlot, posts }, row) => (
        <g key={timeSlot} data-slot={timeSlot}>
          <rect
            className="slot-bar"
            x="0"
            y={4 + row * 16}
            width={Math.max((posts / most) * 98, 2)}
            height="11"
            rx="3"
          />
        </g>
      ))}
    </Chart>
  );
}

function Chart({ children }: { children: React.ReactNode }) {
  return (
    <svg className="chart" viewBox="0 0 104 52" aria-hidden="true">
      {children}
    </svg>
  );
}
