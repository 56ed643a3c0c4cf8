import type { BackdropName, PlaceName, SeatName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** A place in words that hold in every view. */
export type PlaceWords = {
  /** Where he is, without a seat. */
  in: Bilingual;
  /** The same after a seat, in the air, or in a close view, which has no room for a floor; if that is different. */
  round?: Bilingual;
  /** Both in a close view of his head and chest, which has no room for what is under him; if that is different. */
  near?: Record<"in" | "through", Bilingual>;
  through: Bilingual;
  /** A backdrop that is a part of the place, and says which place it is. */
  backdrops?: Partial<Record<BackdropName, Bilingual>>;
  /** Both where its window or its stove stands open. */
  open?: Record<"in" | "through", Bilingual>;
  /** What a wide view has behind him, as a clause; `always` in every view, and not if he is on a seat for which it gives way. */
  background?: Bilingual & { always?: true; givesWayTo?: readonly SeatName[] };
};

export const places: Record<PlaceName, PlaceWords> = {
  "window sill": {
    in: { en: "on the window sill", pl: "na parapecie" },
    through: { en: "along the window sill", pl: "po parapecie" },
    open: {
      in: { en: "on the sill of an open window", pl: "na parapecie otwartego okna" },
      through: { en: "along the sill of an open window", pl: "po parapecie otwartego okna" },
    },
    background: { en: "outside are the houses of the street", pl: "za oknem kamienice przy ulicy", always: true },
  },
  stove: {
    in: { en: "by the tiled stove", pl: "przy piecu kaflowym" },
    through: { en: "past the tiled stove", pl: "obok pieca kaflowego" },
    open: {
      in: { en: "by the open tiled stove", pl: "przy otwartym piecu kaflowym" },
      through: { en: "past the open tiled stove", pl: "obok otwartego pieca kaflowego" },
    },
  },
  radiator: {
    in: { en: "on the radiator under the window", pl: "na kaloryferze pod oknem" },
    through: { en: "along the radiator under the window", pl: "po kaloryferze pod oknem" },
    background: { en: "outside are the houses of the street", pl: "za oknem kamienice przy ulicy", always: true },
  },
  balcony: {
    in: { en: "on the balcony", pl: "na balkonie" },
    through: { en: "along the balcony", pl: "po balkonie" },
    background: { en: "roofs rise behind the railing", pl: "za balustradą widać dachy" },
  },
  kitchen: {
    in: { en: "on the kitchen table", pl: "na kuchennym stole" },
    near: { in: { en: "in the kitchen", pl: "w kuchni" }, through: { en: "through the kitchen", pl: "przez kuchnię" } },
    through: { en: "across the kitchen table", pl: "po kuchennym stole" },
    background: { en: "behind him are a tiled wall and a window", pl: "za nim kafelki i okno" },
  },
  "kitchen floor": {
    in: { en: "on the kitchen floor", pl: "na kuchennej podłodze" },
    round: { en: "in the kitchen", pl: "w kuchni" },
    through: { en: "across the kitchen floor", pl: "po kuchennej podłodze" },
    background: { en: "behind him are a tiled wall and a window", pl: "za nim kafelki i okno" },
  },
  courtyard: {
    in: { en: "in the courtyard", pl: "na podwórku" },
    through: { en: "through the courtyard", pl: "przez podwórko" },
    background: { en: "in the background are rows of windows", pl: "w tle rzędy okien", always: true },
  },
  roof: {
    in: { en: "on the roof", pl: "na dachu" },
    through: { en: "over the roof", pl: "po dachu" },
    background: { en: "behind him lie the roofs of the city", pl: "za nim dachy miasta" },
  },
  box: {
    in: { en: "in the big room", pl: "w dużym pokoju" },
    through: { en: "through the big room", pl: "przez duży pokój" },
    background: { en: "behind him is a bookcase", pl: "za nim regał z książkami" },
  },
  desk: {
    in: { en: "on the table", pl: "na stole" },
    near: { in: { en: "in the room", pl: "w pokoju" }, through: { en: "through the room", pl: "przez pokój" } },
    through: { en: "across the table", pl: "po stole" },
    background: { en: "behind him is a window with a curtain", pl: "za nim okno z zasłoną" },
  },
  hall: {
    in: { en: "in the hall", pl: "w przedpokoju" },
    through: { en: "through the hall", pl: "przez przedpokój" },
    background: {
      en: "behind him are the front door and coats on their hooks",
      pl: "za nim drzwi wejściowe i płaszcze na wieszaku",
    },
  },
  bedroom: {
    in: { en: "in the bedroom", pl: "w sypialni" },
    through: { en: "through the bedroom", pl: "przez sypialnię" },
    background: {
      en: "behind him are a wardrobe with one door open and a bed",
      pl: "za nim szafa z otwartymi drzwiami i łóżko",
      givesWayTo: ["bed", "wardrobe", "wall shelf"],
    },
  },
  bathroom: {
    in: { en: "in the bathroom", pl: "w łazience" },
    through: { en: "through the bathroom", pl: "przez łazienkę" },
    background: { en: "on the wall are a round mirror and towels", pl: "na ścianie wiszą okrągłe lustro i ręczniki" },
  },
  stairs: {
    in: { en: "on the landing", pl: "na podeście" },
    through: { en: "across the landing", pl: "po podeście" },
    background: { en: "the stairs lead on up behind him", pl: "za nim schody prowadzą w górę" },
  },
  attic: {
    in: { en: "in the attic", pl: "na strychu" },
    through: { en: "across the attic", pl: "przez strych" },
    background: { en: "rafters and a skylight are above him", pl: "nad nim krokwie i okno w dachu" },
  },
  cellar: {
    in: { en: "in the cellar", pl: "w piwnicy" },
    through: { en: "through the cellar", pl: "przez piwnicę" },
    background: { en: "behind him are brick walls and doors of slats", pl: "za nim ceglane ściany i drzwi z listew" },
  },
  gateway: {
    in: { en: "in the gateway", pl: "w bramie" },
    through: { en: "through the gateway", pl: "przez bramę" },
    background: { en: "the street is seen through the arch", pl: "przez łuk bramy widać ulicę" },
  },
  bakery: {
    in: { en: "at the back door of the bakery", pl: "pod tylnymi drzwiami piekarni" },
    through: { en: "past the back door of the bakery", pl: "obok tylnych drzwi piekarni" },
    background: { en: "loaves lie on the shelves inside", pl: "w środku na półkach leżą bochenki" },
  },
  lodge: {
    in: { en: "in the caretaker’s lodge", pl: "w dozorcówce" },
    through: { en: "through the caretaker’s lodge", pl: "przez dozorcówkę" },
    background: {
      en: "on the wall hang tools, and there is an iron stove",
      pl: "na ścianie wiszą narzędzia, obok żelazny piecyk",
    },
  },
  "lodge table": {
    in: { en: "on the table in the caretaker’s lodge", pl: "na stole w dozorcówce" },
    through: { en: "across the table in the caretaker’s lodge", pl: "po stole w dozorcówce" },
    background: {
      en: "on the wall hang tools, and there is an iron stove",
      pl: "na ścianie wiszą narzędzia, obok żelazny piecyk",
    },
  },
  parlour: {
    in: { en: "in Mrs Halina’s room", pl: "w pokoju pani Haliny" },
    through: { en: "through Mrs Halina’s room", pl: "przez pokój pani Haliny" },
    background: { en: "a sewing machine stands by the window", pl: "pod oknem stoi maszyna do szycia" },
  },
  "tram bench": {
    in: { en: "on a seat in the tram", pl: "na siedzeniu w tramwaju" },
    round: { en: "in the tram", pl: "w tramwaju" },
    through: { en: "along the seats of the tram", pl: "po siedzeniach w tramwaju" },
    background: { en: "the houses of the street pass outside", pl: "za oknami przesuwają się kamienice" },
  },
  "tram floor": {
    in: { en: "on the floor of the tram", pl: "na podłodze tramwaju" },
    round: { en: "in the tram", pl: "w tramwaju" },
    through: { en: "through the tram", pl: "przez tramwaj" },
    background: { en: "behind him is a wooden bench", pl: "za nim drewniana ławka" },
  },
  surgery: {
    in: { en: "on the vet’s table", pl: "na stole u weterynarza" },
    through: { en: "across the vet’s table", pl: "po stole u weterynarza" },
    background: {
      en: "behind him is a cupboard full of jars",
      pl: "za nim szafka pełna słojów",
      givesWayTo: ["medicine cupboard"],
    },
  },
  "tub edge": {
    in: { en: "on the edge of the bathtub", pl: "na brzegu wanny" },
    through: { en: "along the edge of the bathtub", pl: "po brzegu wanny" },
    background: { en: "on the wall are a round mirror and towels", pl: "na ścianie wiszą okrągłe lustro i ręczniki" },
  },
  "courtyard sill": {
    in: { en: "on the sill of the kitchen window", pl: "na parapecie kuchennego okna" },
    through: { en: "along the sill of the kitchen window", pl: "po parapecie kuchennego okna" },
    open: {
      in: { en: "on the sill of the open kitchen window", pl: "na parapecie otwartego okna w kuchni" },
      through: { en: "along the sill of the open kitchen window", pl: "po parapecie otwartego okna w kuchni" },
    },
    background: {
      en: "outside are the windows across the courtyard",
      pl: "za oknem druga strona podwórka",
      always: true,
    },
  },
  "courtyard door": {
    backdrops: {
      "door ajar": {
        en: "by the half-open green door to the courtyard",
        pl: "przy uchylonych zielonych drzwiach na podwórko",
      },
    },
    in: { en: "by the green door at the foot of the stairs", pl: "przy zielonych drzwiach u stóp schodów" },
    through: {
      en: "in front of the green door at the foot of the stairs",
      pl: "przed zielonymi drzwiami u stóp schodów",
    },
    background: { en: "the stairs lead up beside him", pl: "obok schody prowadzą w górę" },
  },
  wall: {
    in: { en: "on top of the courtyard wall", pl: "na murze między podwórkami" },
    through: { en: "along the top of the courtyard wall", pl: "po murze między podwórkami" },
    background: { en: "a bough of the pear tree hangs over it", pl: "nad murem gałąź gruszy" },
  },
};

/** The edges behind which he hides. A box says its room as well. */
export const edges = {
  table: { en: "over the edge of the kitchen table", pl: "zza krawędzi kuchennego stołu" },
  box: { en: "out of a cardboard box", pl: "z kartonowego pudła" },
} satisfies Record<string, Bilingual>;

/** The edges of places other than the kitchen. */
export const edgesOf: Partial<Record<PlaceName, Bilingual>> = {
  bathroom: { en: "over the rim of the bathtub", pl: "zza brzegu wanny" },
  lodge: { en: "over the edge of the table in the caretaker’s lodge", pl: "zza krawędzi stołu w dozorcówce" },
};
