import { z } from "zod";
import { type FeatureReference, json } from "#api/platform/http/operation.ts";

export const ownReference: FeatureReference = {
  title: "This reference",
  schemas: {},
  operations: [
    {
      method: "get",
      path: "/openapi.json",
      summary: "This document",
      access: "everybody",
      answers: { 200: json("OpenAPI 3.1.", z.looseObject({ openapi: z.string() })) },
    },
  ],
};
