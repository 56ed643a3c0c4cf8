export const drafts = {
  drafts: {
    title: "Czekają na zgodę ({{waiting}})",
    list: "Szkice",
    none: "Żaden szkic nie czeka. Przygotuje je najbliższe generowanie.",
    read: "Przeczytaj oba teksty",
    states: { waiting: "Czeka", held: "Wstrzymany", approved: "Zapasowy" },
    closes: "do zatwierdzenia przed {{time}}",
    closed: "na tę porę już za późno",
    taken: "Ktoś napisał lub zmienił opowiadanie na tę porę: {{title}}",
    approve: "Zatwierdź",
    hold: "Wstrzymaj",
    delete: "Usuń",
    replace: "Zastąp",
    sure: {
      delete: "Usunąć ten szkic? Innego na tę porę nie będzie.",
      replace: "Zastąpić opowiadanie na tę porę?",
    },
    done: {
      story: "Zatwierdzono: szkic zajmuje swoją porę",
      spare: "Na tę porę już za późno: szkic jest teraz zapasowy",
      held: "Wstrzymano",
      deleted: "Szkic usunięto",
    },
  },
} as const;
