import { counted } from "../output/counted.ts";
import type { Created } from "./create.ts";
import type { Publication } from "./model.ts";
import type { Step } from "./plan-upgrade.ts";
import type { Upgraded } from "./upgrade.ts";

/** What a person reads after a repository was made. */
export function nextSteps({ folder, library }: Created, { release }: Publication): string[] {
  const made = library
    ? `${folder} holds ${counted(library.stories, "story", "stories")} with their history; the newest is of ${library.newest}.`
    : `${folder} holds a publication without stories yet.`;
  const steps = [
    "Look at mruk.env, the settings, and at content/cat.md, who Mruk is; commit what you change.",
    `At GitHub, make an empty repository, without README and licence; then: git -C ${folder} remote add origin git@github.com:YOU/NAME.git && git -C ${folder} push -u origin main`,
    "Settings → Actions → General: allow GitHub's own actions. Settings → General → Features: Issues on.",
    "Settings → Secrets and variables → Actions → Secrets: OPENAI_API_KEY; without it the house writes and draws.",
    "Actions → Publish → Run workflow. From then on it runs three times a day.",
    "A server: CONTENT_REMOTE with that address, CONTENT_DIR a folder content in a folder that is not there yet.",
    ...(library ? ofCopy : []),
  ];
  return [
    made,
    `Mruk ${release.version} of ${release.repository} makes the stories.`,
    "",
    "What to do next:",
    ...steps.map((step) => `- ${step}`),
  ];
}

/** Secrets and variables cannot be read from outside, and two that publish would write different stories. */
const ofCopy = [
  "The old repository: Actions → Publish → … → Disable workflow, before the new one runs.",
  "Its secrets are to be set again, also DEPLOY_KEY; its variables (Settings → … → Variables) become lines of mruk.env.",
  "A server that follows the old one: stop it, move its library folder away, set CONTENT_REMOTE, start it. DATA_DIR stays.",
];

const becauseOf = {
  edited: "left, since you have edited it",
  deleted: "left, since you have deleted it",
  withheld: "left, since a workflow's own token may not change workflows",
} as const satisfies Record<Extract<Step, { does: "left" }>["because"], string>;

export const stepLine = (step: Step): string =>
  `${step.path}: ${step.does === "left" ? becauseOf[step.because] : step.does}`;

/** What a person reads after an upgrade. */
export function upgradeLines({ from, to, steps, commit }: Upgraded): string[] {
  const head =
    steps.length === 0 && commit === null ? `Everything is as Mruk ${to} writes it.` : `From ${from} to ${to}:`;
  const hint = steps.some((step) => step.does === "left" && step.because !== "withheld")
    ? ["mruk init --upgrade --take FILE replaces a file that was left; git diff HEAD~ shows what you give up."]
    : [];
  return [head, ...steps.map(stepLine), ...hint];
}
