import { resolve } from "node:path";

/** Whether a remote is given by its address, rather than by the name under which Git has it configured. */
export const isAddress = (remote: string): boolean => !/^[A-Za-z0-9][\w.-]*$/.test(remote);

/** A path is one from the folder in which this process was started, wherever Git runs. */
export function addressForGit(address: string): string {
  const isPath = !address.includes("://") && !/^[^/]*:/.test(address);
  return isPath ? resolve(address) : address;
}

/** A remote as people are shown it: without the user and the password that an address may hold, nor what follows its path. */
export function shownRemote(remote: string): string {
  const [, scheme = "", rest = remote] = /^([a-z][a-z0-9+.-]*:\/\/)(.*)$/is.exec(remote) ?? [];
  const hasUser = scheme !== "" || /^[^/]*@[^/]*:/.test(rest);
  // Up to the last @: a password that nobody encoded may hold some too.
  const place = hasUser ? rest.slice(rest.lastIndexOf("@") + 1) : rest;
  return scheme + (scheme === "" ? place : place.replace(/[?#].*$/s, ""));
}

/** A text of Git's about this remote, without what people are not shown. */
export function withoutCredentials(text: string, remote: string): string {
  let clean = text.replaceAll(remote, shownRemote(remote));
  for (const secret of secretsOf(remote)) clean = clean.replaceAll(secret, "…");
  return clean.replace(/\/\/[^\s'"]*@/g, "//");
}

/** The password of an address, or the user where that is all, which then is a token; as it stands there and decoded. */
function secretsOf(remote: string): string[] {
  const user = remote.includes("@")
    ? remote.slice(0, remote.lastIndexOf("@")).replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    : "";
  const secret = user.slice(user.indexOf(":") + 1);
  // Shorter ones stand in too many other words.
  return [secret, decoded(secret)].filter((text) => text.length > 5);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
