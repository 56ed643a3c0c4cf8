export const health = {
  health: {
    title: "What is wrong",
    alarm: "Alarm:",
    warning: "Warning:",
    more_one: "and one thing more",
    more_other: "and {{count}} things more",
    since: {
      today: "since {{time}}",
      yesterday: "since yesterday, {{time}}",
      days_one: "for one day ({{at}})",
      days_other: "for {{count}} days ({{at}})",
    },
    detail: "The server says:",
    parts: {
      content: "The library does not follow its remote",
      stories: "The stories ahead need a look",
      timer: "The server cannot make stories by itself",
      films: "The server cannot make films by itself",
      uploads: "The server cannot upload films by itself",
      narrations: "The server cannot have stories read aloud",
      letter: "The morning letter is held up",
      disk: "The disk needs a look",
      database: "Nothing can be kept in the database",
      servers: "The servers do not agree",
      server: "The server did not end in peace",
      settings: "Settings are missing",
    },
    codes: {
      DATABASE_UNAVAILABLE: {
        what: "The database does not answer",
        todo: "Readers see the stories; likes, sign-ups and your changes to accounts are refused until it is back. Look at the database and the way to it.",
      },
      REMOTE_UNREACHABLE: {
        what: "The remote repository cannot be reached",
        todo: "Readers see what this server has, and what you change here goes out once the remote answers. If it lasts, look at the network, the remote’s address and its credentials.",
      },
      REMOTE_REFUSED: {
        what: "The remote repository refuses our changes",
        todo: "Readers see them, and they are kept here. Look at the branch’s rules, and at what this server may do there.",
      },
      CONTENT_DIVERGED: {
        what: "The library and its remote have diverged",
        todo: "Nothing new arrives from there. Somebody has to bring the two together by hand.",
      },
      CONTENT_BLOCKED: {
        what: "Something in the content folder is in the way",
        todo: "Nothing new arrives until it is committed, undone or moved away.",
      },
      CONTENT_BUSY: {
        what: "Somebody else is at work in the content folder",
        todo: "It is tried again by itself.",
      },
      CONTENT_NOT_GIT: {
        what: "The content folder is not in Git",
        todo: "Look at CONTENT_DIR and CONTENT_REMOTE, then start the server again.",
      },
      CONTENT_NOT_WRITABLE: {
        what: "The content folder cannot be written to",
        todo: "Give the server’s account the right to write there.",
      },
      BUFFER_LOW: {
        what: "The stories ahead are running out",
        todo: "See what the last run said, then generate stories.",
      },
      BUFFER_EMPTY: {
        what: "A story is missing",
        todo: "See what the last run said, then generate it.",
      },
      BUFFER_GAP: {
        what: "A slot ahead has no story",
        todo: "Later ones have theirs. If its story was deleted, nobody makes another by itself: generate or write one, unless the slot is to stay empty.",
      },
      MAIL_UNAVAILABLE: {
        what: "Mail does not leave",
        todo: "What is due is sent once the mail server takes it. Look at the mail server and at SMTP_URL.",
      },
      LETTER_REFUSED: {
        what: "The mail server refuses almost every letter",
        todo: "It says that most addresses do not exist; more likely it does not want our mail. The letter waits for an hour, and no reader was struck off. Look at the sender’s domain and at that server’s log.",
      },
      LETTER_HELD: {
        what: "The letter does not leave: its morning has no story",
        todo: "Generate or write a story for that morning before 21:00, and the letter leaves by itself. Otherwise readers find its other stories in the next one.",
      },
      LETTER_SHORT: {
        what: "The letter did not reach everybody",
        todo: "Who missed it finds its stories in the next one. Look at the mail server’s log, at the sender’s domain and at MAIL_PER_SECOND.",
      },
      SETTINGS_MISSING: {
        what: "The site lacks your address or your channel",
        todo: "Set CONTACT_EMAIL and VIDEO_CHANNEL_URL, whichever is missing, and start the server again. Until then, their places on the site stay empty.",
      },
      DISK_LOW: {
        what: "The disk is nearly full",
        todo: "Free some space before nothing can be kept any more.",
      },
      DISK_FULL: {
        what: "The disk is full",
        todo: "Readers are served, but nothing new can be kept. Free some space.",
      },
      FILM_MAKER_MISSING: {
        what: "Films are switched on, and nobody makes them",
        todo: "Set FILMMAKER to house, or name a service in VIDEO_BASE_URL; or set FILMS to off. Then start the server again.",
      },
      VOICE_MISSING: {
        what: "Stories are to be read aloud, and there is no voice",
        todo: "Run mruk voices on the server: it says what is missing. Or set NARRATOR to browser and start the server again.",
      },
      FILM_TOOLS_MISSING: {
        what: "Films and narrations cannot be made: ffmpeg is missing",
        todo: "Install ffmpeg on the server, or name it in FFMPEG_PATH and start the server again.",
      },
      YOUTUBE_NOT_CONFIGURED: {
        what: "Films are not uploaded: nobody has signed in to YouTube",
        todo: "Set YOUTUBE_CLIENT_ID and YOUTUBE_CLIENT_SECRET, and run mruk youtube login; or set YOUTUBE_UPLOAD to off.",
      },
      YOUTUBE_SIGNED_OUT: {
        what: "Films are not uploaded: the sign-in to YouTube has ended",
        todo: "Run mruk youtube login once more. What waits is uploaded then.",
      },
      YOUTUBE_QUOTA_EXCEEDED: {
        what: "YouTube’s quota of the day is used up",
        todo: "Nothing: uploads go on by themselves when it begins anew, at midnight Pacific time, usually 9:00 in Warsaw.",
      },
      YOUTUBE_UPLOAD_LIMIT: {
        what: "YouTube takes no more videos of this channel for now",
        todo: "It is tried again tomorrow. A verified channel may upload more: youtube.com/verify.",
      },
      SECRET_DIFFERS: {
        what: "The servers have different secrets",
        todo: "Signing in, likes and links in mails work at some of them and not at others. Give all servers the same AUTH_SECRET, or none, and start them again.",
      },
      CLOCK_DIFFERS: {
        what: "A clock is wrong",
        todo: "This server and the database do not tell the same time, so stories and the letter may come too early or too late. Let both machines set their clocks over the network.",
      },
      SERVER_KILLED: {
        what: "The server was killed, and started again",
        todo: "Somebody killed it, the machine lost its power, or its memory ran out. Nothing that was acknowledged is lost; the system’s log says which it was.",
      },
      SERVER_FAILED: {
        what: "The server ended by an error, and started again",
        todo: "Nothing that was acknowledged is lost. The server’s log holds the error: please report it.",
      },
    },
    conflict: {
      title: "Changes kept aside",
      lead: "These changes were made here while others changed the same thing elsewhere. Readers see what the others wrote; nothing of yours is lost.",
      branch: "Branch",
      here: "only on this server",
      by: "{{author}}:",
      noStories: "No story is changed by it.",
      look: "Look",
      restore: "Bring this version back",
      restoreTitle: "Bring this version back?",
      restoreText:
        "The post {{id}} becomes what it was here. This is a new version; the present one stays in the history.",
      discard: "Let it go",
      discardTitle: "Let these changes go?",
      discardText: "The branch {{name}} is deleted, here and at the remote. Nobody can bring it back.",
      discarded: "The changes are gone",
      explained: "What bringing this version back would change.",
      loading: "Fetching the version…",
    },
  },
} as const;
