// This file needs no schemas, so pages can import it; it is apart from the labels' words, which only a story's page loads.

/** The makers of a story's text and picture, by the names of programs and of their models. */
export type Makers = {
  storyteller?: string | undefined;
  illustrator?: string | undefined;
  textModel?: string | undefined;
  imageModel?: string | undefined;
};

/** The model behind a text or a picture; null for the house, which works by rules. A maker without a model counts as one. */
const modelOf = (maker: string | undefined, model: string | undefined): string | null =>
  model ?? (maker === undefined || maker.startsWith("house") ? null : maker);

/** The names of the models that made a story's text and picture, each once; none for the house's and people's own. */
export function modelsOf(made: Makers | undefined): string[] {
  const models = [modelOf(made?.storyteller, made?.textModel), modelOf(made?.illustrator, made?.imageModel)];
  return [...new Set(models.filter((model) => model !== null))];
}

export const isDrawnByModel = (made: Makers | undefined): boolean =>
  modelOf(made?.illustrator, made?.imageModel) !== null;

export const isWrittenByModel = (made: Makers | undefined): boolean =>
  modelOf(made?.storyteller, made?.textModel) !== null;
