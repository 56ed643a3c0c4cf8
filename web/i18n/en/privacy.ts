import type { LegalText } from "../legal-text.ts";

const privacy: LegalText = {
  title: "Privacy Policy",
  lead: "You can read every story here without telling us who you are. This page says what little is kept, where, and for how long.",
  parts: [
    {
      id: "who",
      title: "Who is responsible",
      texts: [
        "Whoever runs this site is responsible for the data described here (the controller, in the words of the General Data Protection Regulation, GDPR).",
        "Write to {{email}} about anything on this page.",
      ],
    },
    {
      id: "browser",
      title: "What stays in your browser",
      texts: [
        "There are no tracking cookies and no visitor accounts. Your browser keeps a few things so that the site behaves as you asked:",
        [
          "theme, in local storage: light or dark.",
          "language, in local storage and in a cookie of the same name for one year: English or Polish. The cookie lets the server send the page in your language straight away.",
          "liked, a cookie for each story whose heart you press, for one year. It is signed, closed to scripts, travels only to the address that keeps that story’s likes, and holds nothing but yes or no, with a random number beside a yes, by which that like can be taken back, and only once.",
          "side-by-side, in local storage: whether you read stories in both languages beside each other.",
          "speed and listens-on, in local storage: how fast stories are read aloud to you, and whether the next one follows, once you choose that.",
          "searchKey, in local storage: whether the key / opens the search, once you switch that off or on.",
          "advertising, in local storage: your answer to the question about advertising, and only where that question was asked.",
        ],
        "What it remembers of your reading is said below. You can delete all of it in your browser’s settings at any time. Then the site asks your browser for its language again, and a heart may be pressed again.",
      ],
    },
    {
      id: "memory",
      title: "What your browser remembers of your reading",
      texts: [
        "So that you find your way among so many stories, your browser remembers a few things about them in its local storage, on this device and in this browser only. We never see them: they are not sent to us or to anybody, and the server does not know that they exist.",
        [
          "likes: the last five hundred stories whose hearts you pressed, so that they are still full when you come back.",
          "read: the last two thousand stories that you read. A story counts as read once its end was on the screen or two thirds of it were scrolled past.",
          "begun: the one story that you began last and did not finish, with its title and how far you got, so that the home page can lead you on.",
          "visits: when you were last here and when the visit before ended, so that what is new since then can be marked.",
          "memory: that you switched all this off, once you do.",
        ],
        "Here you see what is remembered now, and can have it forgotten. If you switch it off, everything is forgotten at once and nothing more is kept; hearts then stay full only until you leave. The likes themselves stay where they were given, and so do the cookies named liked, which only your browser’s settings can delete.",
      ],
    },
    {
      id: "offline",
      title: "What your browser keeps for reading offline",
      texts: [
        "So that you can read without a connection, your browser keeps the stories of the last thirty days, their pictures in one size, and the files of which the site is made, in its cache storage: some megabytes, the same for every reader, whatever you have read. It fetches them a little after a page has loaded, and nothing unasked where you save data or the connection is slow. What is older than thirty days, or was withdrawn, it deletes the next time it looks.",
        [
          "offline, in local storage: that you switched this off, or on again, once you do. Switched on by hand, everything is fetched whatever the connection.",
        ],
        "Here you see what is kept now. If you switch it off, all of it is deleted at once and nothing more is fetched.",
      ],
    },
    {
      id: "counts",
      title: "Likes, views and clicks",
      texts: [
        "We count how often a story was opened and liked and its links followed. These are plain numbers for a story and for a day. No network address, identifier or profile is stored with them, so nobody can tell from them who read what.",
        "The mood of a story is worked out from its text by your own browser and is not sent to us.",
      ],
    },
    {
      id: "listening",
      title: "Reading aloud",
      texts: [
        "A story is read aloud from a file of this site, where there is one, or by your browser’s own voice, on your device. Nobody is told that you listen. If the only voice that your browser has for a language works on its maker’s servers, to which it would send the story’s text, you are asked first.",
      ],
    },
    {
      id: "newsletter",
      title: "Newsletter",
      texts: [
        "If you ask for the morning letter, we store your e-mail address, the language you chose, how often you want it, and the dates on which you asked and confirmed. The legal basis is your consent (Article 6(1)(a) GDPR), which you give by following the link in our first mail.",
        [
          "An address that is not confirmed is forgotten after seven days.",
          "Every letter has a link to unsubscribe. Your address is then deleted.",
          "An address that does not exist gets no more letters, and is deleted after thirty days. If you report a letter as spam, we delete your address at once. In both cases a checksum of it stays, so that it is never written to again unless you sign up anew.",
          "For sixty days we remember which letters were sent to which subscriber, so that nobody gets one twice: under a random number, without the address.",
          "The server’s backups forget a deleted address after about fifteen days.",
          "The letters hold no hidden pictures and do not report whether you opened them.",
        ],
      ],
    },
    {
      id: "mails",
      title: "E-mail and the contact form",
      texts: [
        "A message you send us is used to answer you and is deleted when it is no longer needed for that. What you type into the contact form stays in your browser; the form keeps nothing and sends nothing to third parties.",
      ],
    },
    {
      id: "server",
      title: "Server logs",
      texts: [
        "To deliver a page, the server has to see your network address. It holds it in memory for a short while to limit how often one address may ask for something, and does not write it down. Its log says which pages were asked for, when, and what went wrong, without network and e-mail addresses, cookies or anything else by which somebody could be recognised. The company that hosts the site may keep technical logs for a short time for security. The legal basis is our legitimate interest in a site that works and withstands abuse (Article 6(1)(f) GDPR).",
      ],
    },
    {
      id: "advertising",
      title: "Advertising",
      texts: [
        "There is advertising only if the operator of this site has set it up. Even then nothing is loaded from an advertising network before you agree. If you agree, the network receives your network address and may set cookies of its own under its own policy. You can change your mind at any time by the button beside an advertisement.",
      ],
    },
    {
      id: "links",
      title: "Other sites",
      texts: [
        "Stories, pictures and fonts come from this site alone. A link to a video or to our video channel leads to another company’s site, which sees you only once you follow it, and has a policy of its own.",
      ],
    },
    {
      id: "software",
      title: "Made by software",
      texts: [
        "The stories and pictures are made by software, and say so: each story carries a visible note and each picture a machine-readable mark of its origin (IPTC digital source type). No data about readers goes into making them, and no decision about you is made by a machine.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      texts: [
        "You may ask what we hold about you, have it corrected or deleted, receive a copy, restrict its use or object to it, and withdraw a consent at any time without affecting what was done before. In practice that concerns newsletter subscribers and people who wrote to us: we hold nothing by which we could recognise anybody else.",
        "You may also complain to a data protection authority; in Poland that is the President of the Personal Data Protection Office (UODO), ul. Stawki 2, 00-193 Warsaw.",
      ],
    },
    {
      id: "children",
      title: "Children",
      texts: [
        "The stories are fit for any age, and reading them needs no data. Anybody under 16 should ask a parent before subscribing to the newsletter.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      texts: ["If what we keep changes, this page changes first, and the date at its top with it."],
    },
  ],
};

export const texts = {
  privacy,
  memoryPanel: {
    isOn: "Remember my reading in this browser",
    hearts: "Hearts pressed",
    read: "Stories read",
    begun: "Begun and not finished",
    lastVisit: "The visit before this one",
    none: "none",
    forget: "Forget all of it",
    forgotten: "Nothing is remembered.",
  },
  offlinePanel: {
    isOn: "Keep the last thirty days for reading offline",
    stories: "Stories kept",
    pictures: "Pictures kept",
    size: "Room taken by them",
    forgotten: "Nothing is kept any more.",
    coming: "The stories are coming, one by one.",
    impossible: "This browser keeps nothing offline.",
  },
};
