// npm start: the built server, which ends when npm does.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endWithNpm } from "./end-with-npm.ts";

endWithNpm();
await import(pathToFileURL(join(import.meta.dirname, "..", "dist", "web", "server.js")).href);
