export const texts = {
  books: {
    title: "Mruk w książkach",
    lead: "Historie z miesiąca albo z całego roku, zebrane w jednej książce: do czytnika albo do druku. Do wzięcia za darmo.",
    empty: "Żadna książka nie jest jeszcze gotowa. Zajrzyj, gdy skończy się miesiąc.",
    failed: "Nie udało się wczytać książek.",
    languages: { en: "po angielsku", pl: "po polsku", both: "po angielsku i po polsku" },
    stories_one: "{{count}} historia",
    stories_few: "{{count}} historie",
    stories_many: "{{count}} historii",
    stories_other: "{{count}} historii",
    cover: "Okładka książki {{name}}",
    get: "{{format}}, {{size}} MB",
    of: "{{format}} książki {{name}}",
    epub: "EPUB otworzysz na czytniku, telefonie i tablecie; PDF ma strony formatu A5, gotowe do druku. W książce są historie, które ukazały się, nim ją złożono.",
  },
} as const;
