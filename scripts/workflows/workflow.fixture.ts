import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

export const projectFolder = join(import.meta.dirname, "..", "..");
export const workflowFolder = join(projectFolder, ".github", "workflows");
/** The workflows that `mruk init` writes into the repository of a publication. */
export const publicationWorkflows = join(projectFolder, "cli", "publication", "template", ".github", "workflows");

const Named = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const Step = z.strictObject({
  name: z.string(),
  if: z.string().optional(),
  uses: z.string().optional(),
  with: Named.optional(),
  run: z.string().optional(),
  env: Named.optional(),
  "timeout-minutes": z.number().optional(),
});
export type Step = z.infer<typeof Step>;

const Job = z.strictObject({
  name: z.string(),
  needs: z.string().optional(),
  if: z.string().optional(),
  // The second takes its machines from a matrix.
  "runs-on": z.enum(["ubuntu-latest", `\${{ matrix.machine }}`]),
  "timeout-minutes": z.number(),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  strategy: z
    .strictObject({ "fail-fast": z.literal(false), matrix: z.record(z.string(), z.array(z.string())) })
    .optional(),
  steps: z.array(Step).min(1),
});
export type Job = z.infer<typeof Job>;

/** The subset of GitHub's syntax that our workflows use, and syntax that the linter does not know yet. */
const Workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    schedule: z
      .array(
        z.strictObject({
          // Never at the full hour.
          cron: z.string().regex(/^([1-9]|[1-5]\d) [\d,]+ \* \* \*$/),
          timezone: z.literal("Europe/Warsaw"),
        }),
      )
      .optional(),
    workflow_dispatch: z.unknown().optional(),
    push: z.unknown().optional(),
    pull_request: z.unknown().optional(),
  }),
  permissions: z.strictObject({}),
  concurrency: z.strictObject({
    group: z.string(),
    "cancel-in-progress": z.boolean(),
    queue: z.enum(["single", "max"]).optional(),
  }),
  defaults: z.strictObject({ run: z.strictObject({ shell: z.literal("bash") }) }),
  jobs: z.record(z.string(), Job),
});
export type Workflow = z.infer<typeof Workflow>;

export const textOfWorkflow = (file: string, folder = workflowFolder): string =>
  readFileSync(join(folder, file), "utf8");
export const readWorkflow = (file: string, folder = workflowFolder): Workflow =>
  Workflow.parse(load(textOfWorkflow(file, folder)));

export function jobOf(file: string, name: string, folder = workflowFolder): Job {
  const job = readWorkflow(file, folder).jobs[name];
  if (job === undefined) throw new Error(`${file} has no job ${name}`);
  return job;
}

export function stepUsing(job: Job, action: string): Step {
  const step = job.steps.find(({ uses }) => uses?.startsWith(`${action}@`));
  if (step === undefined) throw new Error(`${job.name} does not use ${action}`);
  return step;
}
