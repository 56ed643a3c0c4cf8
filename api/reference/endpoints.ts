import { z } from "zod";
import { type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { referenceDocument } from "./document.ts";

/** The OpenAPI document of these groups and of itself. It is made when it is first asked for. */
export function referenceEndpoints(others: readonly EndpointGroup[]): EndpointGroup {
  let document: object | undefined;
  const reference = endpoint({
    method: "get",
    path: "/api/openapi.json",
    summary: "This document",
    access: "everybody",
    answers: { 200: json("OpenAPI 3.1.", z.looseObject({ openapi: z.string() })) },
    handle({ response }) {
      document ??= referenceDocument([...others, group]);
      response.set("Cache-Control", "public, max-age=300");
      return document;
    },
  });
  const group: EndpointGroup = { title: "This reference", endpoints: [reference] };
  return group;
}
