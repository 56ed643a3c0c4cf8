/** The author of an edit: a name of the panel, or the name and the address of Git's configuration. */
export type Person = string | { name: string; email: string };

/** `Name <address>` for a commit. Null where no character of the name can be written there. */
export function identityOf(person: Person): string | null {
  const { name, email } = typeof person === "string" ? { name: person, email: addressOf(person) } : person;
  const [written, address] = [cleaned(name), cleaned(email).replaceAll(" ", "")];
  return written === "" ? null : `${written} <${address || addressOf(name)}>`;
}

/** Removes brackets and line ends, because Git would read what follows them as its own syntax. */
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
