export const texts = {
  follow: {
    title: "Keep up with Mruk",
    lead: "Three stories a day come out here. These are the ways in which they come to you.",
    letter: "By letter",
    letterText:
      "The morning story in your mailbox, whole and with its picture; or the whole week in one letter on Sunday. You can leave with one press.",
    letterLink: "Sign up for the letter",
    feeds: "By feed",
    feedsText:
      "A feed is an address for a feed reader, such as NetNewsWire, Feedly or Thunderbird: paste it there, and new stories appear by themselves, complete, without an account here and without anybody noting what you read.",
    whole: "All stories",
    english: "in English",
    polish: "in Polish",
    byCategory: "By category",
    podcasts: "By ear",
    podcastsText:
      "The stories are read aloud as well, by a machine. Paste the address into your podcast program, such as AntennaPod, Pocket Casts or Apple Podcasts, and each one comes at its hour.",
    podcast: "Stories read aloud",
    elsewhere: "On your own site",
    elsewhereText:
      "Where a site knows oEmbed, as WordPress does, the address of a story on a line of its own is enough. Elsewhere a frame shows it, without scripts and without cookies:",
    failed: "The categories could not be loaded.",
  },
} as const;
