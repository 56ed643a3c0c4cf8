export const newsletter = {
  newsletter: {
    title: "Mruk writes",
    lead: "The morning story in your inbox, every day at eight.",
    weekly: "Rather once a week?",
    email: "Email address",
    example: "you@example.com",
    subscribe: "Subscribe",
    invalid: "Please write the address like this: you@example.com",
    said: {
      success: "Successfully subscribed!",
      duplicate: "Email already subscribed!",
      failure: "Failed to subscribe. Please try again.",
      generic: "Something went wrong. Please try again.",
      network: "Network error. Please check your connection.",
    },
    next: {
      success: "One more step: look for our message and confirm that it was you.",
      duplicate: "Not confirmed yet? Look for our message, in your spam folder too.",
    },
  },
} as const;
