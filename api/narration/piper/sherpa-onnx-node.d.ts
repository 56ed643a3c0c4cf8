// What the process of the neural voice uses of the runtime, whose own types are comments.
declare module "sherpa-onnx-node" {
  export type VoiceConfig = {
    model: {
      vits: { model: string; tokens: string; dataDir: string };
      numThreads: number;
      provider: "cpu";
      debug: boolean;
    };
    maxNumSentences: number;
  };

  export class OfflineTts {
    constructor(config: VoiceConfig);
    readonly sampleRate: number;
    /** Samples from -1 to 1. */
    generate(request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
      samples: Float32Array;
      sampleRate: number;
    };
  }
}
