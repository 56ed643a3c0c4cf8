import { expect, it } from "vitest";
import { openChannel } from "./channel.ts";

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

it("delivers items sent before and after the reader came, in that order", async () => {
  const channel = openChannel<number>();
  channel.send(1);
  channel.send(2);
  const reading = all(channel.read());
  await Promise.resolve();
  channel.send(3);
  queueMicrotask(() => {
    channel.send(4);
    channel.close();
  });
  expect(await reading).toEqual([1, 2, 3, 4]);
});

it("delivers the items sent before a failure, then the failure", async () => {
  const channel = openChannel<number>();
  channel.send(1);
  channel.close({ error: new Error("broken") });
  const read: number[] = [];
  await expect(
    (async () => {
      for await (const item of channel.read()) read.push(item);
    })(),
  ).rejects.toThrow("broken");
  expect(read).toEqual([1]);
});

it("loses no item that is sent while the reader is busy", async () => {
  const channel = openChannel<number>();
  const read: number[] = [];
  channel.send(0);
  for await (const item of channel.read()) {
    read.push(item);
    if (item < 5) channel.send(item + 1);
    else channel.close();
    await Promise.resolve();
  }
  expect(read).toEqual([0, 1, 2, 3, 4, 5]);
});
