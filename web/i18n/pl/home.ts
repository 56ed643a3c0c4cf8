export const texts = {
  hero: {
    line1: "Kot, kamienica,",
    line2: "trzy historie",
    line3: "dziennie.",
    subtitle:
      "Mruk jest szary, pręgowany i ma swoje zdanie. Mieszka w warszawskiej kamienicy, a jego dzień zapisujemy o ósmej, o czternastej i o dwudziestej.",
    postsToday: "3 nowe historie dzisiaj",
    read: "Czytaj dzisiejsze historie",
    browse: "Przejrzyj galerię",
  },
  day: {
    label: "Dzisiejszy dzień",
    next: "Następna historia za",
    nextAt: "Następna historia o",
    late: "{{slot}}: małe spóźnienie",
    hoursAndMinutes: "{{hours}} godz. {{minutes}} min",
    minutes: "{{minutes}} min",
  },
  today: {
    title: "Dzisiaj",
    waitTitle: "Lampa jeszcze się nie świeci",
    wait: {
      morning: "Poranna historia ukaże się o {{time}}.",
      afternoon: "Popołudniowa historia ukaże się o {{time}}.",
      evening: "Wieczorna historia ukaże się o {{time}}.",
    },
    late: "Mruk jeszcze się nad tą historią zastanawia. Spóźnia się, jak to kot.",
  },
  empty: {
    title: "Pierwsza historia jest już w\u00a0drodze",
    text: "Mruk śpi i\u00a0nikt nie ma serca go budzić. Kiedy wstanie, będą tu na Ciebie czekać trzy historie dziennie: o\u00a0ósmej, o\u00a0czternastej i\u00a0o\u00a0dwudziestej.",
  },
  gallery: {
    title: "Galeria",
    subtitle: "Wcześniejsze dni, od najnowszego",
    filterLabel: "Filtruj po dacie",
    filter: { all: "Wszystkie daty", "7days": "Ostatnie 7 dni", "30days": "Ostatnie 30 dni", month: "Ten miesiąc" },
    apply: "Pokaż",
    refresh: "Odśwież",
    more: "Pokaż więcej",
    begins: "Galeria zacznie się jutro. Na razie wszystkie historie są powyżej.",
    none: "Z\u00a0tych dni nie ma jeszcze żadnej historii",
    shown_one: "Pokazano {{count}} historię",
    shown_few: "Pokazano {{count}} historie",
    shown_many: "Pokazano {{count}} historii",
    shown_other: "Pokazano {{count}} historii",
  },
  popular: {
    title: "Najbardziej lubiane",
    archive: "Z\u00a0archiwum",
  },
};
