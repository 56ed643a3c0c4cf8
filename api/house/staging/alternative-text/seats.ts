import type { BackdropName, PlaceName, SeatName, ShelterName } from "#api/generation/brief/repertoire.ts";
import type { Bilingual } from "#api/house/texts/model.ts";

/** Where he is, on each seat: its preposition is part of it, and the place, if it is a part of that. */
export const seats: Record<SeatName, Bilingual & { saysPlace?: true }> = {
  chair: { en: "on a chair", pl: "na krześle" },
  armchair: { en: "in an armchair", pl: "w fotelu" },
  sofa: { en: "on a sofa", pl: "na kanapie" },
  "sofa under a map": { en: "on a sofa under a map of the world", pl: "na kanapie pod mapą świata" },
  sledge: { en: "on a sledge", pl: "na sankach" },
  stool: { en: "on a stool", pl: "na stołku" },
  bench: { en: "on a bench", pl: "na ławce" },
  suitcase: { en: "on a suitcase", pl: "na walizce" },
  "labelled suitcase": { en: "on a suitcase full of hotel labels", pl: "na walizce pełnej hotelowych nalepek" },
  "open suitcase": { en: "in an open suitcase", pl: "w otwartej walizce" },
  trunk: { en: "on a wooden chest", pl: "na drewnianej skrzyni" },
  basket: { en: "in a basket", pl: "w koszyku" },
  cushion: { en: "on a cushion", pl: "na poduszce" },
  newspaper: { en: "on a newspaper", pl: "na gazecie" },
  "sheet of paper": { en: "on a page of writing", pl: "na zapisanej kartce" },
  "blank sheet": { en: "on a blank sheet of paper", pl: "na czystej kartce" },
  "sheet music": { en: "on a page of sheet music", pl: "na kartce z nutami" },
  map: { en: "on a map", pl: "na mapie" },
  atlas: { en: "on an open atlas", pl: "na otwartym atlasie" },
  "open book": { en: "on an open book", pl: "na otwartej książce" },
  "closed book": { en: "on a thick book", pl: "na grubej książce" },
  "leaf heap": { en: "in a heap of leaves", pl: "w stercie liści" },
  towel: { en: "on a folded towel", pl: "na złożonym ręczniku" },
  blanket: { en: "on a folded woollen blanket", pl: "na złożonym wełnianym kocu" },
  doormat: { en: "on a doormat", pl: "na wycieraczce" },
  rug: { en: "on a small rug", pl: "na dywaniku" },
  coat: { en: "on a winter coat", pl: "na zimowym płaszczu" },
  "pile of linen": { en: "on a pile of ironed linen", pl: "na stosie wyprasowanej bielizny" },
  "pile of newspapers": { en: "on a pile of newspapers", pl: "na stosie gazet" },
  "pile of books": { en: "on a pile of books", pl: "na stosie książek" },
  apron: { en: "on an apron", pl: "na fartuchu" },
  hat: { en: "on a squashed hat", pl: "na zgniecionym kapeluszu" },
  crate: { en: "on a wooden crate", pl: "na drewnianej skrzynce" },
  "open crate": { en: "in a wooden crate", pl: "w drewnianej skrzynce" },
  "open drawer": { en: "in an open drawer", pl: "w wysuniętej szufladzie" },
  "laundry basket": { en: "in a laundry basket", pl: "w koszu z praniem" },
  "upturned hat": { en: "in an upturned hat", pl: "w odwróconym kapeluszu" },
  "hat on a chair": { en: "in an upturned hat on a chair", pl: "w odwróconym kapeluszu na krześle" },
  "closed carton": { en: "on a flat cardboard box", pl: "na płaskim kartonowym pudełku" },
  "school bag": { en: "on a school bag", pl: "na tornistrze" },
  table: { en: "on a wooden table", pl: "na drewnianym stole" },
  bed: { en: "on a bed", pl: "na łóżku" },
  "chest of drawers": { en: "on a chest of drawers", pl: "na komodzie" },
  "wall shelf": { en: "high on a wall shelf", pl: "wysoko na półce" },
  wardrobe: { en: "high on top of a wardrobe", pl: "wysoko na szafie" },
  step: { en: "on a step of the staircase", pl: "na stopniu schodów", saysPlace: true },
  "table with a cloth": { en: "on a table with a white cloth", pl: "na stole nakrytym białym obrusem" },
  footstool: { en: "on a low upholstered stool", pl: "na niskim tapicerowanym stołku" },
  "closed box": { en: "on a cardboard box tied with string", pl: "na kartonowym pudle przewiązanym sznurkiem" },
  hatbox: { en: "in a hatbox", pl: "w pudle na kapelusze" },
  "covered dough": { en: "on a ball of dough under a cloth", pl: "na cieście przykrytym ściereczką" },
  "coat on a chair": { en: "on a coat laid over a chair", pl: "na płaszczu przerzuconym przez krzesło" },
  "begun letter": { en: "on a page with two words on it", pl: "na kartce z dwoma słowami" },
  "shoe box": { en: "in a shoe box too small for him", pl: "w przyciasnym pudełku po butach" },
  "plank on trestles": { en: "on a plank laid on trestles", pl: "na desce położonej na kozłach" },
  "kitchen scales": { en: "on the pan of kitchen scales", pl: "na szalce kuchennej wagi" },
  "table with a blanket": { en: "on a table with a grey blanket", pl: "na stole nakrytym szarym kocem" },
  "open bag": {
    en: "in an open bag between two potted chrysanthemums",
    pl: "w otwartej torbie między dwiema chryzantemami w doniczkach",
  },
  "spread blanket": { en: "on a grey blanket spread out", pl: "na rozłożonym szarym kocu" },
  bookcase: { en: "high on top of a bookcase", pl: "wysoko na regale z książkami" },
  "rain barrel": { en: "on a plank across a rain barrel", pl: "na desce położonej na beczce z deszczówką" },
  "covered bowl": { en: "on a big bowl under a white cloth", pl: "na dużej misce przykrytej białą ścierką" },
  "pile of pages": { en: "on a pile of written pages", pl: "na stosie zapisanych kartek" },
  carpet: { en: "on a red carpet", pl: "na czerwonym dywanie" },
  slippers: { en: "across a pair of slippers", pl: "w poprzek pary kapci" },
  jacket: { en: "on a tweed jacket", pl: "na tweedowej marynarce" },
  blouse: { en: "on a blue blouse", pl: "na niebieskiej bluzce" },
  "pile of exercise books": { en: "on a pile of exercise books", pl: "na stosie zeszytów" },
  envelope: { en: "on an envelope", pl: "na kopercie" },
  "playing cards": { en: "on playing cards", pl: "na kartach do gry" },
  "low cupboard": { en: "on a low cupboard", pl: "na niskiej szafce" },
  branch: { en: "on a thick branch of the chestnut", pl: "na grubym konarze kasztanowca" },
  "towel on a chair": { en: "on a blue towel on a chair", pl: "na niebieskim ręczniku na krześle" },
  "cushion on a chair": { en: "on a cushion on a chair", pl: "na poduszce na krześle" },
  radio: { en: "on top of an old radio", pl: "na starym radiu" },
  scales: { en: "on the plate of big scales", pl: "na dużej wadze" },
  "medicine cupboard": {
    en: "high on top of the medicine cupboard at the vet’s",
    pl: "wysoko na szafce z lekami u weterynarza",
    saysPlace: true,
  },
};

