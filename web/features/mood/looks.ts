import type { MoodName } from "./keywords.ts";

/** The drawing of a mood: its ink, its icon in a 24 x 24 box, and its particle around the origin, 24 wide. */
type MoodLook = { color: string; icon: string; particle: string };

export const moodLooks: Record<MoodName, MoodLook> = {
  happy: {
    color: "var(--m-happy)",
    icon: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M7.5 10.5q1.2-2 2.6 0M13.9 10.5q1.2-2 2.6 0M7.5 14.5q4.5 4.2 9 0",
    particle: "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0",
  },
  sad: {
    color: "var(--m-sad)",
    icon: "M12 3.5c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
    particle: "M0-11c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z",
  },
  love: {
    color: "var(--m-love)",
    icon: "M12 20.3C5.6 15.9 2.8 12.6 2.8 9a4.7 4.7 0 0 1 9.2-1.7A4.7 4.7 0 0 1 21.2 9c0 3.6-2.8 6.9-9.2 11.3z",
    particle: "M0 11C-7 6-11 2-11-3a5.6 5.6 0 0 1 11-3A5.6 5.6 0 0 1 11-3C11 2 7 6 0 11z",
  },
  excited: {
    color: "var(--m-excited)",
    icon: "M12 2.5l2.3 7.2 7.2 2.3-7.2 2.3L12 21.5l-2.3-7.2L2.5 12l7.2-2.3z",
    particle: "M0-12l3 9 9 3-9 3-3 9-3-9-9-3 9-3z",
  },
  peaceful: {
    color: "var(--m-peaceful)",
    icon: "M4.5 19.5C3 9 9 4.5 20 4.5c.5 10.5-4.5 16-13 14M4.5 19.5C7.5 14 11 11 15 9.5",
    particle: "M-9 9C-11-3-3-10 10-10 11 3 4 10-9 9z",
  },
  adventurous: {
    color: "var(--m-adventurous)",
    icon: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z",
    particle: "M0-11L10 10 0 5-10 10z",
  },
  mysterious: {
    color: "var(--m-mysterious)",
    icon: "M19.8 14.6A8.3 8.3 0 0 1 9.4 4.2a8.3 8.3 0 1 0 10.4 10.4z",
    particle: "M9 3A9.6 9.6 0 0 1-3-9a9.6 9.6 0 1 0 12 12z",
  },
};
