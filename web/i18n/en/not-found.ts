export const texts = {
  notFound: {
    title: "Page Not Found",
    text: "Mruk has looked behind it, under it and inside it.",
    hint: "Did you forget to add the page to the router?",
    picture: "Two green eyes above the edge of a cardboard box by the bookshelf",
  },
} as const;
