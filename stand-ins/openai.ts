// Stands in for OpenAI's API: as strict about what it is asked as the service, and with the same shapes of answers.
import { type StandIn, startStandIn } from "./stand-in.ts";

export type OpenAiStandIn = StandIn & {
  /** `OPENAI_API_KEY` and `OPENAI_BASE_URL`. */
  settings: Record<string, string>;
};

export async function startOpenAi({ port }: { port?: number } = {}): Promise<OpenAiStandIn> {
  const server = await startStandIn(() => ({ status: 404, body: { error: { message: "later" } } }), {
    port: port ?? 0,
  });
  return { ...server, settings: { OPENAI_API_KEY: "sk-stand-in", OPENAI_BASE_URL: `${server.url}/v1` } };
}
