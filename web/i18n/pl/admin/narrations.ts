export const narrations = {
  narrations: {
    title: "Czytanie na głos",
    loading: "Wczytywanie…",
    none: "jeszcze nieprzeczytane",
    about: "{{length}} · {{narrator}}, {{voice}}",
    outdated: "z wcześniejszej wersji tekstu",
    listen: "Posłuchaj",
    of: "Czytanie na głos: {{language}}",
    make: "Przeczytaj na głos",
    anew: "Przeczytaj od nowa",
    saveFirst: "Najpierw zapisz wpis: czytane jest to, co zapisane",
    noVoice: "Lektor „{{narrator}}” nie ma głosu w tym języku.",
    made: { en: "Opowiadanie przeczytano po angielsku.", pl: "Opowiadanie przeczytano po polsku." },
  },
};
