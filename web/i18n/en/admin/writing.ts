export const writing = {
  writing: {
    languages: "Language of the texts",
    needsAttention: "needs attention",
    draft: {
      editTitle: "Edit draft",
      update: "Update draft",
      updated: "Draft updated",
      loading: "Fetching the draft…",
      gone: "This draft was approved or deleted while you were writing. Your text is still here, and this browser keeps it: copy what you need into the story.",
    },
  },
} as const;
