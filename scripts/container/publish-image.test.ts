import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { run } from "#cli/e2e/program.fixture.ts";

const digest = "0123456789abcdef".repeat(4);

/** A project of this version, and a `docker` that notes how it was called and knows one image. */
function projectOf(version: string) {
  const root = folderOfTest();
  for (const folder of ["scripts/container", "scripts/release", "bin"])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of ["container/publish-image.ts", "release/platforms.ts"])
    cpSync(join(import.meta.dirname, "..", name), join(root, "scripts", name));
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", version }));
  const docker = join(root, "bin", "docker");
  writeFileSync(
    docker,
    `#!/bin/sh\necho "$@" >> "${root}/called"\n[ "$1" = login ] && cat > "${root}/password"\n[ "$3" = inspect ] && echo '{"digest":"sha256:${digest}"}'\nexit 0\n`,
  );
  chmodSync(docker, 0o755);
  return async (...args: string[]) => {
    const { code } = await run(process.execPath, [join(root, "scripts", "container", "publish-image.ts"), ...args], {
      env: {
        PATH: [join(root, "bin"), process.env.PATH].join(delimiter),
        GH_TOKEN: "a-token",
        GITHUB_ACTOR: "ola",
        GITHUB_REPOSITORY: "Ola/Mruk",
        GITHUB_SERVER_URL: "https://github.com",
        GITHUB_SHA: "f00d",
      },
    });
    const called = readFileSync(join(root, "called"), "utf8").trim().replaceAll(root, ".").split("\n");
    return { root, code, called };
  };
}

it("builds and pushes the image of this processor, and shows the token to nobody", async () => {
  const { root, code, called } = await projectOf("1.0.0")();
  expect(code).toBe(0);
  const tag = `ghcr.io/ola/mruk:1.0.0-${process.platform}-${process.arch}`;
  const label = "--label=org.opencontainers.image";
  expect(called).toEqual([
    "login ghcr.io --username=ola --password-stdin",
    `build --pull --file=./container/Dockerfile --tag=${tag} ${label}.source=https://github.com/Ola/Mruk ${label}.revision=f00d ${label}.version=1.0.0 ${label}.licenses=MIT ${label}.title=Mruk ./release`,
    `push ${tag}`,
  ]);
  expect(readFileSync(join(root, "password"), "utf8")).toBe("a-token");
});

it("gives the images of all processors one name, and notes the checksum of what that name means", async () => {
  const { root, code, called } = await projectOf("1.0.0")("--join");
  expect(code).toBe(0);
  const image = "ghcr.io/ola/mruk";
  expect(called.slice(1)).toEqual([
    `buildx imagetools create --tag=${image}:1.0.0 --tag=${image}:latest ${image}:1.0.0-linux-x64 ${image}:1.0.0-linux-arm64`,
    `buildx imagetools inspect ${image}:1.0.0 --format={{json .Manifest}}`,
  ]);
  expect(readFileSync(join(root, "image", "SHA256SUMS"), "utf8")).toBe(`${digest}  ${image}\n`);
});

it("makes a version ahead of a release nobody's latest", async () => {
  const { called } = await projectOf("2.0.0-rc.1")("--join");
  expect(called.join("\n")).not.toContain("latest");
});
