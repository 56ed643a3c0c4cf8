import { expect, it } from "vitest";
import { webVtt } from "./web-vtt.ts";

it("writes captions with their times", () => {
  expect(
    webVtt([
      { from: 0.5, to: 3.25, text: "Mruk śpi." },
      { from: 59.9996, to: 3725.5, text: "Nadal." },
    ]),
  ).toBe("WEBVTT\n\n00:00:00.500 --> 00:00:03.250\nMruk śpi.\n\n00:01:00.000 --> 01:02:05.500\nNadal.\n");
});

it("never lets a text become markup or another caption", () => {
  const text = "\n\n1\r\n00:00 --> 00:09\n\u2028 <v Ola>Tom & \u0000Ola</v>\ud800\n\n";
  expect(webVtt([{ from: 0, to: 1, text }])).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n1\n00:00 --&gt; 00:09\n&lt;v Ola&gt;Tom &amp;\nOla&lt;/v&gt;\ufffd\n",
  );
});

it("writes an empty file without captions", () => {
  expect(webVtt([])).toBe("WEBVTT\n");
});
