export const keys = {
  keys: {
    open: "Skróty",
    title: "Skróty klawiszowe",
    save: "zapisuje otwarty formularz",
    submit: "zatwierdza otwarte okno",
    search: "przenosi do wyszukiwania",
    create: "otwiera nowy wpis",
    help: "pokazuje tę listę",
    mac: "Na Macu Cmd działa jak Ctrl. Pojedyncze klawisze działają, kiedy kursor nie stoi w polu tekstowym.",
    single: "Używaj skrótów jednoklawiszowych",
  },
};
