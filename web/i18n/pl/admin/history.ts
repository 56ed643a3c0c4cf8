export const history = {
  history: {
    title: "Historia",
    loading: "Wczytywanie historii…",
    none: "Historia tego wpisu nie jest znana.",
    versions: "Wersje od najnowszej",
    present: "Obecna",
    deleted: "Usunięto",
    compare: "Porównaj",
    against: {
      now: "Z obecną",
      before: "Z poprzednią",
    },
    explained: {
      now: "Co zmieniłoby przywrócenie tej wersji.",
      before: "Co zmieniło się w tej wersji.",
    },
    noDifference: "Żadne pole się nie różni.",
    nothing: "Nic",
    removed: "usunięto:",
    added: "dodano:",
    end: "koniec.",
    unchanged: "pominięto tekst bez zmian",
    restore: "Przywróć tę wersję",
    restoreTitle: "Przywrócić tę wersję?",
    restoreText: "Wpis będzie taki jak w wersji „{{subject}}”. Powstanie nowa wersja; obecna zostanie w historii.",
    restored: "Wersja przywrócona",
  },
};
