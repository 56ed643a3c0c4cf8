import { siteTexts } from "#api/discovery/model.ts";

export const home = {
  hero: {
    line1: "A cat, a flat,",
    line2: "three stories",
    line3: "a day.",
    subtitle:
      "Mruk is a grey tabby with opinions. He lives in a Warsaw tenement, and his day is written down at eight, at two and at eight again.",
    postsToday: "3 new stories today",
    read: "Read today’s stories",
    browse: "Browse the gallery",
  },
  day: {
    label: "The day so far",
    next: "Next story in",
    nextAt: "Next story at",
    late: "{{slot}}: a little late",
    hoursAndMinutes: "{{hours}} h {{minutes}} min",
    minutes: "{{minutes}} min",
  },
  slot: siteTexts.en.slots,
  today: {
    title: "Today",
    waitTitle: "The lamp is not lit yet",
    wait: {
      morning: "The morning story goes out at {{time}}.",
      afternoon: "The afternoon story goes out at {{time}}.",
      evening: "The evening story goes out at {{time}}.",
    },
    late: "Mruk is still thinking this one over. It is late, as cats are.",
  },
  gallery: {
    title: "Gallery",
    subtitle: "Every day so far, newest first",
    filterLabel: "Filter by date",
    filter: { all: "All dates", "7days": "Last 7 days", "30days": "Last 30 days", month: "This month" },
    refresh: "Refresh",
    more: "Load more",
    none: "No story from these dates yet",
    shown_one: "{{count}} story shown",
    shown_other: "{{count}} stories shown",
  },
  popular: { title: "Most liked", likes_one: "{{count}} like", likes_other: "{{count}} likes" },
} as const;
