export const narrations = {
  narrations: {
    title: "Read aloud",
    loading: "Loading…",
    none: "not read yet",
    about: "{{length}} · {{narrator}}, {{voice}}",
    outdated: "of an earlier text",
    listen: "Listen",
    of: "Read aloud: {{language}}",
    make: "Have it read",
    anew: "Read it anew",
    saveFirst: "Save the post first: what is saved is read",
    noVoice: "“{{narrator}}” has no voice for this language.",
    made: { en: "The story was read aloud in English.", pl: "The story was read aloud in Polish." },
  },
} as const;
