import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenAiStandIn, startOpenAi } from "./openai.ts";

let ai: OpenAiStandIn;
beforeAll(async () => {
  ai = await startOpenAi({ key: "sk-of-the-test" });
});
afterAll(() => ai.close());

const schema = {
  type: "object",
  properties: { contradictions: { type: "array", items: { type: "string" } } },
  required: ["contradictions"],
  additionalProperties: false,
};
const format = { type: "json_schema", name: "contradictions", strict: true, schema };
const question = { model: "gpt-6-luna", input: "Anything wrong?", text: { format } };

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${ai.url}/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: "Bearer sk-of-the-test", "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, requestId: response.headers.get("x-request-id"), body: await response.json() };
}

describe("the stand-in for OpenAI", () => {
  it("answers in the whole shape of a response, and says what it charged", async () => {
    const { status, body, requestId } = await ask("/responses", question);
    expect([status, requestId]).toEqual([200, expect.stringMatching(/^req_[0-9a-f]{32}$/)]);
    expect(body).toMatchObject({
      ...{ object: "response", status: "completed", model: "gpt-6-luna", error: null, incomplete_details: null },
      ...{ instructions: null, tools: [], tool_choice: "auto", parallel_tool_calls: true, metadata: {} },
      output: [{ type: "reasoning" }, { type: "message", content: [{ text: '{"contradictions":[]}' }] }],
    });
    const { usage } = body as { usage: { input_tokens: number; output_tokens: number; total_tokens: number } };
    expect(usage.total_tokens).toBe(usage.input_tokens + usage.output_tokens);
    expect(ai.charged.at(-1)).toEqual({ model: "gpt-6-luna", usage });
  });

  it.each<[what: string, body: object, code: string, param: string]>([
    ["a field that nobody knows", { ...question, response_format: {} }, "unknown_parameter", "response_format"],
    [
      "a field that nobody knows, deeper",
      { ...question, text: { format, style: "x" } },
      "unknown_parameter",
      "text.style",
    ],
    ["a field of the wrong kind", { ...question, max_output_tokens: "many" }, "invalid_value", "max_output_tokens"],
    [
      "an effort that there is not",
      { ...question, reasoning: { effort: "huge" } },
      "invalid_value",
      "reasoning.effort",
    ],
    [
      "an effort that this model does not take",
      { ...question, model: "gpt-6.2-sol", reasoning: { effort: "none" } },
      "unsupported_value",
      "reasoning.effort",
    ],
    ["nothing to answer", { ...question, input: "" }, "invalid_value", "input"],
    ["a model that is gone", { ...question, model: "gpt-4o" }, "model_not_found", "model"],
    [
      "a schema with a field that may be missing",
      { ...question, text: { format: { ...format, schema: { ...schema, required: [] } } } },
      "invalid_json_schema",
      "text.format.schema",
    ],
    [
      "a schema that leaves room for more",
      { ...question, text: { format: { ...format, schema: { ...schema, additionalProperties: true } } } },
      "invalid_json_schema",
      "text.format.schema",
    ],
    [
      "a schema with a length",
      {
        ...question,
        text: {
          format: {
            ...format,
            schema: { ...schema, properties: { contradictions: { type: "string", maxLength: 9 } } },
          },
        },
      },
      "invalid_json_schema",
      "text.format.schema",
    ],
  ])("refuses %s", async (_, body, code, param) => {
    expect(await ask("/responses", body)).toMatchObject({ status: 400, body: { error: { code, param } } });
  });

  it("refuses other keys, other ways and other addresses as the service does", async () => {
    const stranger = await ask("/models", undefined, { Authorization: "Bearer sk-somebody-else" });
    expect(stranger).toMatchObject({ status: 401, body: { error: { code: "invalid_api_key" } } });
    expect(await ask("/models", undefined, { Authorization: "" })).toMatchObject({ status: 401 });
    expect(await ask("/responses")).toMatchObject({ status: 405 });
    expect(await ask("/chat/completions", {})).toMatchObject({
      status: 404,
      body: { error: { message: expect.any(String) } },
    });
    expect(await ask("/moderations", { input: "x" }, { "Content-Type": "text/plain" })).toMatchObject({ status: 415 });
  });

  it("knows its models, and when they end", async () => {
    ai.endModel("gpt-6-luna", "2027-01-14");
    expect(await ask("/models/gpt-6-luna")).toMatchObject({
      body: { id: "gpt-6-luna", object: "model", owned_by: "system", shutdown_date: "2027-01-14" },
    });
    expect(await ask("/models/gpt-6-sol")).toMatchObject({ body: { shutdown_date: null } });
    expect(await ask("/models/gpt-4o")).toMatchObject({ status: 404, body: { error: { code: "model_not_found" } } });
    const { body } = await ask("/models");
    expect((body as { data: { id: string }[] }).data.map(({ id }) => id)).toContain("omni-moderation-latest");
  });

  it("judges every text by itself, and flags the prepared ones", async () => {
    ai.flagNext({ text: 1, category: "violence" });
    const input = ["One.", "Two."];
    const flagged = await ask("/moderations", { model: "omni-moderation-latest", input });
    expect(flagged).toMatchObject({
      body: { results: [{ flagged: false }, { flagged: true, categories: { violence: true } }] },
    });
    expect(await ask("/moderations", { input })).toMatchObject({
      body: { results: [{ flagged: false }, { flagged: false }] },
    });
  });

  it("gives each prepared answer once, to the next question of its shape", async () => {
    ai.answerNext("contradictions", { refusal: "No." }, { incomplete: "max_output_tokens" }, { answer: { other: 1 } });
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push((await ask("/responses", question)).body);
    expect(answers).toMatchObject([
      { status: "completed", output: [{}, { content: [{ type: "refusal", refusal: "No." }] }] },
      { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } },
      { output: [{}, { content: [{ text: '{"other":1}' }] }] },
      { output: [{}, { content: [{ text: '{"contradictions":[]}' }] }] },
    ]);
  });
});
