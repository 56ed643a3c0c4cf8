// Reports on one issue that publishing fails, from the first failure to the next success. It needs no packages, because their
// installation may be what failed.
//
// RESULT is how the publish job ended, GH_TOKEN may write issues; the rest is set by GitHub on every runner.
import { execFileSync } from "node:child_process";

const { RESULT, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
const label = "publishing-fails";
const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;

const gh = (...args: string[]): string =>
  execFileSync("gh", args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, GH_REPO: GITHUB_REPOSITORY },
  });

/** Pull requests are issues too, and may carry the label. */
function openIssue(): string | undefined {
  const issues: { number: number; pull_request?: object }[] = JSON.parse(
    gh("api", `repos/${GITHUB_REPOSITORY}/issues?state=open&labels=${label}`),
  );
  return issues.find(({ pull_request }) => pull_request === undefined)?.number.toString();
}

const issue = openIssue();
if (RESULT === "success") {
  if (issue !== undefined) gh("issue", "close", issue, "--comment", `A run published again: ${run}`);
} else {
  const failure =
    RESULT === "cancelled" ? `A run was cancelled, by hand or since it took too long: ${run}` : `A run failed: ${run}`;
  if (issue !== undefined) gh("issue", "comment", issue, "--body", failure);
  else {
    gh("label", "create", label, "--color", "B60205", "--description", "No stories are being made", "--force");
    const explanation =
      "That page says what is wrong and what to do. Readers notice nothing while stories are left that were made ahead; " +
      "every run makes up for what is missing, of the last seven days at most. The next run that succeeds closes this issue.";
    gh("issue", "create", "--title", "Publishing fails", "--label", label, "--body", `${failure}\n\n${explanation}`);
  }
}
