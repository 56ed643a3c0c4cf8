// Each language's most frequent small words, which no text can do without. Words of both languages are left out: a, do,
// go, i, no, on, pod, ten, to, was, we …
const english =
  "the and of in is he his it that with for had as at not but from by who which there they she her him have be or were would " +
  "what been when into than then its an if has their this could one out up down all them how only where you your are did " +
  "will more over after before does nor any because while through so";

const polish =
  "się nie na w z że jest był była było byli były jak po za od co tak już tym tego jego jej kto który która które którego " +
  "której tylko kiedy przez dla czy też jeszcze aż bo gdy mu ze o u ale lub oraz przy jeśli więc niż nad ich im sobie jako " +
  "tu tam może są nic ani bez tej tę tą by żeby potem coś ktoś sie ze byl byla bylo byly juz tez jesli wiec niz az ktory " +
  "ktora ktore";

export const functionWords: Record<"English" | "Polish", ReadonlySet<string>> = {
  English: new Set(english.split(" ")),
  Polish: new Set(polish.split(" ")),
};
