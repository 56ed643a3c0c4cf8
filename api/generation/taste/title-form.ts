import { functionWords } from "../gate/function-words.ts";

/** A title's form: "The Telegram Versus Mr Rysiek’s Bag" is "the N versus N" where "versus" is a small word. */
export function titleForm(title: string, language: "English" | "Polish"): string {
  const small = functionWords[language];
  const marked = title.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[,:;–—?!…]/gu) ?? [];
  return marked
    .map((part) => (/^\P{L}$/u.test(part) || small.has(part) || linking.has(part) ? part : "N"))
    .join(" ")
    .replace(/N(?: N)+/g, "N")
    .replace(/ ([,:;?!…])/g, "$1");
}

/** Words that link two things in titles and are no function words of the gate. */
const linking = new Set(["a", "an", "i", "versus", "kontra", "first", "najpierw", "o", "do"]);
