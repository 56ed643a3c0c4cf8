import { type EncoderRun, runEncoder } from "#api/platform/processes/encoder.ts";

type Encoding = Omit<EncoderRun, "makes" | "reported" | "says"> & {
  /** The number of frames of the film. */
  frames: number;
  progress?: ((share: number) => void) | undefined;
};

/** Encodes a film. Throws FILM_FAILED, DISK_FULL, and the signal's reason. */
export async function encode(program: string, args: readonly string[], { frames, progress, ...run }: Encoding) {
  await runEncoder(program, args, {
    ...run,
    makes: { what: "film", fault: "FILM_FAILED" },
    reported(lines) {
      const frame = /frame= *(\d+)(?!.*frame=)/s.exec(lines)?.[1];
      if (frame !== undefined) progress?.(Math.min(1, Number(frame) / frames));
    },
  });
}
