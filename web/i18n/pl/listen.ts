/** The words of the player, which come with it. */
export const texts = {
  listen: {
    label: "Czytanie na głos",
    play: "Czytaj",
    pause: "Wstrzymaj",
    back: "Poprzednie zdanie",
    forth: "Następne zdanie",
    stop: "Zakończ czytanie",
    speed: "Tempo",
    where: "Zdanie {{at}} z {{all}}",
    goesOn: "Potem następna historia",
    language: "Język",
    both: "Na przemian",
    status: {
      preparing: "Już zaczynam",
      reading: "Czytam na głos",
      paused: "Przerwa",
      ended: "Koniec",
      voiceless: "Ta przeglądarka nie ma głosu w tym języku, więc nie przeczyta historii na głos.",
      remote:
        "Jedyny głos, jaki ma ta przeglądarka w tym języku, działa u jej producenta: trafiłby tam tekst historii.",
      silent: "Głos przeglądarki zamilkł. Naciśnij „Czytaj”, żeby spróbować jeszcze raz.",
    },
    allowRemote: "Mimo to czytaj",
  },
};
