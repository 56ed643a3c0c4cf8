export const audit = {
  audit: {
    title: "Audit log",
    lead: "Who did what, for a year.",
    open: "Who did what",
    who: "Who",
    what: "What",
    all: "All",
    machine: "The owner of the server",
    link: "A link in a mail",
    export: "Download as CSV",
    session: "session {{id}}",
    refused: "not done: {{code}}",
    none: "There is nothing of that.",
    more: "Earlier",
  },
} as const;
