export const texts = {
  preview: {
    ribbon: "To podgląd. Opowiadanie jeszcze się nie ukazało.",
    until: "Link działa do {{date}}, do godziny {{time}} czasu warszawskiego.",
    gone: "Ten link już donikąd nie prowadzi",
    ask: "Mógł wygasnąć albo ktoś go unieważnił. Osoba, od której pochodzi, może zrobić nowy.",
  },
} as const;
