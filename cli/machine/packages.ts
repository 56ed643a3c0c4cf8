import type { Answers } from "./answers.ts";
import type { Facts } from "./facts.ts";

/** Whether Git reaches a repository by ssh: `ssh://…`, or `git@host:path`. */
export const isBySsh = (remote: string | undefined): boolean => /^ssh:|^[\w.-]+@[\w.-]+:/.test(remote ?? "");

/** Debian's packages that an installation needs and the machine has not. */
export function aptPackages(
  { proxy, settings }: Pick<Answers, "proxy" | "settings">,
  { programs }: Pick<Facts, "programs">,
) {
  return [
    ...(programs.git ? [] : ["git", "ca-certificates"]),
    ...(isBySsh(settings.CONTENT_REMOTE) && !programs["ssh-keygen"] ? ["openssh-client"] : []),
    ...(proxy === "caddy" && !programs.caddy ? ["caddy"] : []),
  ];
}
