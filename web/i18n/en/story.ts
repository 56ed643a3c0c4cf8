import { mood } from "./mood.ts";

export const texts = {
  ...mood,
  story: {
    end: {
      morning: "The end of the morning story.",
      afternoon: "The end of the afternoon story.",
      evening: "The end of the evening story.",
    },
    nextAt: "The next one is out at {{time}}.",
    watch: "Watch the video",
    share: "Share",
    copied: "Link copied",
    copyThis: "Please copy this link",
    film: "The film of this story",
    next: "Next story",
    previous: "Previous story",
    continues: "What came before",
    continuedBy: "How it went on",
    series: "Part {{part}} of {{all}} of a longer story",
    others: "Other stories",
  },
} as const;
