// Starts everything that stands in for outside services, and prints the settings that lead there:
//
//   npm run stand-ins            then, in another terminal:  env $(cat .stand-ins) npm run dev
import { writeFileSync } from "node:fs";
import { startGoogle } from "./google.ts";
import { startOpenAi } from "./openai.ts";
import { startVideos } from "./videos.ts";

const servers = await Promise.all([startOpenAi(), startVideos(), startGoogle()]);
const lines = servers.flatMap(({ settings }) => Object.entries(settings).map(([name, value]) => `${name}=${value}`));
writeFileSync(".stand-ins", `${lines.join("\n")}\n`);
console.log(`${lines.join("\n")}\n\nIn another terminal: env $(cat .stand-ins) npm run dev`);
