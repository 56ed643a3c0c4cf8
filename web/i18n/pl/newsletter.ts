export const newsletter = {
  newsletter: {
    title: "Mruk pisze",
    lead: "Poranna historia w Twojej skrzynce, codziennie o ósmej.",
    weekly: "Wolisz raz w tygodniu?",
    email: "Adres e-mail",
    example: "ty@example.com",
    subscribe: "Zapisz się",
    invalid: "Wpisz adres w takiej postaci: ty@example.com",
    said: {
      success: "Gotowe, adres zapisany!",
      duplicate: "Ten adres jest już zapisany!",
      failure: "Nie udało się zapisać. Spróbuj ponownie.",
      generic: "Coś poszło nie tak. Spróbuj ponownie.",
      network: "Błąd sieci. Sprawdź swoje połączenie.",
    },
    next: {
      success: "Jeszcze jeden krok: znajdź list od nas i potwierdź, że to Ty.",
      duplicate: "Jeszcze bez potwierdzenia? Poszukaj listu od nas, także w spamie.",
    },
  },
};
