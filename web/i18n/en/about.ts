export const texts = {
  about: {
    title: "One cat, three times a day",
    lead: "Mruk publishes small stories about a tabby tom in a Warsaw tenement flat. Each one is written and illustrated by software, in English and in Polish, and none of them takes longer than a cup of tea.",
    picture: "Mruk on the window sill between a geranium and an alarm clock",
    stats: {
      stories: { figure: "1,000+", label: "stories" },
      daily: { figure: "3", label: "new stories a day" },
      languages: { figure: "2", label: "languages" },
      hours: { figure: "8:00, 14:00, 20:00", label: "Warsaw time" },
    },
    features: "What you will find here",
    feature: {
      daily: {
        title: "Daily updates",
        text: "Morning at 8:00, afternoon at 14:00, evening at 20:00. The line on the home page shows which lamps are already lit.",
      },
      ai: {
        title: "AI content",
        text: "Text and pictures are generated, and every story says so. The cat is always the same: grey, notched ear, red collar, brass bell.",
      },
      bilingual: {
        title: "Bilingual",
        text: "Every story is told twice, in English and in Polish. Switch at any moment; you stay on the same page.",
      },
      community: {
        title: "Community",
        text: "Readers decide what was good by pressing the heart. The three most liked stories stay on the home page.",
      },
    },
    mission: "Our mission",
    missionText: "To give one quiet minute, three times a day, to anyone who would rather be on a warm radiator.",
    made: "How it is made",
    technology: {
      stories: {
        title: "Stories",
        text: "A storyteller program writes each story once and tells it in two languages. It remembers what has happened to Mruk so far.",
      },
      pictures: {
        title: "Pictures",
        text: "A scene is composed from the place, the hour, the season and the weather, then printed like a page of an old picture book.",
      },
      mood: {
        title: "Mood",
        text: "The mood of a story is read from its words, in your own browser. Nothing is sent anywhere.",
      },
      videos: {
        title: "Videos",
        text: "Some stories become vertical shorts of under a minute, for those who like their cats to move.",
      },
    },
  },
} as const;
