export const mood = {
  mood: {
    title: "Nastrój tej historii",
    name: {
      happy: "Radość",
      sad: "Smutek",
      love: "Miłość",
      excited: "Ożywienie",
      peaceful: "Spokój",
      adventurous: "Przygoda",
      mysterious: "Tajemnica",
    },
    intensity: "Natężenie",
    level: { faint: "lekkie", clear: "wyraźne", strong: "silne" },
    emotions: "Emocje w tej historii",
  },
};
