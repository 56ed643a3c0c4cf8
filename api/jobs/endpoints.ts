import { z } from "zod";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import type { Jobs } from "./jobs.ts";
import { Dismissal, Job, JobItem } from "./model.ts";
import { streamJobs } from "./stream.ts";

const eventStream = "text/event-stream";

export function jobEndpoints({ jobs }: { jobs: Jobs }): EndpointGroup {
  const list = endpoint({
    method: "get",
    path: "/api/admin/jobs",
    summary: "The work that runs and that ended lately; as `text/event-stream`, an event `job` for each that changes",
    access: "editor",
    answers: {
      200: {
        description: "Newest first.",
        content: { "application/json": z.array(Job), [eventStream]: z.string() },
      },
    },
    handle({ request, response }) {
      response.vary("Accept");
      if (request.method === "HEAD" || request.accepts(["application/json", eventStream]) !== eventStream) {
        return jobs.list();
      }
      // Asks proxies to pass on each piece without buffering.
      response.set({ "Content-Type": eventStream, "X-Accel-Buffering": "no" }).flushHeaders();
      streamJobs(jobs, response);
      return undefined;
    },
  });
  const cancel = endpoint({
    method: "post",
    path: "/api/admin/jobs/{id}/cancel",
    summary: "Have a piece of work end after its present step",
    access: "publisher",
    answers: { 200: json("The work, as it is now.", Job) },
    refusals: ["JOB_NOT_FOUND"],
    handle: ({ request }) => jobs.cancel(String(request.params.id)),
  });
  const dismiss = endpoint({
    method: "post",
    path: "/api/admin/jobs/dismiss",
    summary: "Take ended work off the list, for every administrator; work that runs stays",
    access: "publisher",
    body: Dismissal,
    answers: { 200: json("What is listed now, newest first.", z.array(Job)) },
    refusals: ["DATABASE_UNAVAILABLE"],
    async handle({ body: { ids } }) {
      await jobs.dismiss(ids);
      return jobs.list();
    },
  });
  return { title: "Long work", schemas: { Job, JobItem, Dismissal }, endpoints: [list, cancel, dismiss] };
}
