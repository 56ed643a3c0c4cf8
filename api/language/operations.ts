import { z } from "zod";
import { type FeatureReference, json } from "#api/platform/http/operation.ts";
import { Language } from "./model.ts";

export const languageReference: FeatureReference = {
  title: "Language",
  schemas: {},
  operations: [
    {
      method: "get",
      path: "/language/detect",
      summary: "The language that the browser asks for",
      access: "everybody",
      answers: { 200: json("English where it asks for neither.", z.strictObject({ language: Language })) },
    },
  ],
};
