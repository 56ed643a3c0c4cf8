export const texts = {
  newsletter: {
    page: {
      title: "A letter from Mruk",
      text: "Every morning it holds the story of the day, whole and with its picture. On Sundays it can hold the whole week: one story to read at once, twenty to choose from.",
    },
    frequency: {
      label: "How often",
      daily: "Every morning",
      weekly: "Once a week, on Sunday",
    },
    confirm: {
      daily: {
        title: "Mruk will write to you",
        text: "The morning story comes every day at eight, Warsaw time. To stop, follow the link at the end of any letter.",
      },
      weekly: {
        title: "Mruk will write to you",
        text: "The week’s stories come every Sunday at eight, Warsaw time. To stop, follow the link at the end of any letter.",
      },
      unknown: {
        title: "This link is no longer valid",
        text: "An address that nobody confirms is forgotten after seven days. You are welcome to sign up again.",
      },
    },
    preferences: {
      title: "Your letter from Mruk",
      text: "It comes at eight, Warsaw time. Here you choose how often, and the language it speaks.",
      language: "Language of the letter",
      save: "Save",
      saved: "Saved. It applies from the next letter.",
    },
    unsubscribe: {
      press: "Unsubscribe",
      subscribed: {
        title: "Shall Mruk stop writing?",
        text: "One press, and your address is deleted for good.",
      },
      unsubscribed: {
        title: "Mruk writes no more",
        text: "Your address is deleted. Should you miss him: he is on this site three times a day.",
      },
      unknown: {
        title: "This link leads nowhere",
        text: "Perhaps a piece of it was lost on the way. Please open the whole link from the letter once more.",
      },
    },
  },
} as const;
