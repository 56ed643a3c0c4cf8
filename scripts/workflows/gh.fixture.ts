// Stands in for GitHub's program `gh` in reports and upgrades. It is as strict about a job's permissions, and keeps issues and labels in the
// file of GH_STATE. It runs as a program of its own.
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

export type Issue = { number: number; title: string; labels: string[]; state: "open" | "closed"; said: string[] };
/** `forged` are files that nobody attests. */
export type GitHubState = { issues: Issue[]; labels: string[]; forged?: string[] };
export type Permissions = Readonly<Record<string, "read" | "write">>;

/** A job's token, from which the stand-in reads the job's permissions. */
export const tokenOf = (permissions: Permissions): string =>
  `ghs_${Buffer.from(JSON.stringify(permissions)).toString("base64url")}`;

export const readState = (path: string): GitHubState =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { issues: [], labels: [] };

function gh(args: string[], environment: Record<string, string | undefined>): string {
  const { GH_TOKEN = "", GH_REPO = "", GH_STATE = "" } = environment;
  const [part = "", action = "", ...rest] = args;
  const permissions: Permissions = JSON.parse(
    Buffer.from(GH_TOKEN.replace("ghs_", ""), "base64url").toString() || "{}",
  );
  const mayWrite = (what: string) => {
    if (permissions[what] !== "write") fail("HTTP 403: Resource not accessible by integration");
  };
  // Where a release is from is asked of its own repository, with --repo.
  if (GH_REPO === "" && part !== "attestation") fail("fatal: not a git repository");
  const state = readState(GH_STATE);
  const save = () => {
    writeFileSync(`${GH_STATE}.${process.pid}`, JSON.stringify(state));
    renameSync(`${GH_STATE}.${process.pid}`, GH_STATE);
  };
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(
        ["title", "label", "body", "comment", "color", "description", "repo"].map((name) => [
          name,
          { type: "string" } as const,
        ]),
      ),
      force: { type: "boolean" },
    },
  });
  const text = (name: string) => String((values as Record<string, unknown>)[name] ?? fail(`--${name} is missing`));
  const issue = () =>
    state.issues.find(({ number }) => String(number) === positionals[0]) ?? fail("could not resolve to an issue");

  switch (`${part} ${action}`) {
    case "label create":
      mayWrite("issues");
      if (state.labels.includes(positionals[0] ?? "") && !values.force) fail("label already exists");
      state.labels = [...new Set([...state.labels, positionals[0] ?? fail("a name is missing")])];
      save();
      return "";
    case "issue create": {
      mayWrite("issues");
      if (!state.labels.includes(text("label"))) fail(`could not add label: '${text("label")}' not found`);
      const number = state.issues.length + 1;
      state.issues.push({ number, title: text("title"), labels: [text("label")], state: "open", said: [text("body")] });
      save();
      return `https://github.com/${GH_REPO}/issues/${number}`;
    }
    case "issue comment":
      mayWrite("issues");
      issue().said.push(text("body"));
      save();
      return "";
    case "issue close":
      mayWrite("issues");
      Object.assign(issue(), { state: "closed", said: [...issue().said, text("comment")] });
      save();
      return "";
    case "attestation verify": {
      const [file = ""] = positionals;
      if (!existsSync(file)) fail(`open ${file}: no such file or directory`);
      if (text("repo") !== "ola/mruk" || state.forged?.includes(file)) fail("no attestations found");
      return "";
    }
    default:
      if (part === "api") return listed(action, state, GH_REPO);
      return fail(`unknown command "${part} ${action}"`);
  }
}

/** The part of `gh api repos/…/issues?…` that the reports use. */
function listed(path: string, { issues }: GitHubState, repository: string): string {
  const url = new URL(path, "https://api.github.com");
  if (url.pathname !== `/repos/${repository}/issues`) fail("HTTP 404: Not Found");
  const { state: wanted, labels: label = "" } = Object.fromEntries(url.searchParams);
  const found = issues.filter(({ state, labels }) => state === wanted && labels.includes(label));
  return JSON.stringify(found.toReversed());
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (process.argv[1] === import.meta.filename) {
  const answer = gh(process.argv.slice(2), process.env);
  if (answer !== "") process.stdout.write(`${answer}\n`);
}
