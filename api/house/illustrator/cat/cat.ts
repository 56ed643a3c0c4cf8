import type { PoseName } from "#api/generation/brief/repertoire.ts";
import { back } from "./poses/back.ts";
import { crouch } from "./poses/crouch.ts";
import { drape } from "./poses/drape.ts";
import { ears } from "./poses/ears.ts";
import { fall } from "./poses/fall.ts";
import { loaf } from "./poses/loaf.ts";
import { peek } from "./poses/peek.ts";
import { pounce } from "./poses/pounce.ts";
import { reach } from "./poses/reach.ts";
import { roll } from "./poses/roll.ts";
import { run } from "./poses/run.ts";
import { sit } from "./poses/sit.ts";
import { sleep } from "./poses/sleep.ts";
import { stretch } from "./poses/stretch.ts";
import { tailAlone } from "./poses/tail-alone.ts";
import { walk } from "./poses/walk.ts";
import { wash } from "./poses/wash.ts";
import type { Pose } from "./sitter.ts";

// Mruk: a stocky grey tabby tom with white paws, green eyes, a notch in the left ear, a red collar and a brass bell.
export const poses: Record<PoseName, Pose> = {
  sit,
  loaf,
  sleep,
  walk,
  stretch,
  crouch,
  pounce,
  peek,
  back,
  drape,
  wash,
  reach,
  run,
  fall,
  roll,
  ears,
  tail: tailAlone,
};
