export const texts = {
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
  empty: {
    title: "The first story is on its way",
    text: "Mruk is asleep, and nobody has the heart to wake him. From his first day on, three stories will stand here every day: at eight, at two and at eight again.",
  },
  gallery: {
    title: "Gallery",
    subtitle: "The days before today, newest first",
    filterLabel: "Filter by date",
    filter: { all: "All dates", "7days": "Last 7 days", "30days": "Last 30 days", month: "This month" },
    apply: "Show",
    refresh: "Refresh",
    more: "Load more",
    none: "No story from these dates yet",
    begins: "The gallery begins tomorrow. All the stories so far are above.",
    shown_one: "{{count}} story shown",
    shown_other: "{{count}} stories shown",
  },
  popular: { title: "Most liked", archive: "From the archive" },
} as const;
