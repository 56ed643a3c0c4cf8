// Reads our Dockerfile as a builder does: what it runs, and what its containers begin with.
import { type Dockerfile, DockerfileParser, type Instruction } from "dockerfile-ast";
import { z } from "zod";

/** What a container of an image begins with. */
export type ImageConfig = {
  environment: Record<string, string>;
  /** A number and a number: user and group. */
  user: string;
  workingDirectory: string;
  volumes: string[];
  stopSignal: string;
  command: string[];
  healthCheck: string[];
};

const one = <Value>(values: readonly Value[], keyword: string): Value => {
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`The Dockerfile has ${values.length} of ${keyword}`);
  return value;
};

const argumentsOf = (dockerfile: Dockerfile, keyword: string): string[] =>
  dockerfile
    .getInstructions()
    .flatMap((each) => (each.getKeyword() === keyword ? (each.getArgumentsContent() ?? []) : []));

const Strings = z.array(z.string());
const strings = (text: string): string[] => Strings.parse(JSON.parse(text));

/** The command of a RUN, as its shell gets it. The only flag that is known is the context, mounted at /release. */
function commandOf(instruction: Instruction): string {
  return (instruction.getRawArgumentsContent() ?? "").replace(/^--mount=type=bind,target=\/release\s+\\?\n?/, "");
}

export function readDockerfile(text: string) {
  const dockerfile = DockerfileParser.parse(text);
  const property = (keyword: string) => one(argumentsOf(dockerfile, keyword), keyword);
  const config: ImageConfig = {
    environment: Object.fromEntries(
      dockerfile
        .getENVs()
        .flatMap((each) => each.getProperties())
        .map((each) => [each.getName(), each.getValue() ?? ""]),
    ),
    user: property("USER"),
    workingDirectory: property("WORKDIR"),
    volumes: argumentsOf(dockerfile, "VOLUME"),
    stopSignal: property("STOPSIGNAL"),
    command: strings(property("CMD")),
    healthCheck: strings(property("HEALTHCHECK").replace(/^CMD /, "")),
  };
  const base = one(dockerfile.getFROMs(), "FROM").getImage() ?? "";
  const runs = dockerfile.getInstructions().filter((each) => each.getKeyword() === "RUN");
  return { base, commands: runs.map(commandOf), config };
}
