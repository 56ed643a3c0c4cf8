export const bulk = {
  bulk: {
    choose: "Choose {{title}}",
    all: "All shown",
    actions: "What to do with those chosen",
    count: "{{count}} chosen",
    do: {
      "delete-posts": "Delete those chosen",
      "approve-drafts": "Approve those chosen",
      "hold-drafts": "Hold those chosen",
      "delete-drafts": "Delete those chosen",
    },
    sure: { "delete-posts": "Delete these posts?", "delete-drafts": "Delete these drafts?" },
    done: {
      "delete-posts": "Deleted: {{count}}",
      "approve-drafts": "Approved: {{count}}",
      "hold-drafts": "Held: {{count}}",
      "delete-drafts": "Deleted: {{count}}",
    },
    spares: "Kept as spares, because their slots have closed: {{count}}",
    undo: "Undo",
    undone: "Everything is as it was before",
    left: "These stayed as they are:",
    why: {
      conflict: "changed meanwhile; look at it as it is now",
      missing: "is not there any more",
      refused: "must be decided about by itself",
    },
  },
} as const;
