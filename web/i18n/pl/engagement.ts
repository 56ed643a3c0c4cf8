export const engagement = {
  like: {
    count_one: "{{count}} polubienie",
    count_few: "{{count}} polubienia",
    count_many: "{{count}} polubień",
    count_other: "{{count}} polubienia",
    label: "Polub: {{title}}",
    liked: "Historia polubiona!",
    likedText: "Ta kocia historia ma Twoje serduszko",
    failed: "Błąd",
    failedText: "Nie udało się zapisać polubienia. Spróbuj ponownie.",
  },
  post: { featured: "Wybór redakcji" },
  toast: { area: "Powiadomienia ({{hotkey}})", close: "Zamknij" },
};
