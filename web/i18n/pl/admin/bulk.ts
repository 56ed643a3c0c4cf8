export const bulk = {
  bulk: {
    choose: "Zaznacz: {{title}}",
    all: "Wszystkie widoczne",
    actions: "Co zrobić z zaznaczonymi",
    count: "Zaznaczono: {{count}}",
    do: {
      "delete-posts": "Usuń zaznaczone",
      "approve-drafts": "Zatwierdź zaznaczone",
      "hold-drafts": "Wstrzymaj zaznaczone",
      "delete-drafts": "Usuń zaznaczone",
    },
    sure: { "delete-posts": "Usunąć te wpisy?", "delete-drafts": "Usunąć te szkice?" },
    done: {
      "delete-posts": "Usunięto: {{count}}",
      "approve-drafts": "Zatwierdzono: {{count}}",
      "hold-drafts": "Wstrzymano: {{count}}",
      "delete-drafts": "Usunięto: {{count}}",
    },
    spares: "Zachowano w zapasie, bo ich pory już zamknięto: {{count}}",
    undo: "Cofnij",
    undone: "Wszystko jest tak jak przedtem",
    left: "Te pozostały bez zmian:",
    why: {
      conflict: "zmieniono w międzyczasie; obejrzyj obecną postać",
      missing: "już nie istnieje",
      refused: "wymaga osobnej decyzji",
    },
  },
} as const;
