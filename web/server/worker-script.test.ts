import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { builtAssets, builtWorkers } from "./renderer.ts";
import { serveWorker } from "./worker-script.ts";

async function scriptWith(policy: string, siteUrl = "https://mruk.example") {
  const settings = { contactEmail: null, channelUrl: null, advertising: null };
  const headers = { "Content-Security-Policy": policy };
  const options = { workers: builtWorkers, assets: builtAssets, settings, siteUrl, headers, isOn: true };
  const server = express()
    .use(await serveWorker(options))
    .listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sw.js`)).text();
}

it("has browsers fetch the shells anew where the site's address or what guards its pages has changed, and then only", async () => {
  const script = await scriptWith("default-src 'none'");
  expect(await scriptWith("default-src 'none'")).toBe(script);
  expect(await scriptWith("default-src 'self'")).not.toBe(script);
  expect(await scriptWith("default-src 'none'", "https://elsewhere.example")).not.toBe(script);
});
