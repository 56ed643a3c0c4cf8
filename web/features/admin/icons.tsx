const paths = {
  plus: "M12 4.5v15M4.5 12h15",
  wand: "M4 20L15 9M17.5 3v4M15.5 5h4M20 11v3M18.5 12.5h3M8.5 3.5v3M7 5h3",
  calendar:
    "M5.2 5h13.6a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.2a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.2 10h17.6M8 2.8v4M16 2.8v4",
  short:
    "M9.5 2.8h5A2.5 2.5 0 0 1 17 5.3v13.4a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 18.7V5.3a2.5 2.5 0 0 1 2.5-2.5zM10.8 9.5v5l3.8-2.5z",
  cloud: "M7 18.5a4.5 4.5 0 0 1-.3-9 6 6 0 0 1 11.5 1.3 3.9 3.9 0 0 1-.7 7.7zM12 16.5v-6M9.5 12.8L12 10.3l2.5 2.5",
  picture:
    "M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM8.5 7.9a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2M3.5 17l5.5-5 4 3.5 3-2.5 5 4",
  film: "M5 4.5h14a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM8 4.5v15M16 4.5v15M3 9.5h5M3 14.5h5M16 9.5h5M16 14.5h5",
  pencil: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM13.8 6.7l3.5 3.5",
  bin: "M4.5 7h15M9.5 7V4.2h5V7M6.5 7l.9 13h9.2l.9-13M10.3 11v5.5M13.7 11v5.5",
  upload: "M12 16V4.5M7 9.3l5-5 5 5M4 15.5V20h16v-4.5",
  history: "M4 12a8 8 0 1 0 2.6-5.9L3.5 9M3.5 4.5V9H8M12 7.5V12l3.2 2",
  book: "M4 5.5c3-1.3 5.5-1 8 .8 2.5-1.8 5-2.1 8-.8v13c-3-1.3-5.5-1-8 .8-2.5-1.8-5-2.1-8-.8zM12 6.3v13",
  quill: "M3.5 20.5C8 9 13 5 20.5 3.5 19 11 15 16 8 16.5M3.5 20.5l8-9",
  opens: "M14 4.5h5.5V10M19.5 4.5l-9 9M16.5 14v5.5h-12v-12H10",
  leave: "M10 4H4.5v16H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5",
  eye: "M2.5 12c4-8.5 15-8.5 19 0-4 8.5-15 8.5-19 0zM12 8.6c.9 0 1.6 1.5 1.6 3.4s-.7 3.4-1.6 3.4-1.6-1.5-1.6-3.4.7-3.4 1.6-3.4z",
  eyeShut: "M2.5 10.5c4 7.5 15 7.5 19 0M12 16.2v3M6.2 14.6l-1.7 2.6M17.8 14.6l1.7 2.6",
  click: "M9 9l4 11.5 2.4-4.7 4.9-2.5zM8 3.5v2M3.5 8h2M4.9 4.9l1.4 1.4M11.3 4.9L10 6.2",
  download: "M12 4v11.5M7 10.7l5 5 5-5M4 15.5V20h16v-4.5",
  key: "M15.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11.9 12.1L4 20M6.5 17.5L9 20M16 8v.1",
  people:
    "M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c.5-4.5 3-6.5 6.5-6.5s6 2 6.5 6.5M15.5 5a3.2 3.2 0 0 1 0 6.2M18 14c2 .8 3.2 2.8 3.5 6",
  keyboard: "M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M14 10h.1M17.5 10h.1M8 14h8",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  swap: "M4 8.5h14.5M14.5 4.5l4 4-4 4M20 15.5H5.5M9.5 11.5l-4 4 4 4",
  sound: "M4 9.5v5h3.5l5 4v-13l-5 4zM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12",
  busy: "M12 3a9 9 0 1 1-8.5 6",
  dash: "M6 12h12",
} satisfies Record<string, string>;
export type AdminIconName = keyof typeof paths;

/** A decorative line icon that only the panel uses; the text beside it carries the meaning. */
export function AdminIcon({ name }: { name: AdminIconName }) {
  return (
    <svg className={name === "busy" ? "ico spin" : "ico"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
