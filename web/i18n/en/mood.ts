export const mood = {
  mood: {
    title: "Mood of this story",
    name: {
      happy: "Happy",
      sad: "Sad",
      love: "Love",
      excited: "Excited",
      peaceful: "Peaceful",
      adventurous: "Adventurous",
      mysterious: "Mysterious",
    },
    intensity: "Intensity",
    level: { faint: "faint", clear: "clear", strong: "strong" },
    emotions: "Emotions in this story",
  },
} as const;
