import { type FeatureReference, json } from "#api/platform/http/operation.ts";
import { AdminHealth, Live, Problem, Ready, Unready } from "./model.ts";

export const healthReference: FeatureReference = {
  title: "Health",
  schemas: { Problem, AdminHealth, Live, Ready, Unready },
  operations: [
    {
      method: "get",
      path: "/health/live",
      summary: "Whether the process answers at all",
      access: "everybody",
      answers: { 200: json("It does.", Live) },
    },
    {
      method: "get",
      path: "/health/ready",
      summary: "Whether to send readers here, and what is wrong since when",
      access: "everybody",
      answers: {
        200: json("Readers are served; `degraded` with what is wrong all the same.", Ready),
        503: { ...json("The server is stopping, or can serve nobody.", Unready), isRefusal: false },
      },
    },
    {
      method: "get",
      path: "/admin/health",
      summary: "What is wrong, in words; how the library stands to the remote; how far the stories reach",
      access: "administrators",
      answers: { 200: json("The health.", AdminHealth) },
    },
  ],
};
