export const texts = {
  contact: {
    title: "Napisz do nas",
    lead: "Pytania, poprawki i wieści o innych kotach są mile widziane. My czytamy wszystko, Mruk nie czyta niczego.",
    form: "Twoja wiadomość",
    name: "Imię",
    email: "E-mail",
    subject: "Temat",
    message: "Wiadomość",
    send: "Wyślij wiadomość",
    sent: "Wiadomość wysłana",
    thanks: "Dziękujemy za wiadomość. Wkrótce się odezwiemy!",
    noScript: "Ten formularz wymaga JavaScriptu.",
    write: "Bez niego napisz, proszę, na adres {{email}}.",
    info: {
      email: "E-mail",
      answers: { title: "Odpowiedzi", text: "Zwykle w ciągu dwóch dni roboczych" },
      place: { title: "Miejsce", text: "Warszawa, trzecie piętro bez windy" },
    },
    faq: {
      title: "Częste pytania",
      real: {
        question: "Czy Mruk jest prawdziwym kotem?",
        answer:
          "Nie. Jest ze słów i wycinanek, ale pilnujemy, żeby był wiarygodny: to samo ucho, ta sama obroża, te same poglądy.",
      },
      when: {
        question: "Kiedy pojawiają się nowe historie?",
        answer:
          "Codziennie o 8:00, 14:00 i 20:00 czasu warszawskiego. Dla zapominalskich są kanały RSS i poranny list.",
      },
      reuse: {
        question: "Czy mogę wykorzystać obrazek albo historię?",
        answer: "Napisz, o którą historię chodzi i gdzie miałaby się ukazać. Zwykle się zgadzamy.",
      },
    },
  },
};
