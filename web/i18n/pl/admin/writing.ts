export const writing = {
  writing: {
    languages: "Język tekstów",
    needsAttention: "wymaga poprawek",
    library: {
      open: "Wybierz z biblioteki",
      title: "Wybierz obraz z biblioteki",
      lead: "Opowiadanie dostanie własną kopię.",
      loading: "Wczytywanie obrazów…",
      found_one: "{{count}} obraz",
      found_few: "{{count}} obrazy",
      found_many: "{{count}} obrazów",
      found_other: "{{count}} obrazu",
      withTexts: "Przejmij też jego opisy",
    },
    draft: {
      editTitle: "Edycja szkicu",
      update: "Zapisz szkic",
      updated: "Szkic zapisano",
      loading: "Wczytywanie szkicu…",
      gone: "Podczas pisania ktoś zatwierdził albo usunął ten szkic. Twój tekst nadal tu jest i zostanie w tej przeglądarce: skopiuj z niego do opowiadania to, co potrzebne.",
    },
  },
};
