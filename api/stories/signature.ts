/** Who did something: a name as the panel knows it, or the name and the address that somebody's Git knows. */
export type Person = string | { name: string; email: string };

/** `Name <address>` as a commit has it. Null where nothing of the name can be written there. */
export function identityOf(person: Person): string | null {
  const { name, email } = typeof person === "string" ? { name: person, email: addressOf(person) } : person;
  const [written, address] = [cleaned(name), cleaned(email).replaceAll(" ", "")];
  return written === "" ? null : `${written} <${address || addressOf(name)}>`;
}

/** Neither a bracket nor a line end of a name may end it: what follows would be read as Git's own. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}<>]+/gu, " ")
    .slice(0, 200)
    .toWellFormed()
    .trim();
}

function addressOf(name: string): string {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "L");
  const local = letters.replace(/[^A-Za-z0-9._+-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");
  return `${local.slice(0, 64) || "administrator"}@mruk.invalid`;
}
