import { expect, it } from "vitest";
import { checking, createPasswordChecks } from "./password-checks.ts";

/** So many strangers fill their queue. */
const room = checking.atOnce + checking.mostWaiting;
const right = "nine lives and a bell";
const wrong = "eight lives and a bell";

/** Password hashing that a test holds back and releases, one stranger at a time. */
function heldChecks() {
  const held = Promise.withResolvers<void>();
  const pause = Promise.withResolvers<void>();
  const answered: string[] = [];
  let compared = 0;
  const checks = createPasswordChecks({
    pause: () => pause.promise,
    passwords: {
      hash: async () => "nobody's",
      async matches(kept, password) {
        compared++;
        if (password === "held") await held.promise;
        return kept === "ola's" && password === right;
      },
    },
  });
  async function check(name: string, kept: string | undefined, password: string, isFamiliar = false) {
    const answer = await checks
      .check({ kept, password, isFamiliar })
      .catch(({ code, message, hint, retryAfter }) => ({ code, message, hint, retryAfter }));
    answered.push(name);
    return answer;
  }
  return {
    check,
    answered,
    /** Checks passwords of accounts that do not exist. */
    crowd: (count: number) => Promise.all(Array.from({ length: count }, () => check("crowd", undefined, "held"))),
    compared: () => compared,
    letGo: held.resolve,
    endPause: pause.resolve,
  };
}

it("checks the right password beside a crowd of strangers, and beside a queue that is full of them", async () => {
  for (const strangers of [checking.crowd, room, room + 20]) {
    const { check, crowd, letGo, endPause } = heldChecks();
    const others = crowd(strangers);
    expect(await check("new", "ola's", right)).toBe(true);
    expect(await check("familiar", "ola's", right, true)).toBe(true);
    letGo();
    endPause();
    await others;
  }
});

it("answers a wrong password from a familiar place whatever strangers do", async () => {
  const { check, crowd, letGo, endPause } = heldChecks();
  const others = crowd(room + 1);
  expect(await check("familiar", "ola's", wrong, true)).toBe(false);
  letGo();
  endPause();
  await others;
});

it("answers wrong passwords of strangers in the order in which they came, whether or not there is such an account", async () => {
  const { check, crowd, answered, letGo } = heldChecks();
  const others = crowd(checking.crowd);
  const later = [check("before", undefined, wrong), check("known", "ola's", wrong), check("after", undefined, wrong)];
  letGo();
  expect(await Promise.all(later)).toEqual([false, false, false]);
  await others;
  expect(answered).toEqual([...Array(checking.crowd).fill("crowd"), "before", "known", "after"]);
});

it("refuses a stranger with the same answer as late, whether or not there is such an account, when the queue is full", async () => {
  const { check, crowd, answered, compared, letGo, endPause } = heldChecks();
  const others = crowd(room);
  const refused = [check("before", undefined, wrong), check("known", "ola's", wrong), check("after", undefined, wrong)];
  await expect.poll(compared).toBe(2);
  expect(answered).toEqual([]);
  endPause();
  const [before, known, after] = await Promise.all(refused);
  expect(before).toMatchObject({ code: "LOGIN_THROTTLED", retryAfter: 5 });
  expect(known).toEqual(before);
  expect(after).toEqual(before);
  letGo();
  await others;
});
