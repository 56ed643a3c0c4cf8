import type { TimeSlot } from "#api/schedule/model.ts";

export type Inks = {
  paper: string;
  ink: string;
  quiet: string;
  accent: string;
  onAccent: string;
  soft: string;
  onSoft: string;
  street: string;
};

/** The inks of each hour, from `web/styles/tokens.css`: paper by day, the dark theme in the evening. */
export const inks: Record<TimeSlot, Inks> = {
  morning: {
    paper: "#fcf2e4",
    ink: "#2f1d29",
    quiet: "#644854",
    accent: "#a33d1c",
    onAccent: "#fff6ea",
    soft: "#fadcbd",
    onSoft: "#7d2c10",
    street: "#43243a",
  },
  afternoon: {
    paper: "#f6f4e1",
    ink: "#262b20",
    quiet: "#4f5644",
    accent: "#3d6230",
    onAccent: "#fafbe9",
    soft: "#dbe4b8",
    onSoft: "#31521f",
    street: "#24362d",
  },
  evening: {
    paper: "#1c1730",
    ink: "#f7e7d4",
    quiet: "#c6b4ca",
    accent: "#f5b662",
    onAccent: "#2c1805",
    soft: "#45305a",
    onSoft: "#f2cf9f",
    street: "#100c1d",
  },
};
