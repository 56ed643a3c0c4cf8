export const texts = {
  preview: {
    ribbon: "This is a preview. The story is not out yet.",
    until: "The link works until {{date}}, {{time}} Warsaw time.",
    gone: "This link leads nowhere any more",
    ask: "It may have run out, or somebody took it back. Whoever sent it to you can make another one.",
  },
} as const;
