export const chrome = {
  site: {
    title: "Mruk: A cat, a flat, three stories a day",
    description:
      "Three small illustrated stories a day about Mruk, a grey tabby who lives in a Warsaw tenement. In English and Polish.",
    skip: "Skip to content",
    loading: "Loading…",
  },
  nav: {
    label: "Main",
    hero: "Home",
    today: "Today",
    gallery: "Gallery",
    about: "About",
    menu: "Menu",
    openMenu: "Open menu",
    closeMenu: "Close",
    theme: "Switch between light and dark",
    language: "Language",
    home: "Mruk, home page",
  },
  footer: {
    about: "Three small stories a day about one large cat. Written and drawn by software, read by people.",
    content: "Content",
    todayStories: "Today’s stories",
    gallery: "Gallery",
    languages: "Languages",
    rights: "© 2024 Mruk. All rights reserved.",
  },
  error: {
    generic: "Something went wrong. Please try again.",
    grumpy: "Mruk has sat down on the newspaper and will not move.",
    retry: "Try again",
  },
  notFound: {
    title: "Page Not Found",
    text: "Mruk has looked behind it, under it and inside it.",
    hint: "Did you forget to add the page to the router?",
    picture: "Two green eyes above the edge of a cardboard box by the bookshelf",
  },
} as const;
