export const writing = {
  writing: {
    languages: "Język tekstów",
    needsAttention: "wymaga poprawek",
    draft: {
      editTitle: "Edycja szkicu",
      update: "Zapisz szkic",
      updated: "Szkic zapisano",
      loading: "Wczytywanie szkicu…",
      gone: "Podczas pisania ktoś zatwierdził albo usunął ten szkic. Twój tekst nadal tu jest i zostanie w tej przeglądarce: skopiuj z niego do opowiadania to, co potrzebne.",
    },
  },
};
