export const signIn = {
  signIn: {
    passkey: { action: "Log in with a passkey", busy: "Waiting for the passkey…" },
    passkeys: {
      title: "Passkeys",
      lead: "A passkey lets you in without a password, by finger, face or PIN. It lives on your device or in your password manager.",
      unused: "made {{made}}, not used yet",
      used: "made {{made}}, last used {{used}}",
      add: "Add a passkey",
      name: "Name",
      nameHint: "So that you know it again, such as “Laptop” or “Phone”.",
      make: "Make the passkey",
      done: "Passkey added",
      remove: {
        title: "Remove the passkey “{{name}}”?",
        text: "It no longer lets you in. Delete it on your device too.",
        action: "Remove",
      },
    },
    proof: {
      title: "Is it you?",
      lead: "Before you change how you log in, give your password or use a passkey.",
      submit: "Continue",
      busy: "Checking…",
      passkey: "Use a passkey",
    },
  },
} as const;
