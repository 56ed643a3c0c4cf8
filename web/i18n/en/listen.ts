/** The words of the player, which come with it. */
export const texts = {
  listen: {
    label: "Reading aloud",
    play: "Play",
    pause: "Pause",
    back: "Previous sentence",
    forth: "Next sentence",
    stop: "Stop reading aloud",
    speed: "Speed",
    where: "Sentence {{at}} of {{all}}",
    goesOn: "Then the next story",
    language: "Language",
    both: "Both in turn",
    status: {
      preparing: "Getting ready",
      reading: "Reading aloud",
      paused: "Paused",
      ended: "The end",
      voiceless: "This browser has no voice for that language, so it cannot read aloud.",
      remote: "The only voice that this browser has for it is its maker’s, who would be sent the text of the story.",
      silent: "The browser’s voice said nothing. Press Play to have it try again.",
    },
    allowRemote: "Read all the same",
  },
} as const;
