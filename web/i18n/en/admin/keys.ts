export const keys = {
  keys: {
    open: "Shortcuts",
    title: "Keyboard shortcuts",
    save: "save the open form",
    submit: "send the open dialog",
    search: "search posts",
    create: "new post",
    help: "this list",
    mac: "On a Mac, Cmd works like Ctrl. Single keys work while no text field has the focus.",
    single: "Use shortcuts of a single key",
  },
} as const;
