import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, it } from "vitest";
import { gatherLines } from "./log.ts";
import { noteRequests } from "./request-log.ts";

function gathering() {
  const written: string[] = [];
  return {
    written,
    log: pino(
      { level: "info" },
      gatherLines((lines) => void written.push(String(lines))),
    ),
  };
}

it("gathers lines, and writes them in their order with the first warning", () => {
  const { written, log } = gathering();
  for (const word of ["one", "two"]) log.info(word);
  expect(written).toEqual([]);
  log.warn("three");
  expect(written).toHaveLength(1);
  expect(
    written[0]
      ?.trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg),
  ).toEqual(["one", "two", "three"]);
});

it("writes what was gathered when it is enough, and when it is asked to", () => {
  const { written, log } = gathering();
  for (let line = 0; line < 1000; line += 1) log.info("a line of some length, as most of them are");
  expect(written.length).toBeGreaterThan(3);
  log.flush();
  expect(written.join("").trim().split("\n")).toHaveLength(1000);
  const before = written.length;
  log.flush();
  expect(written).toHaveLength(before);
});

it("writes lines that are longer than what is gathered, and what no letter of ours is in, in their order", () => {
  const { written, log } = gathering();
  const words = ["short", "żółw 🐈".repeat(4000), "after", "…".repeat(5400), "last"];
  for (const word of words) log.info(word);
  log.flush();
  const lines = written.join("").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(words);
});

it("writes the line of a request as pino would", () => {
  const written: string[] = [];
  const log = pino(
    { level: "info" },
    gatherLines((lines) => void written.push(String(lines))),
  );
  const tell = (logger: Parameters<typeof noteRequests>[0]["log"], path: string) => {
    const response = new EventEmitter() as EventEmitter & { statusCode: number; writableFinished: boolean };
    Object.assign(response, { statusCode: 200, writableFinished: true });
    const socket = { bytesWritten: 0 };
    noteRequests({ log: logger })(
      { method: "GET", headers: { "x-request-id": "12345678" }, socket } as never,
      response as never,
      path,
    );
    socket.bytesWritten = 12;
    response.emit("close");
  };
  const slowly = { ...log, isLevelEnabled: () => true, info: (fields: object, text: string) => log.info(fields, text) };
  for (const path of ["/post/2026-11-21-morning", '/post/"\\<x>\u2028', "/pl/żółw", `/${"a/".repeat(200)}`]) {
    tell(log, path);
    tell(slowly as never, path);
  }
  log.flush();
  const lines = written
    .join("")
    .trim()
    .split("\n")
    .map((line) => ({ ...JSON.parse(line), time: 0, ms: 0 }));
  expect(lines).toHaveLength(8);
  for (let at = 0; at < lines.length; at += 2) expect(lines[at]).toEqual(lines[at + 1]);
  expect(lines[0]).toMatchObject({ level: 30, requestId: "12345678", path: "/post/2026-11-21-morning", bytes: 12 });
});
