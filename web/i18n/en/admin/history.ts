export const history = {
  history: {
    title: "History",
    loading: "Fetching the history…",
    none: "Nothing is known of this post’s history.",
    versions: "Versions, newest first",
    present: "Present",
    deleted: "Deleted",
    compare: "Compare",
    against: {
      now: "With the present",
      before: "With the one before",
    },
    explained: {
      now: "What restoring this version would change.",
      before: "What changed with this version.",
    },
    noDifference: "No field differs.",
    nothing: "Nothing",
    removed: "removed:",
    added: "added:",
    end: "end.",
    unchanged: "unchanged text left out",
    restore: "Restore this version",
    restoreTitle: "Restore this version?",
    restoreText:
      "The post becomes what it was with “{{subject}}”. This is a new version; the present one stays in the history.",
    restored: "Version restored",
  },
} as const;
