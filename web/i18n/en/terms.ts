import type { LegalText } from "../legal-text.ts";

const terms: LegalText = {
  title: "Terms of Service",
  lead: "Mruk is free to read. These are the few rules that come with it, in words meant to be understood.",
  parts: [
    {
      id: "service",
      title: "What this is",
      texts: [
        "Mruk is a publication about the daily life of one invented cat: three short illustrated stories a day, in English and in Polish, with feeds, a morning letter and now and then a short video. Reading needs no account and costs nothing. By using the site you accept these terms; if you do not, please do not use it.",
      ],
    },
    {
      id: "software",
      title: "Made by software",
      texts: [
        "What is marked “AI-generated” was made by artificial intelligence: by the models named beside the mark, near the title of every such story. What is marked as written and drawn by a computer program was made by rules, without such a model; what carries no mark, by people. Letters, feeds and videos say it too, and every picture carries a machine-readable mark of its origin. The people, animals and events in them are invented; the city is not, but it is drawn from imagination.",
        "Software makes mistakes. Nothing here is advice, least of all on the keeping, feeding or health of cats: for that please ask a vet.",
      ],
    },
    {
      id: "use",
      title: "How it may be used",
      texts: [
        "You may read, print for yourself and link to anything here. Programs are welcome to the feeds and to the public programming interface, at a pace that leaves room for others. Please do not:",
        [
          "try to break in, to overload the site, or to get around its limits;",
          "push the counts of likes and views up or down by machine;",
          "subscribe anybody but yourself to the newsletter;",
          "hide that a text or picture was made by software, or remove the mark that says so.",
        ],
      ],
    },
    {
      id: "rights",
      title: "Texts and pictures",
      texts: [
        "As far as the law protects them, the rights in the stories, the pictures, the name and the look of Mruk belong to the operator of this site.",
        "If you would like to use a story or a picture elsewhere, write to {{email}} and say which one and where. We usually say yes.",
      ],
    },
    {
      id: "newsletter",
      title: "Newsletter",
      texts: [
        "The morning letter is free. It begins once you have confirmed your address and ends with one click on the link in any letter. We may stop sending it at any time.",
      ],
    },
    {
      id: "likes",
      title: "Likes",
      texts: [
        "A like counts once for each browser and can be taken back. Counts made by machines may be corrected. The list of the most liked stories follows from these numbers and is no recommendation of anybody’s.",
      ],
    },
    {
      id: "others",
      title: "Advertising and other sites",
      texts: [
        "The site may show advertising, always marked as such and only with your consent where that is needed. Links lead to sites of others, such as a video platform; what happens there is up to them and their terms.",
      ],
    },
    {
      id: "children",
      title: "Children",
      texts: [
        "The stories are fit for any age. Anybody under 16 should ask a parent before subscribing to the newsletter.",
      ],
    },
    {
      id: "availability",
      title: "Availability and liability",
      texts: [
        "We want a story to be out at 8:00, 14:00 and 20:00, Warsaw time, but cannot promise it: servers fail, and so do cats. The site may change, pause or end. It is offered as it is; as far as the law allows, we are not liable for loss that comes from using it or from not being able to. Nothing here limits liability for intent, gross negligence or injury, or any right that the law gives consumers.",
      ],
    },
    {
      id: "privacy",
      title: "Privacy",
      texts: ["What little is kept about readers is described in the privacy policy."],
    },
    {
      id: "law",
      title: "Law and changes",
      texts: [
        "Polish law applies. If you are a consumer living elsewhere, the mandatory protection of your own country’s law stays with you. If these terms change, the date at the top changes too; what was published before stays under the terms it was published with.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      texts: ["Questions about these terms, complaints about a text or a picture, and corrections: {{email}}."],
    },
  ],
};

export const texts = { terms };
