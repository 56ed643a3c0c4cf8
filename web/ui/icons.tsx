import type { TimeSlot } from "#api/schedule/model.ts";

const paths = {
  down: "M5 9l7 7 7-7",
  check: "M4.5 12.8l5 5L19.8 6.5",
  burger: "M3.5 7h17M3.5 12.2h13M3.5 17.4h17",
  done: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M7.8 12.4l3 3 5.6-6.2",
  warning: "M12 3.5l9.5 16.5h-19zM12 10v4.5M12 17.3v.2",
  offline: "M2.5 9a14 14 0 0 1 19 0M6 12.8a9 9 0 0 1 12 0M9.3 16.3a4.5 4.5 0 0 1 5.4 0M12 19.5v.1M3.5 3.5l17 17",
  search: "M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6M15.8 15.8l4.7 4.7",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  right: "M4 12h15.5M13.5 5.5L20 12l-6.5 6.5",
  left: "M20 12H4.5M10.5 5.5L4 12l6.5 6.5",
  refresh: "M20 11.5a8 8 0 0 0-14.2-4.4L3.5 9.5M3.5 4.5v5h5M4 12.5a8 8 0 0 0 14.2 4.4l2.3-2.4M20.5 19.5v-5h-5",
  video:
    "M6.3 5h11.4a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1-3.5 3.5H6.3a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6.3 5zM10 9.2v5.6l5-2.8z",
  heart: "M12 20.3C5.6 15.9 2.8 12.6 2.8 9a4.7 4.7 0 0 1 9.2-1.7A4.7 4.7 0 0 1 21.2 9c0 3.6-2.8 6.9-9.2 11.3z",
  external: "M8 5h11v11M19 5L5.5 18.5",
  mail: "M4.8 5h14.4a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4.8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 6.5l8.5 7 8.5-7",
  send: "M3.5 11.5L20.5 4l-5 16.5-4-6.8zM11.5 13.7L20.5 4",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 6.5V12l4 2.5",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
  place: "M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  brush:
    "M13.5 10.5L19.8 4.2M9.5 11.2c-3.6 0-4.2 2.6-4.4 4.6-.1 1.6-.9 2.6-2.1 3.2 4.6 1.8 9.9.8 10-4.2 0-2-1.6-3.6-3.5-3.6z",
  morning: "M2.5 18.5h19M6 18.5a6 6 0 0 1 12 0M12 8.5V4.5M5.3 11.2L3.2 9.1M18.7 11.2l2.1-2.1M5 21.5h14",
  afternoon:
    "M12 7.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
  evening: "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4zM17 3.5v4M15 5.5h4",
} satisfies Record<TimeSlot | string, string>;

/** A line drawing beside a text that already says it. */
export function Icon({ name, spinning = false }: { name: keyof typeof paths; spinning?: boolean }) {
  return (
    <svg className={spinning ? "ico spin" : "ico"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** The lamp of the theme button: its shade fills with light in the dark theme. */
export function LampIcon() {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
      <path className="shade" d="M8.3 4h7.4l3.3 8H5z" />
      <path d="M12 12v7.5M8.5 20h7" />
      <path className="cord" d="M15.8 12v4.2" />
      <path className="rays" d="M2.5 15l1.8-1.2M21.5 15l-1.8-1.2M4.5 18.5l1.3-1.5M19.5 18.5l-1.3-1.5" />
    </svg>
  );
}
