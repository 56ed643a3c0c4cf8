export const engagement = {
  like: {
    label: "Polub: {{title}}",
    liked: "Historia polubiona!",
    likedText: "Ta kocia historia ma Twoje serduszko",
    failed: "Błąd",
    failedText: "Nie udało się zapisać polubienia. Spróbuj ponownie.",
  },
  toast: { area: "Powiadomienia ({{hotkey}})", close: "Zamknij" },
};
