// What merely touching the files of a folder costs a fresh process that loads nothing but what is Node's own.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const touching = {
  read: (path: string) => readFileSync(path).byteLength,
  stat: (path: string) => lstatSync(path).size,
};
export type Touching = keyof typeof touching;

const [work, folder] = process.argv.slice(2) as [Touching, string];
let bytes = 0;
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (file.isFile()) bytes += touching[work](join(file.parentPath, file.name));
}
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ bytes, cpu: (user + system) / 1000 }));
