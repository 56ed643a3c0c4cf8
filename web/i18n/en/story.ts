import { mood } from "./mood.ts";
import { needsConnection } from "./needs-connection.ts";

export const texts = {
  ...mood,
  ...needsConnection,
  story: {
    end: {
      morning: "The end of the morning story.",
      afternoon: "The end of the afternoon story.",
      evening: "The end of the evening story.",
    },
    nextAt: "The next one is out at {{time}}.",
    watch: "Watch the video",
    listen: "Listen",
    share: "Share",
    copied: "Link copied",
    copyThis: "Please copy this link",
    film: "The film of this story",
    bothLanguages: "Read in both languages",
    oneLanguage: "Read in English only",
    inOther: "In Polish",
    next: "Next story",
    previous: "Previous story",
    continues: "What came before",
    continuedBy: "How it went on",
    series: "Part {{part}} of {{all}} of a longer story",
    others: "Other stories",
  },
} as const;
