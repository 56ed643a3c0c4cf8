export const advertising = {
  ad: {
    label: "Reklama",
    choices: "Ustawienia reklam",
    question: "Czy możemy pokazywać reklamy?",
    explanation:
      "Z reklam są puszki dla Mruka. Wyświetla je Google i zapisuje przy tym pliki cookie, ale tylko za Twoją zgodą. Bez niej reklam nie będzie, a historie pozostaną takie same.",
    accept: "Zgadzam się",
    refuse: "Nie, dziękuję",
  },
};
