import { expect, it } from "vitest";
import { createEventReader } from "./events.ts";

const stream = 'event: job\ndata: {"id":"a"}\n\n: still there\n\ndata: one\ndata: two\n\n';

it("reads each event's data, and skips comments that keep the stream open", () => {
  expect(createEventReader()(stream)).toEqual(['{"id":"a"}', "one\ntwo"]);
});

it("reads the same events wherever the chunks are cut", () => {
  for (let cut = 0; cut <= stream.length; cut++) {
    const read = createEventReader();
    expect([...read(stream.slice(0, cut)), ...read(stream.slice(cut))]).toEqual(['{"id":"a"}', "one\ntwo"]);
  }
});

it("holds back an incomplete event", () => {
  const read = createEventReader();
  expect(read("data: ha")).toEqual([]);
  expect(read("lf\n\ndata: o")).toEqual(["half"]);
});
