// What is wrong with a machine before Mruk is installed on it, all at once. A failed check stops the installation.

import { type Finding, failed, type NamedFinding, ok, skipped, warning } from "../doctor/finding.ts";
import { isPrivateName } from "../doctor/private-names.ts";
import type { Answers } from "./answers.ts";
import type { Facts } from "./facts.ts";
import { aptPackages } from "./packages.ts";
import { caddyMark } from "./proxy.ts";

/** What the units ask of systemd: ProtectClock= and ProtectHostname= are of 245, notices of a new main process of 247. */
const leastSystemd = 247;
const gigabyte = 1024 ** 3;

type Check = (answers: Answers, facts: Facts) => Finding;

/** Every finding. With `anyway`, what can be mended after the installation only warns. */
export function preflight(answers: Answers, facts: Facts, { anyway }: { anyway: boolean }): NamedFinding[] {
  return Object.entries(checks).map(([check, { look, canWait }]) => {
    const finding = look(answers, facts);
    const state = finding.state === "failed" && canWait && anyway ? "warning" : finding.state;
    return { check, ...finding, state };
  });
}

const checks: Record<string, { look: Check; canWait?: boolean }> = {
  root: {
    look: (_answers, { isRoot }) =>
      isRoot
        ? ok("may change the machine")
        : failed("only root may install", "Type sudo in front of it; --dry-run shows everything without it."),
  },
  systemd: {
    look(_answers, { systemd }) {
      if (systemd === null)
        return failed(
          "does not run this machine",
          "docs/container.md and docs/releases.md say how to run Mruk without it.",
        );
      if (systemd >= leastSystemd) return ok(String(systemd));
      return failed(
        `${systemd} is too old`,
        `It takes ${leastSystemd} or newer: Debian 11 or newer, Ubuntu 22.04 or newer.`,
      );
    },
  },
  program: { look: (_answers, facts) => programFinding(facts) },
  settings: {
    look({ ignored }, { settings }) {
      if (settings === null) return ok("will be written");
      if (ignored.length === 0) return ok("are there, and keep every line");
      return warning(`are there, and keep ${ignored.join(" and ")} as it is`, "To change it, edit /etc/mruk.env.");
    },
  },
  packages: {
    look(answers, facts) {
      const missing = aptPackages(answers, facts);
      if (missing.length === 0) return ok("everything is there");
      if (facts.programs["apt-get"]) return ok(`${missing.join(" and ")} will be installed with apt-get`);
      return failed(
        `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing`,
        "Install that, and run this again.",
      );
    },
  },
  name: { look: nameFinding, canWait: true },
  ports: { look: portsFinding, canWait: true },
  proxy: { look: proxyFinding, canWait: true },
  clock: {
    look(_answers, { clockIsSynchronised }) {
      if (clockIsSynchronised === null) return skipped("nothing here knows whether it is synchronised");
      if (clockIsSynchronised) return ok("is synchronised");
      return warning("is not synchronised", "timedatectl set-ntp true; stories appear by this clock.");
    },
  },
  disk: {
    look(_answers, { freeBytes }) {
      const says = `${(freeBytes / gigabyte).toFixed(1)} GB are free`;
      if (freeBytes < gigabyte)
        return failed(says, "Free some space: the program takes 0.3 GB, a year of stories as much.");
      return freeBytes < 4 * gigabyte ? warning(says, "4 GB are enough for years; films take more.") : ok(says);
    },
  },
  memory: {
    look(_answers, { memoryBytes }) {
      const says = `${(memoryBytes / gigabyte).toFixed(1)} GB`;
      // A machine of 1 GB has a little less: its kernel keeps some.
      return memoryBytes < 0.9 * gigabyte ? warning(says, "1 GB is enough, 2 GB if films are made here.") : ok(says);
    },
  },
};

function programFinding({ program, installed }: Facts): Finding {
  const { kind, folder, version, isBuilt, isReadable } = program;
  if (installed !== null && installed !== folder && !installed.endsWith(`/${version}`))
    return warning(`${installed} is installed, and stays`, "mruk upgrade brings another version.");
  if (!isBuilt) return failed(`${folder} is not built`, `Run npm run setup -- --build in ${folder}.`);
  if (kind === "checkout" && !isReadable)
    return failed(
      `the account of the service cannot read ${folder}`,
      "Have the checkout in a folder that all may read, outside of /root and /home, such as /opt/mruk/checkout.",
    );
  return ok(`${kind === "release" ? "release" : "checkout of"} ${version} in ${folder}`);
}

function nameFinding({ host, proxy }: Answers, { nameLeadsTo, ownAddresses }: Facts): Finding {
  if (nameLeadsTo.length === 0)
    return failed(
      `${host} has no address`,
      `Add an A record (and an AAAA record for IPv6) that leads to this machine, or go on without it by --anyway.`,
    );
  const leads = `${host} leads to ${nameLeadsTo.join(" and ")}`;
  if (nameLeadsTo.some((address) => ownAddresses.includes(address)))
    return ok(`${leads}, which is this machine${isPrivateName(host) ? ", for programs on it" : ""}`);
  const publicAddresses = ownAddresses.filter((address) => !isPrivateAddress(address));
  if (publicAddresses.length === 0)
    return warning(leads, "This machine knows only its own network's addresses, so look yourself whether that is it.");
  const says = `${leads}, and this machine is ${publicAddresses.join(" and ")}`;
  if (proxy !== "caddy") return warning(says, "It is right where the proxy is another machine.");
  return failed(says, "Correct the record; or --anyway, if another machine passes readers on.");
}

/** An address of a private network, of the machine itself, or of one cable (RFC 1918, 4193, 4291, 6598). */
const isPrivateAddress = (address: string): boolean =>
  /^(?:10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe[89ab])/i.test(
    address,
  );

/** The ports that an installation takes, and what may have them already: the socket of an earlier one, its server, Caddy. */
function portsFinding({ proxy }: Answers, { listeners, installed }: Facts): Finding {
  const nobody = /^$/;
  const ours: Record<number, RegExp> = {
    3000: installed === null ? nobody : /^(?:systemd|node)/,
    ...(proxy === "caddy" && { 80: /^caddy$/, 443: /^caddy$/ }),
  };
  const taken = listeners.filter(({ port, program }) => ours[port]?.test(program ?? "?") === false);
  if (taken.length === 0) return ok(`${Object.keys(ours).join(", ")} are free, or ours`);
  const says = taken.map(({ port, program }) => `${program ?? "another program"} has port ${port}`).join(", ");
  const hint = taken.some(({ port }) => port !== 3000)
    ? "Stop it; or keep it as the proxy, with --proxy nginx or --proxy none."
    : "Stop it: the server listens there.";
  return failed(says, hint);
}

function proxyFinding({ proxy, internalCertificates }: Answers, { caddyfile }: Facts): Finding {
  if (proxy !== "caddy") return ok(`${proxy === "none" ? "one of your own" : proxy}: what it needs is said at the end`);
  if (caddyfile !== null && !caddyfile.isPackages && !caddyfile.text.startsWith(caddyMark))
    return warning("the Caddyfile is yours, and stays as it is", "What to add to it is said at the end.");
  return internalCertificates
    ? warning("Caddy signs the certificate itself", "Browsers refuse it until they trust Caddy's own authority.")
    : ok("Caddy, which fetches its certificate by itself");
}
