import { expect, it } from "vitest";
import { noticeOf, pushTo, webhookSecret } from "./notice.fixture.ts";
import { openReceiver } from "./receiver.ts";

it("remembers the last 1,000 deliveries, and no more", async () => {
  const receiver = openReceiver({ secret: webhookSecret, branch: async () => "main", requestFollow: () => {} });
  const receive = async (delivery: string) => {
    const { headers, body } = noticeOf(pushTo("refs/heads/main"), { delivery });
    const header = (name: string) => new Headers(headers).get(name) ?? undefined;
    return (await receiver.receive({ header, body: async () => body as Buffer })).status;
  };
  for (let number = 0; number <= 1000; number++) expect(await receive(`d${number}`)).toBe("accepted");
  expect(await receive("d1")).toBe("ignored");
  expect(await receive("d0")).toBe("accepted");
});
