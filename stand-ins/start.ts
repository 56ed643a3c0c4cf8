// Starts all stand-ins for outside services, and prints the settings for them:
//
//   npm run stand-ins            then, in another terminal, what it prints
import { writeFileSync } from "node:fs";
import { startGoogle } from "./google.ts";
import { startOpenAi } from "./openai.ts";
import { startVideos } from "./videos.ts";

const servers = await Promise.all([startOpenAi(), startVideos(), startGoogle()]);
const lines = servers.flatMap(({ settings }) => Object.entries(settings).map(([name, value]) => `${name}=${value}`));
writeFileSync(".stand-ins", `${lines.join("\n")}\n`);
// It uses the demo's library: the project's own is not for test stories.
const library = "CONTENT_DIR=.demo/content DATA_DIR=.demo/data";
console.log(
  `${lines.join("\n")}\n\nAfter npm run demo, in another terminal: env $(cat .stand-ins) ${library} npm run dev`,
);
