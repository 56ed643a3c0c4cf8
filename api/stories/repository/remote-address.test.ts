import { describe, expect, it } from "vitest";
import { addressForGit, isAddress, shownRemote, withoutCredentials } from "./remote-address.ts";

describe("a remote", () => {
  it.each(["origin", "up-stream.2", "A_b"])("%s is a name", (name) => {
    expect([isAddress(name), shownRemote(name)]).toEqual([false, name]);
  });

  it.each([
    ["https://git.example.org/mruk/library.git", "https://git.example.org/mruk/library.git"],
    ["https://ola:ghp_secret@git.example.org:8443/library.git", "https://git.example.org:8443/library.git"],
    ["https://ghp_secret@git.example.org/library.git", "https://git.example.org/library.git"],
    ["https://ola:p@ss/w:rd@git.example.org/library.git", "https://git.example.org/library.git"],
    ["https://git.example.org/library.git?token=secret#secret", "https://git.example.org/library.git"],
    ["ssh://git@git.example.org/library.git", "ssh://git.example.org/library.git"],
    ["git@git.example.org:mruk/library.git", "git.example.org:mruk/library.git"],
    ["/srv/git/library.git", "/srv/git/library.git"],
    ["./library.git", "./library.git"],
    ["git/@odd/library.git", "git/@odd/library.git"],
  ])("%s is an address, shown without credentials", (address, shown) => {
    expect([isAddress(address), shownRemote(address)]).toEqual([true, shown]);
  });

  it("is resolved against the folder in which the program was started, if it is a path", () => {
    expect(addressForGit("./library.git")).toBe(`${process.cwd()}/library.git`);
    for (const address of ["/srv/library.git", "git@host:library.git", "https://host/library.git"]) {
      expect(addressForGit(address)).toBe(address);
    }
  });

  it.each([
    "fatal: unable to access 'https://ola:p%40ss-word@host/x.git/': refused",
    "remote: ola, p@ss-word is wrong",
    "fatal: Authentication failed for https://somebody:else@elsewhere/x.git",
  ])("has nothing of its password in what Git says of it: %s", (text) => {
    expect(withoutCredentials(text, "https://ola:p%40ss-word@host/x.git")).not.toMatch(/p@ss-word|p%40ss|else@/);
  });
});
