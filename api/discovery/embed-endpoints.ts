import type { Request } from "express";
import { type Language, languages } from "#api/language/model.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { type Endpoint, endpoint, json } from "#api/platform/http/endpoint.ts";
import type { StoryLibrary } from "#api/stories/index/library.ts";
import { StoryId } from "#api/stories/model.ts";
import { embedHeaders, embedPage, emptyEmbedPage } from "./embed.ts";
import { file, kept, send } from "./file-endpoint.ts";
import { mirrors } from "./model.ts";
import { Oembed, OembedQuery, oembedOf, storyAt } from "./oembed.ts";

type EmbedParts = {
  library: Pick<StoryLibrary, "find">;
  clock: Clock;
  /** The site's public address for this request. */
  originOf(request: Request): string;
};

/** Stories on other sites: the embed, and oEmbed, which leads to it. */
export const embedEndpoints = (parts: EmbedParts): Endpoint[] => [
  ...languages.map((language) => embedEndpoint(language, parts)),
  oembedEndpoint(parts),
];

const embedEndpoint = (language: Language, { library, clock, originOf }: EmbedParts) =>
  file(`${mirrors[language]}/embed/{id}`, "A story as a small page for frames on other sites", {
    handle({ request, response }) {
      const id = StoryId.safeParse(request.params.id).data;
      const story = id && library.find(id, clock.now());
      const shown = { language, origin: originOf(request) };
      response.removeHeader("X-Frame-Options");
      response.set(embedHeaders);
      // The answer is the same for an unknown and a hidden story, so that it reveals nothing.
      if (!story) response.status(404);
      const html = story ? embedPage(story, shown) : emptyEmbedPage(shown);
      send(response, "text/html; charset=utf-8", html, kept.revalidated);
    },
  });

const oembedEndpoint = ({ library, clock, originOf }: EmbedParts) =>
  endpoint({
    method: "get",
    path: "/api/oembed",
    summary: "How other sites show a story that is linked there (oEmbed 1.0)",
    access: "everybody",
    query: OembedQuery,
    answers: { 200: json("A frame with the story.", Oembed) },
    refusals: ["STORY_NOT_FOUND", "FORMAT_NOT_OFFERED"],
    handle({ query: { url, format, ...room }, request, response }) {
      response.set("Access-Control-Allow-Origin", "*");
      if (format !== "json")
        throw new AppError("FORMAT_NOT_OFFERED", `There is no ${format} here, only JSON.`, {
          hint: "Ask with format=json, or without a format.",
        });
      const origin = originOf(request);
      const named = storyAt(url, origin);
      const story = named && library.find(named.id, clock.now());
      if (!story) throw new AppError("STORY_NOT_FOUND", "There is no story of ours at this address.");
      response.set("Cache-Control", kept.minutes);
      return oembedOf(story, { language: named.language, origin, ...room });
    },
  });
