// The Dockerfile and compose.yaml, read without an engine. Where this machine has Docker's Compose, that reads compose.yaml too.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { projectFolder } from "#cli/e2e/program.fixture.ts";
import { machineLayout } from "#cli/machine/layout.ts";
import { readDockerfile } from "./dockerfile.fixture.ts";

const folder = join(projectFolder, "container");
const textOf = (name: string) => readFileSync(join(folder, name), "utf8");

const faultsOf = (dockerfile: string) =>
  validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

describe("the Dockerfile", () => {
  const { base, commands, config } = readDockerfile(textOf("Dockerfile"));

  it("is one as the linter knows it", () => {
    expect(faultsOf(textOf("Dockerfile"))).toEqual([]);
    expect(faultsOf("FROM debian:12-slim\nHEALTHCHECK --intervall=1s CMD true\nCMD [true]")).not.toEqual([]);
  });

  it("begins with a version of Debian, and runs as a number that is not root's", () => {
    expect(base).toMatch(/^debian:\d+-slim$/);
    expect(config.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(config.command).toEqual(["mruk", "serve"]);
  });

  it("has settings that the program takes, and folders where an installed Mruk has them, all in one volume", () => {
    const { home, data, library } = machineLayout();
    expect(config.volumes).toEqual([home]);
    expect(config.workingDirectory).toBe(home);
    expect(readConfig({ ...config.environment })).toMatchObject({
      HOST: "0.0.0.0",
      DATA_DIR: data,
      CONTENT_DIR: join(library, "content"),
    });
  });

  it("checks the archive before anything of it is unpacked, and leaves no lists of packages behind", () => {
    const [packages = "", program = ""] = commands;
    expect(program.indexOf("sha256sum --check --strict")).toBeGreaterThan(-1);
    expect(program.indexOf("sha256sum")).toBeLessThan(program.indexOf("tar "));
    expect(packages).toContain("--no-install-recommends");
    expect(packages).toContain("rm -rf /var/lib/apt/lists/*");
  });

  it("gets nothing to see but the archives and their checksums", () => {
    const rules = textOf("Dockerfile.dockerignore").split("\n");
    expect(rules.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
      "*",
      "!SHA256SUMS",
      "!mruk-*.tar.gz",
    ]);
  });
});

const Volume = z.union([
  z.string(),
  z.strictObject({
    type: z.literal("bind"),
    source: z.string(),
    target: z.string(),
    read_only: z.literal(true),
    bind: z.strictObject({ create_host_path: z.literal(false) }),
  }),
]);
/** The subset of Compose that the file uses, with what no service may leave out. */
const Service = z.strictObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(Volume),
  tmpfs: z.union([z.string(), z.array(z.string())]),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal("ALL")]),
  cap_add: z.array(z.literal("NET_BIND_SERVICE")).optional(),
  security_opt: z.tuple([z.literal("no-new-privileges:true")]),
  restart: z.literal("unless-stopped"),
  logging: z.strictObject({ driver: z.literal("local"), options: z.record(z.string(), z.string()) }),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
});
const Compose = z.strictObject({
  name: z.string(),
  services: z.strictObject({ mruk: Service, caddy: Service }),
  networks: z.strictObject({ default: z.strictObject({ enable_ipv6: z.literal(true) }) }),
  volumes: z.record(z.string(), z.null()),
});

/** Docker's Compose from its second version on, as a plugin or as a program of its own. */
const compose = [["docker", "compose"], ["docker-compose"]].find(([program = "", ...args]) =>
  /^v?(?:[2-9]|\d\d)\./.test(spawnSync(program, [...args, "version", "--short"], { encoding: "utf8" }).stdout ?? ""),
);

describe("compose.yaml", () => {
  const { services, volumes } = Compose.parse(load(textOf("compose.yaml")));
  const { mruk, caddy } = services;

  it("keeps the image's volume and Caddy's certificates in volumes that it names", () => {
    const { config } = readDockerfile(textOf("Dockerfile"));
    expect(mruk.volumes[0]).toBe(`mruk:${config.volumes[0]}`);
    expect(caddy.volumes).toContainEqual("caddy:/data");
    expect(Object.keys(volumes)).toEqual(["mruk", "caddy"]);
  });

  it("opens Caddy's ports only, and those once Mruk is healthy", () => {
    expect([mruk.ports, caddy.ports]).toEqual([undefined, ["80:80", "443:443", "443:443/udp"]]);
    expect(caddy.depends_on).toEqual({ mruk: { condition: "service_healthy" } });
    expect(mruk.cap_add).toBeUndefined();
  });

  it("sets only what the program knows, and takes the settings from the file that it mounts", () => {
    const { MRUK_ENV_FILE: file, ...settings } = mruk.environment;
    expect(readConfig({ ...settings, SITE_URL: "https://mruk.example.org" })).toMatchObject({ TRUST_PROXY: 1 });
    expect(mruk.volumes).toContainEqual(expect.objectContaining({ target: file, read_only: true }));
  });

  it("hides the metrics from readers", () => {
    expect(textOf("Caddyfile")).toMatch(
      /^\{\$SITE_ADDRESS\} \{\n\trespond \/metrics 404\n\treverse_proxy mruk:3000\n\}$/m,
    );
  });

  it.skipIf(compose === undefined)(
    "is one as Compose knows it, and refuses to start without a name and an image",
    () => {
      const site = folderOfTest();
      for (const name of ["compose.yaml", "Caddyfile"]) cpSync(join(folder, name), join(site, name));
      writeFileSync(join(site, "mruk.env"), "");
      const [program = "", ...args] = compose ?? [];
      const config = [...args, "--project-directory", site, "config", "--quiet"];
      expect(spawnSync(program, config, { cwd: site }).status).not.toBe(0);
      writeFileSync(join(site, ".env"), "MRUK_IMAGE=mruk\nSITE_ADDRESS=mruk.example.org\n");
      expect(execFileSync(program, config, { cwd: site, encoding: "utf8" })).toBe("");
    },
  );
});
