import type { Following } from "#api/following/model.ts";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { AdminHealth, arose, type Health, Live, Problem, Ready, Unready } from "./model.ts";
import type { Readiness } from "./readiness.ts";

export type HealthParts = {
  health: Pick<Health, "problems">;
  readiness: Pick<Readiness, "standing">;
  /** Null where the server follows no remote. */
  follower: { status(): Promise<Following> } | null;
  /** How far the stories reach. */
  buffer(): StoryBuffer;
};

/** The first two are public, so no text of theirs may name a path, an address or a person. */
export function healthEndpoints({ health, readiness, follower, buffer }: HealthParts): EndpointGroup {
  const live = endpoint({
    method: "get",
    path: "/api/health/live",
    summary: "Whether the process answers at all",
    access: "everybody",
    answers: { 200: json("It does.", Live) },
    handle: () => ({ status: "ok" }) satisfies Live,
  });
  const ready = endpoint({
    method: "get",
    path: "/api/health/ready",
    summary: "Whether to send readers here, and what is wrong since when",
    access: "everybody",
    answers: {
      200: json("Readers are served; `degraded` with what is wrong all the same.", Ready),
      503: { ...json("The server is stopping, or can serve nobody.", Unready), isRefusal: false },
    },
    async handle({ response }) {
      const standing = await readiness.standing();
      if (standing !== "ready") {
        response.status(503);
        return { status: standing } satisfies Unready;
      }
      const arisen = health.problems().filter(arose);
      const problems = arisen.map(({ part, level, code, since }) => ({ part, level, code, since }));
      return { status: problems.length === 0 ? "ready" : "degraded", problems } satisfies Ready;
    },
  });
  const whole = endpoint({
    method: "get",
    path: "/api/admin/health",
    summary: "What is wrong, in words; how the library stands to the remote; how far the stories reach",
    access: "editor",
    answers: { 200: json("The health.", AdminHealth) },
    async handle() {
      const following = (await follower?.status()) ?? null;
      return { problems: health.problems(), following, buffer: buffer() } satisfies AdminHealth;
    },
  });
  return { title: "Health", schemas: { Problem, AdminHealth, Live, Ready, Unready }, endpoints: [live, ready, whole] };
}
