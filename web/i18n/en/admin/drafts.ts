export const drafts = {
  drafts: {
    title: "Waiting for approval ({{waiting}})",
    list: "Drafts",
    none: "No draft waits. The next run makes them.",
    read: "Read both texts",
    states: { waiting: "Waits", held: "Held", approved: "Spare" },
    closes: "to be approved by {{time}}",
    closed: "its slot is closed",
    taken: "Somebody wrote or edited the story of this slot: {{title}}",
    approve: "Approve",
    hold: "Hold",
    delete: "Delete",
    replace: "Replace it",
    sure: {
      delete: "Delete this draft? No other is made for its slot.",
      replace: "Replace the slot’s story?",
    },
    done: {
      story: "Approved: it takes its slot",
      spare: "Too late for its slot: it is a spare now",
      held: "Held",
      deleted: "The draft is deleted",
    },
  },
} as const;
