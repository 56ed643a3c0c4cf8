export const texts = {
  newsletter: {
    confirm: {
      confirmed: {
        title: "Mruk will write to you",
        text: "The morning story comes every day at eight, Warsaw time. To stop, follow the link at the end of any letter.",
      },
      unknown: {
        title: "This link is no longer valid",
        text: "An address that nobody confirms is forgotten after seven days. You are welcome to sign up again.",
      },
    },
    preferences: {
      title: "Your morning letter",
      text: "It comes every day at eight, Warsaw time. Here you choose the language it speaks.",
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
