import { resolve } from "node:path";

/** Whether a remote is given by its address, rather than by the name under which Git has it configured. */
export const isAddress = (remote: string): boolean => !/^[A-Za-z0-9][\w.-]*$/.test(remote);

/** Resolves a path against the folder in which this process was started, because Git runs in another one. */
export function addressForGit(address: string): string {
  const isPath = !address.includes("://") && !/^[^/]*:/.test(address);
  return isPath ? resolve(address) : address;
}

/** A remote for messages: an address loses its user, its password, its query and its fragment. */
export function shownRemote(remote: string): string {
  const [, scheme = "", rest = remote] = /^([a-z][a-z0-9+.-]*:\/\/)(.*)$/is.exec(remote) ?? [];
  const hasUser = scheme !== "" || /^[^/]*@[^/]*:/.test(rest);
  // Up to the last @, because an unencoded password may hold some too.
  const place = hasUser ? rest.slice(rest.lastIndexOf("@") + 1) : rest;
  return scheme + (scheme === "" ? place : place.replace(/[?#].*$/s, ""));
}

/** A message of Git's about this remote, without credentials. */
export function withoutCredentials(text: string, remote: string): string {
  let clean = text.replaceAll(remote, shownRemote(remote));
  for (const secret of secretsOf(remote)) clean = clean.replaceAll(secret, "…");
  return clean.replace(/\/\/[^\s'"]*@/g, "//");
}

/** The password of an address, or its user where there is no password (a token); as it stands there, and decoded. */
function secretsOf(remote: string): string[] {
  const user = remote.includes("@")
    ? remote.slice(0, remote.lastIndexOf("@")).replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    : "";
  const secret = user.slice(user.indexOf(":") + 1);
  // Shorter ones occur in too many ordinary words.
  return [secret, decoded(secret)].filter((text) => text.length > 5);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
