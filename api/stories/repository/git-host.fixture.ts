// A Git host on loopback that asks for a password: `git http-backend` behind HTTP, as hosts run it.
import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenBy } from "#api/platform/http/http.fixture.ts";
import { environment } from "./repository.fixture.ts";

/** Serves the bare repositories of a folder to clients with the current password. */
export async function gitHost(root: string, password: string) {
  let accepted = password;
  const server = createServer((request, response) => {
    const given = Buffer.from((request.headers.authorization ?? "").replace("Basic ", ""), "base64").toString();
    if (given === `mruk:${accepted}`) return serve(root, request, response);
    response.writeHead(401, { "www-authenticate": 'Basic realm="library"' }).end();
  });
  const { port } = await listenBy(server);
  return {
    addressOf: (name: string) => `http://mruk:${password}@127.0.0.1:${port}/${name}`,
    accept(next: string) {
      accepted = next;
    },
  };
}

function serve(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
  const backend = spawn("git", ["http-backend"], {
    env: {
      ...environment,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      REMOTE_USER: "mruk",
      PATH_INFO: pathname,
      QUERY_STRING: searchParams.toString(),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      ...(request.headers["content-encoding"] && { HTTP_CONTENT_ENCODING: request.headers["content-encoding"] }),
    },
  });
  const parts: Buffer[] = [];
  request.pipe(backend.stdin);
  backend.stdout.on("data", (part: Buffer) => void parts.push(part));
  backend.on("close", () => {
    const answer = Buffer.concat(parts);
    const end = answer.indexOf("\r\n\r\n");
    const headers = new Map(
      answer
        .subarray(0, end)
        .toString()
        .split("\r\n")
        .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)] as const),
    );
    const status = Number.parseInt(headers.get("Status") ?? "200", 10);
    headers.delete("Status");
    response.writeHead(status, Object.fromEntries(headers)).end(answer.subarray(end + 4));
  });
}
