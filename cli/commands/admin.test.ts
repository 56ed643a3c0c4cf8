import { describe, expect, it } from "vitest";
import { runProgram } from "../context.fixture.ts";

const password = "nine lives and a bell";

describe("mruk admin create", () => {
  it("asks for the name and twice for the password, and never shows it", async () => {
    const { code, output, notes, accounts } = await runProgram(["admin", "create"], {
      typed: ["Ola", password, password],
    });
    expect({ code, output, notes }).toEqual({
      code: 0,
      output: "Ola is an owner and can sign in.\n",
      notes: "",
    });
    expect(accounts).toEqual([{ username: "Ola", password, role: "owner" }]);
  });

  it("takes the first line of standard input with --password-stdin, and answers programs in JSON", async () => {
    const args = ["admin", "create", "--username", "Ola", "--password-stdin", "--json"];
    const { output, accounts } = await runProgram([...args, "--role", "editor"], { piped: password });
    expect(JSON.parse(output)).toEqual({ id: "an-id", username: "Ola", role: "editor" });
    expect(accounts).toEqual([{ username: "Ola", password, role: "editor" }]);
  });

  it.each([
    ["two passwords that differ", ["--username", "Ola"], { typed: [password, `${password}!`] }, /two passwords differ/],
    ["an end of the input", ["--username", "Ola"], { typed: [] }, /password must be at least 8 characters/],
    [
      "a short password",
      ["--username", "Ola"],
      { typed: ["short", "short"] },
      /password must be at least 8 characters/,
    ],
    ["a name with markup", ["--username", "<b>"], { typed: [password, password] }, /username may hold letters/],
    ["no name", ["--password-stdin"], { piped: password }, /username/],
    ["nobody to ask", ["--username", "Ola"], {}, /password/],
    ["a password as an argument", ["--password", password], { typed: [] }, /unknown option '--password'/],
  ])("refuses %s as wrong use, and says nothing of the password", async (_, args, situation, reason) => {
    const { code, output, notes, accounts } = await runProgram(["admin", "create", ...args], situation);
    expect({ code, output, accounts }).toEqual({ code: 2, output: "", accounts: [] });
    expect(notes).toMatch(/^mruk: [^\n]+\n {2}\S[^\n]+\n$/);
    expect(notes).toMatch(reason);
    expect(notes).not.toContain(password);
  });
});

it("mruk admin list, role and remove say who there is and what became of them", async () => {
  expect((await runProgram(["admin", "list"])).output).toMatch(
    /^Ola +owner +2026-11-20 +2 passkeys\nTomek +editor +2026-11-21\n$/,
  );
  expect((await runProgram(["admin", "role", "Tomek", "publisher"])).output).toBe("Tomek is a publisher now.\n");
  expect((await runProgram(["admin", "remove", "Tomek"])).output).toBe("Tomek can no longer sign in.\n");
  expect((await runProgram(["admin", "role", "Tomek", "king"])).code).toBe(2);
});

it("mruk admin invite prints the link alone, so that it can be passed on", async () => {
  const { output, notes } = await runProgram(["admin", "invite", "--role", "publisher", "--language", "pl"]);
  expect(output).toBe("https://mruk.example/pl/admin/invitation#publisher\n");
  expect(notes).toContain("works once, for seven days");
  expect((await runProgram(["admin", "invite", "--json"])).output).toContain("/admin/invitation#editor");
});

it("mruk admin reset-password gives an administrator another password", async () => {
  const { code, output, accounts } = await runProgram(["admin", "reset-password", "--username", "Ola"], {
    typed: [password, password],
  });
  expect({ code, output }).toEqual({ code: 0, output: "Ola has a new password.\n" });
  expect(accounts).toEqual([{ username: "Ola", password }]);
});
