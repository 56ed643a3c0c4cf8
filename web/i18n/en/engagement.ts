export const engagement = {
  like: {
    count_one: "{{count}} like",
    count_other: "{{count}} likes",
    label: "Like: {{title}}",
    liked: "Story liked!",
    likedText: "You liked this cat story",
    failed: "Error",
    failedText: "Failed to like story. Please try again.",
  },
  post: { featured: "Editor’s choice" },
  toast: { area: "Notifications ({{hotkey}})", close: "Close" },
} as const;
