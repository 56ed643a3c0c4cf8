import type { TimeSlot } from "#api/schedule/model.ts";

/** The position of the sun or the moon behind the window at each hour. */
const lights = {
  morning: "M214 118a26 26 0 1 1 52 0z",
  afternoon: "M172 48a22 22 0 1 1 44 0a22 22 0 1 1-44 0z",
  evening: "M204 34a17 17 0 1 0 14 26a20 20 0 0 1-14-26z",
};

/** The picture of a story that is not out yet: the sky of its hour behind a window, and a cat that waits on the sill. */
export function WaitingWindow({ slot }: { slot: TimeSlot }) {
  return (
    <svg
      className="window"
      data-slot={slot}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="window__wall" d="M0 0h300v200H0z" />
      <path className="window__sky" d="M34 8h232v132H34z" />
      <path className="window__low" d="M34 82q58-16 116 0t116-4v62H34z" />
      <path className="window__light" d={lights[slot]} />
      {slot === "evening" && (
        <path className="window__light" d="M62 34h3v3h-3zM96 62h3v3h-3zM128 26h3v3h-3zM176 70h3v3h-3zM240 24h3v3h-3z" />
      )}
      <path
        className="window__roofs"
        d="M34 140v-26h18l14-13 14 13h10v-9h8v9h24v-12l20-12 20 12v8h16v-14h10v14h22l12-10 12 10h32v30z"
      />
      <g className="window__frame">
        <path d="M34 8h232v132H34zM150 8v132M34 50h232" />
      </g>
      <path className="window__sill" d="M20 140h260v14H20z" />
      <path
        fill="#17121d"
        d="M92 142c-4-22 2-38 14-46l-1-17 12 9c5-1 10-1 15 0l12-9-.4 6.5-4.6 2.5 4.3 3-.3 5c13 9 18 25 14 46z"
      />
      <path fill="#b9d962" d="M110 105c2-5 10-5 12 1-3 4-9 4-12-1zM139 105c-2-5-10-5-12 1 3 4 9 4 12-1z" />
      <path fill="#17121d" d="M116 101.5c1.6 2 1.6 5 0 7-1.6-2-1.6-5 0-7zM133 101.5c1.6 2 1.6 5 0 7-1.6-2-1.6-5 0-7z" />
      <path d="M112 120c6 5 19 5 25 0" fill="none" stroke="#b8302b" strokeWidth="4" />
      <circle cx="124.5" cy="125" r="3.6" fill="#d79a35" />
    </svg>
  );
}
