export const story = {
  story: {
    back: "Wróć na stronę główną",
    end: {
      morning: "Koniec porannej historii.",
      afternoon: "Koniec popołudniowej historii.",
      evening: "Koniec wieczornej historii.",
    },
    nextAt: "Następna ukaże się o {{time}}.",
    watch: "Obejrzyj film",
    film: "Film do tej historii",
    next: "Następna historia",
    previous: "Poprzednia historia",
    others: "Inne historie",
    madeByHouse:
      "Stworzone przez program komputerowy: tekst napisał domowy bajarz, obrazek narysował domowy ilustrator.",
    madeBy: "Stworzone przez program komputerowy: tekst {{storyteller}}, obrazek {{illustrator}}.",
  },
};
