import { needsConnection } from "./needs-connection.ts";

export const texts = {
  ...needsConnection,
  archive: {
    title: "Archive",
    lead: "Every story about Mruk so far, by year, month and day.",
    crumbs: "You are here",
    shelves: "Ways into the archive",
    years: "Years",
    monthsOf: "{{year}}, month by month",
    stories_one: "{{n}} story",
    stories_other: "{{n}} stories",
    noMonth: "no stories",
    earlier: "Earlier",
    later: "Later",
    steps: "Earlier and later",
    begins: "The first story is still to come.",
    none: "Mruk slept through it: no story came out then.",
    failed: "The archive could not be loaded.",
  },
  year: { description: "The stories about Mruk of {{year}}, month by month." },
  month: {
    lead: "One picture for each story, day by day.",
    description: "The stories about Mruk of {{month}}, day by day.",
    caption: "The stories of {{month}}",
    steps: "Earlier and later months",
  },
  day: { description: "The stories about Mruk that came out on {{date}}." },
  weather: { clear: "clear", rain: "rain", snow: "snow", fog: "fog", wind: "wind" },
  list: { stories: "Stories", pages: "Pages", page: "Page {{page}} of {{pages}}", newer: "Newer", older: "Older" },
  categories: {
    title: "Categories",
    lead: "What the stories are about, and at what time of day they came out.",
    about: "By subject",
    times: "By time of day",
  },
  category: {
    description: "The stories about Mruk in the category {{category}}, newest first.",
    feed: "Follow “{{category}}” as a feed",
  },
  time: {
    title: { morning: "Morning stories", afternoon: "Afternoon stories", evening: "Evening stories" },
    description: "A new story about Mruk every day at {{time}}, Warsaw time; the newest comes first.",
  },
  series: {
    title: "Series",
    lead: "Stories with a sequel, to be read one after the other.",
    none: "So far each story stands on its own.",
    parts: "In {{parts}} parts",
    named: "The series “{{title}}”",
    description: "“{{title}}”: a story about Mruk in {{parts}} parts, in their order.",
  },
} as const;
