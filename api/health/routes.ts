import { type Response, Router } from "express";
import { readOnly } from "#api/platform/http/http.ts";
import type { Health, Live, Ready, Unready } from "./model.ts";
import type { Readiness } from "./readiness.ts";

export type HealthRoutesOptions = { health: Pick<Health, "problems">; readiness: Pick<Readiness, "standing"> };

/** Mount at `/api/health`: `live`, `ready`. Both are public, so no text may name a path, an address or a person. */
export function healthRoutes({ health, readiness }: HealthRoutesOptions): Router {
  const router = Router();
  readOnly(router, "/live", (_request, response) => {
    send(response, 200, { status: "ok" } satisfies Live);
  });
  readOnly(router, "/ready", async (_request, response) => {
    const standing = await readiness.standing();
    if (standing !== "ready") return send(response, 503, { status: standing } satisfies Unready);
    const problems = health.problems().map(({ part, level, code, since }) => ({ part, level, code, since }));
    send(response, 200, { status: problems.length === 0 ? "ready" : "degraded", problems } satisfies Ready);
  });
  return router;
}

const send = (response: Response, status: number, body: object) =>
  void response.status(status).set("Cache-Control", "no-store").json(body);