const tallCupboard: Bilingual = { en: "high on top of a tall cupboard", pl: "na samym wierzchu wysokiej szafki" };

/** Other words for what one place has under the name of a seat. */
const seatsOfPlaces: Partial<Record<PlaceName, Partial<Record<SeatName, Bilingual>>>> = {
  kitchen: { wardrobe: tallCupboard },
  "kitchen floor": { wardrobe: tallCupboard },
};

export const seatIn = (seat: SeatName, place: PlaceName): Bilingual & { saysPlace?: true } =>
  seatsOfPlaces[place]?.[seat] ?? seats[seat];

/** Where he is, under or behind each thing. */
export const shelters: Record<ShelterName, Bilingual> = {
  table: { en: "under a table", pl: "pod stołem" },
  chair: { en: "under a chair", pl: "pod krzesłem" },
  bed: { en: "under a bed", pl: "pod łóżkiem" },
  armchair: { en: "under an armchair", pl: "pod fotelem" },
  sofa: { en: "under a sofa", pl: "pod kanapą" },
  tablecloth: { en: "under a long tablecloth", pl: "pod długim obrusem" },
  cupboard: { en: "under a cupboard", pl: "pod szafką" },
  umbrella: { en: "under an open umbrella", pl: "pod otwartym parasolem" },
  curtain: { en: "half behind a curtain", pl: "do połowy za zasłoną" },
  newspaper: { en: "under a newspaper", pl: "pod gazetą" },
  blanket: { en: "under a blanket", pl: "pod kocem" },
  "bare table": { en: "under a wooden table", pl: "pod drewnianym stołem" },
  "table with a blanket": { en: "under a blanket-covered table", pl: "pod nakrytym kocem stołem" },
  "locked carpet frame": {
    en: "under a carpet-beating frame with a bicycle lock round its post",
    pl: "pod poprzeczką trzepaka z kłódką rowerową",
  },
  "carpet frame": { en: "under the frame for beating carpets", pl: "pod trzepakiem" },
  coats: { en: "under hanging coats", pl: "pod wiszącymi płaszczami" },
  "hem of a dress": {
    en: "under the hem of a dress on a tailor’s dummy",
    pl: "pod rąbkiem sukni na krawieckim manekinie",
  },
  "closed basket": { en: "in a closed wicker basket", pl: "w zamkniętym wiklinowym koszyku" },
  "covered basket": { en: "in a cloth-covered basket", pl: "w nakrytym ściereczką koszyku" },
};

