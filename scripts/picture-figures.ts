// Prints what readers see of the house's pictures in three weeks, from three dates on:
// node scripts/picture-figures.ts [YYYY-MM-DD ...] [--json]
import { parseArgs } from "node:util";
import { masterOf } from "#api/house/illustrator/master.ts";
import { perceptualHash } from "#api/house/illustrator/perceptual-hash.fixture.ts";
import {
  hiddenIn,
  type Illustrated,
  illustratedFrom,
  likenessOf,
  stagingOf,
} from "#api/house/illustrator/picture-figures.fixture.ts";
import { print } from "#api/house/illustrator/press.ts";
import { starts } from "#api/house/storyteller/expected-briefs.fixture.ts";

const { values, positionals } = parseArgs({ options: { json: { type: "boolean" } }, allowPositionals: true });

for (const from of positionals.length > 0 ? positionals : starts) {
  const figures = await figuresFrom(from);
  console.log(values.json ? JSON.stringify(figures) : linesOf(figures).join("\n"));
}

async function figuresFrom(from: string) {
  const pictures = await illustratedFrom(from);
  const printed = [];
  const hidden: string[] = [];
  for (const picture of pictures) {
    printed.push(await printedFrom(picture));
    hidden.push(...(await hiddenIn(picture)));
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    from,
    pictures: pictures.length,
    ...likenessOf(printed),
    ...stagingOf(pictures),
    hidden,
    kilobytes: {
      mean: mean(printed.map(({ kilobytes }) => kilobytes)),
      most: Math.max(...printed.map(({ kilobytes }) => kilobytes)),
    },
    seconds: mean(printed.map(({ seconds }) => seconds)),
  };
}

async function printedFrom({ id, composition }: Illustrated) {
  const before = process.cpuUsage();
  const master = await masterOf(await print(composition), composition.face);
  const { user, system } = process.cpuUsage(before);
  return {
    id,
    hash: await perceptualHash(master),
    kilobytes: master.byteLength / 1000,
    seconds: (user + system) / 1e6,
  };
}

function linesOf(figures: Awaited<ReturnType<typeof figuresFrom>>): string[] {
  const { from, pictures, nearTwins, alike, places, notFrontal, company, inGaze, kilobytes, seconds } = figures;
  const countOf = (names: readonly string[]) => `${names.length}${names.length > 0 ? ` (${names.join(", ")})` : ""}`;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const inOrder = Object.entries(places).sort(([, one], [, other]) => other - one);
  return [
    `${pictures} pictures from ${from}`,
    `  with a near twin within 30 days      ${nearTwins.length} (${percent(nearTwins.length / pictures)})`,
    `  that look like another in 30 days    ${percent(alike)}`,
    `  heads not frontal                    ${percent(notFrontal)}`,
    `  another living being, or its trace   ${percent(company)}`,
    `  the story's thing in his gaze        ${percent(inGaze)}`,
    `  things that are named nowhere        ${countOf(figures.unnamed)}`,
    `  things that are named and hidden     ${countOf(figures.hidden)}`,
    `  places   ${inOrder.map(([name, count]) => `${name} ${percent(count / pictures)}`).join(", ")}`,
    `  master   ${kilobytes.mean.toFixed(0)} kB, at most ${kilobytes.most.toFixed(0)} kB`,
    `  drawing  ${seconds.toFixed(2)} s of a processor`,
    "",
  ];
}
