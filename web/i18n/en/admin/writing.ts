export const writing = {
  writing: {
    languages: "Language of the texts",
    needsAttention: "needs attention",
    library: {
      open: "Choose from the library",
      title: "Choose a picture of the library",
      lead: "The story gets a copy of its own.",
      loading: "Fetching the pictures…",
      found_one: "{{count}} picture",
      found_other: "{{count}} pictures",
      withTexts: "Use its descriptions too",
    },
    draft: {
      editTitle: "Edit draft",
      update: "Update draft",
      updated: "Draft updated",
      loading: "Fetching the draft…",
      gone: "This draft was approved or deleted while you were writing. Your text is still here, and this browser keeps it: copy what you need into the story.",
    },
  },
} as const;
