export const chrome = {
  site: {
    title: "Mruk: kot, kamienica, trzy historie dziennie",
    description:
      "Trzy małe ilustrowane historie dziennie o Mruku, szarym pręgowanym kocurze z warszawskiej kamienicy. Po polsku i po angielsku.",
    skip: "Przejdź do treści",
    loading: "Wczytywanie…",
  },
  nav: {
    label: "Główna nawigacja",
    hero: "Start",
    today: "Dzisiaj",
    gallery: "Galeria",
    about: "O nas",
    menu: "Menu",
    openMenu: "Otwórz menu",
    closeMenu: "Zamknij",
    theme: "Przełącz jasny i ciemny motyw",
    language: "Język",
    home: "Mruk, strona główna",
  },
  footer: {
    about: "Trzy małe historie dziennie o jednym dużym kocie. Pisane i rysowane przez program, czytane przez ludzi.",
    content: "Treści",
    todayStories: "Dzisiejsze historie",
    gallery: "Galeria",
    languages: "Języki",
    rights: "© 2024 Mruk. Wszelkie prawa zastrzeżone.",
  },
  error: {
    generic: "Coś poszło nie tak. Spróbuj ponownie.",
    grumpy: "Mruk usiadł na gazecie i nie zamierza się ruszyć.",
    retry: "Spróbuj ponownie",
  },
  notFound: {
    title: "Nie znaleziono strony",
    text: "Mruk zajrzał za nią, pod nią i do środka.",
    hint: "Czy na pewno dodano tę stronę do routera?",
    picture: "Dwoje zielonych oczu nad brzegiem kartonu przy regale",
  },
};
