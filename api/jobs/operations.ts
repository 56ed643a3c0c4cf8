import { z } from "zod";
import { type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { Job, JobItem } from "./model.ts";

const operations: Operation[] = [
  {
    method: "get",
    path: "/admin/jobs",
    summary: "The work that runs and that ended lately; as `text/event-stream`, an event `job` for each that changes",
    access: "administrators",
    answers: {
      200: {
        description: "Newest first.",
        content: { "application/json": z.array(Job), "text/event-stream": z.string() },
      },
    },
  },
  {
    method: "post",
    path: "/admin/jobs/{id}/cancel",
    summary: "Have a piece of work end after its present step",
    access: "administrators",
    answers: { 200: json("The work, as it is now.", Job) },
    refusals: ["JOB_NOT_FOUND"],
  },
];

export const jobReference: FeatureReference = { title: "Long work", schemas: { Job, JobItem }, operations };