/** The same of one who walks there: Polish keeps the case. */
export const across = ({ en, pl }: Bilingual): Bilingual => ({
  en: en.replace(/^on /, "across "),
  pl: pl.replace(/(^| )na /, "$1po "),
});

/** Where he is, in or close to each; `through` of one who walks there. */
export const backdrops: Record<BackdropName, Bilingual & { through?: Bilingual }> = {
  "closed wardrobe": { en: "before a closed wardrobe", pl: "przed zamkniętą szafą" },
  barometer: { en: "under a barometer on the wall", pl: "pod wiszącym na ścianie barometrem" },
  "front steps": {
    ...{ en: "on the stone steps before the green door", pl: "na kamiennych schodkach przed zielonymi drzwiami" },
    through: {
      en: "over the stone steps before the green door",
      pl: "po kamiennych schodkach przed zielonymi drzwiami",
    },
  },
  doorway: {
    ...{ en: "on the threshold of an open door", pl: "na progu otwartych drzwi" },
    through: { en: "through an open door", pl: "przez otwarte drzwi" },
  },
  "closed door": { en: "in front of a closed door", pl: "przed zamkniętymi drzwiami" },
  "door ajar": { en: "in front of a door that stands ajar", pl: "przed uchylonymi drzwiami" },
  wall: { en: "close against the wall", pl: "pod samą ścianą" },
  pipe: { en: "close against a pipe in the corner", pl: "tuż przy rurze w kącie" },
  shrine: { en: "at the foot of a small shrine", pl: "u stóp kapliczki" },
  refrigerator: { en: "against the door of a refrigerator", pl: "przy drzwiach lodówki" },
};

export const ownBox: Bilingual = { en: "in a cardboard box", pl: "w kartonowym pudle" };
export const boxAmongPresents: Bilingual = {
  en: "in a cardboard box on a table of presents",
  pl: "w kartonowym pudle na stole z prezentami",
};
export const openBox: Bilingual = { en: "in front of an open cardboard box", pl: "przed otwartym kartonowym pudłem" };
