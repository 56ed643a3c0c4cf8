import type { Answers } from "./answers.ts";
import type { Machine } from "./carry-out.ts";
import type { Facts } from "./facts.ts";
import type { Step } from "./step.ts";

/** A machine on which nothing is wrong, and nothing is installed: a bare Debian 12 with Git. */
export const bareMachine: Facts = {
  isRoot: true,
  systemd: 252,
  programs: { "apt-get": true, git: true, caddy: false, "ssh-keygen": false },
  nameLeadsTo: ["192.0.2.7"],
  ownAddresses: ["127.0.0.1", "192.0.2.7"],
  listeners: [],
  clockIsSynchronised: true,
  freeBytes: 20 * 1024 ** 3,
  memoryBytes: 2 * 1024 ** 3,
  program: { kind: "release", folder: "/root/mruk-1.2.3", version: "1.2.3", isBuilt: true, isReadable: false },
  installed: null,
  settings: null,
  caddyfile: null,
  library: "none",
  unpackedStates: null,
  lastEvening: null,
};

export const answersOf = (changes: Partial<Answers> = {}): Answers => ({
  host: "mruk.example.org",
  proxy: "caddy",
  internalCertificates: false,
  isStopped: false,
  settings: { SITE_URL: "https://mruk.example.org", SCHEDULE: "on" },
  ignored: [],
  owner: { username: "Ola", password: "nine purple umbrellas", isMade: false },
  ...changes,
});

/** A machine in memory: it remembers what was performed, and its `failAt` fails once. */
export function memoryMachine({ failAt }: { failAt?: string } = {}) {
  const done = new Set<string>();
  const performed: string[] = [];
  let unfinished = false;
  let toFail = failAt;
  const machine: Machine = {
    hold: async () => () => {},
    isUnfinished: async () => unfinished,
    setUnfinished: async (now) => {
      unfinished = now;
    },
    isInPlace: async (step) => (step.kind === "command" && step.unless === undefined ? true : done.has(step.says)),
    async perform(step: Step) {
      if (step.says === toFail) {
        toFail = undefined;
        throw new Error(`${step.says} failed`);
      }
      performed.push(step.says);
      done.add(step.says);
    },
  };
  return { machine, performed };
}
