import type { TimeSlot } from "#api/schedule/model.ts";
import { papers } from "./model.ts";

export type Inks = { paper: string; ink: string; quiet: string; accent: string; soft: string; onSoft: string };

/** The inks of each hour in daylight, from `web/styles/tokens.css`. */
export const inks: Record<TimeSlot, Inks> = {
  morning: {
    paper: papers.light.morning,
    ink: "#2f1d29",
    quiet: "#644854",
    accent: "#a33d1c",
    soft: "#fadcbd",
    onSoft: "#7d2c10",
  },
  afternoon: {
    paper: papers.light.afternoon,
    ink: "#262b20",
    quiet: "#4f5644",
    accent: "#3d6230",
    soft: "#dbe4b8",
    onSoft: "#31521f",
  },
  evening: {
    paper: papers.light.evening,
    ink: "#251a37",
    quiet: "#58486c",
    accent: "#653a85",
    soft: "#e4d2ec",
    onSoft: "#522a72",
  },
};
