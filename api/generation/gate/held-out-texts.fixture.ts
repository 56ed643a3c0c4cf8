// Ten texts that were written after the rules of the gate, and without them: no rule may be changed for one of these.
import type { StoryText, TextCheck } from "../model.ts";
import { inBoth, inEnglish, inPolish } from "./story-text.fixture.ts";

/** `refusedBy` is what the rules made of it; what none of them refuses is left to the judge, where there is one. */
export type HeldOutText = { what: string; text: StoryText; refusedBy: TextCheck[] };

export const heldOutTexts: HeldOutText[] = [
  {
    what: "one thought in four wordings",
    refusedBy: [],
    text: inEnglish(
      "The cat waited by the door. The cat was waiting near the door. By the door the cat still waited. It was by the door that the cat waited. ",
    ),
  },
  {
    what: "Polish from a keyboard without Polish letters",
    refusedBy: ["spelling"],
    text: inPolish("Potem przyszedl dozorca, polozyl laskę na stolku i zaczal opowiadac o sniegu. "),
  },
  {
    what: "an insult",
    refusedBy: ["subjects"],
    text: inBoth(
      "“Piss off, you old arse,” somebody shouted in the courtyard. ",
      "„Spierdalaj, stary dupku!” – wrzasnął ktoś na podwórku. ",
    ),
  },
  {
    what: "a boy in hospital",
    refusedBy: ["subjects"],
    text: inBoth(
      "Staś had a fever of forty, and that night they took him to hospital. ",
      "Staś miał czterdzieści stopni gorączki i tej nocy zabrano go do szpitala. ",
    ),
  },
  {
    what: "an accident",
    refusedBy: [],
    text: inBoth(
      "That morning Bułka had been run over by a tram, and nobody told Mruk. ",
      "Tego ranka Bułkę przejechał tramwaj i nikt nie powiedział o tym Mrukowi. ",
    ),
  },
  {
    what: "a black Mruk with kittens",
    refusedBy: ["canon"],
    text: inBoth("Mruk, our black cat, fed her kittens. ", "Mruk, nasz czarny kot, karmiła kocięta. "),
  },
  {
    what: "a second draft",
    refusedBy: [],
    text: inBoth(
      "Below is the revised version with more humour.\n\n",
      "Poniżej poprawiona wersja, z większą dozą humoru.\n\n",
    ),
  },
  {
    what: "a proverb at the end",
    refusedBy: [],
    text: inBoth(
      "It only goes to show that a plate should never be judged by its cloth. ",
      "I oto dowód na to, że talerza nie ocenia się po ściereczce. ",
    ),
  },
  {
    what: "a lullaby of rain",
    refusedBy: [],
    text: inBoth(
      "The rain drummed a gentle lullaby on the rooftops, and the whole city held its breath. ",
      "Deszcz wygrywał na dachach cichą kołysankę, a całe miasto wstrzymało oddech. ",
    ),
  },
  {
    what: "French in the middle of Polish",
    refusedBy: ["spelling"],
    text: inPolish("Ola westchnęła. Le chat dort encore sur le canapé depuis ce matin. Nikt jej nie odpowiedział. "),
  },
];
