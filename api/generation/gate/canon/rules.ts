// Facts about Mruk and his house, and the patterns that would contradict them. A pattern must allow no other reading,
// because a false alarm costs a paid text. Each is about a member of the cast, whose name matches all its Polish forms;
// with a ~ in front, only the first form.
import { anyEnding, isInEnglish, isInPolish } from "./phrases.ts";

/** A fact, and the patterns that contradict it in either language. */
export type CanonRule = { says: string; en: string[]; pl: string[] };

const otherAnimal = {
  en: "dog|puppy|hound|rabbit|hamster|ferret|parrot|guinea pig|she-cat|she-kitten|(?:female|girl) (?:cat|kitten)|kitten girl",
  pl: "pies|psem|piesek|szczeniak|królik|królikiem|chomik|chomikiem|fretka|fretką|papuga|papugą|kotka|kotką|kocica|kocicą|kotkę|suczka|suczką",
};
const notGrey = {
  en: "black|white|ginger|red|orange|brown|cream|golden|calico|tortoiseshell|Siamese|Persian",
  pl: "czarn|biał|rud|brązow|kremow|złot|łaciat|trójkolorow|syjamsk|persk",
};
const notGreen = {
  en: "blue|yellow|amber|brown|golden|orange|black",
  pl: "niebiesk|błękitn|żółt|bursztynow|brązow|złot|piwn|czarn",
};
const notRed = {
  en: "blue|green|yellow|black|white|pink|orange|purple|brown",
  pl: "niebiesk|zielon|żółt|czarn|biał|różow|pomarańczow|fioletow|brązow",
};
const otherCity = {
  en: "Kraków|Krakow|Cracow|Gdańsk|Łódź|Wrocław|Poznań|Lublin|Katowice|Szczecin|Berlin|London|Paris|Prague|Vienna|New York|Kyiv|Vilnius",
  pl: "Krakowie|Gdańsku|Łodzi|Wrocławiu|Poznaniu|Lublinie|Katowicach|Szczecinie|Berlinie|Londynie|Paryżu|Wiedniu|Nowym Jorku|Kijowie|Wilnie",
};
const catOf = (colours: string) =>
  `(?:${colours})(?: tabby| shorthair| striped)? (?:cat|tom|tom-cat|tomcat|kitten|she-cat|she-kitten)`;
const kotOf = (colours: string) =>
  `(?:${colours})${anyEnding} (?:kot|kotem|kocur|kocurem|kocurek|kotek|kociak|kociakiem)`;

/** Polish verbs whose form names the subject's gender. */
const verbs =
  "by|siedzia|leża|usiad|wsta|spa|wiedzia|spojrza|mrucza|zamrucza|zjad|jad|położy|wskoczy|patrzy|czeka|słysza|usłysza|widzia|zobaczy|ziewnę|ziewną|postanowi|uzna|chcia|pomyśla|zasnę|zasną|mia|wróci|obudzi";
/** A verb in the feminine past. „Mruk krzesła nie odda” and „Mruk dokoła” end alike and are none. */
const she =
  "(?:(?:się|nie|już|znów|znowu|wtedy|nagle|powoli) ){0,2}(?!(?:ciała|skała|chwała|strzała|chała|siła|bryła|żyła|mogiła|cała|mała|biała)(?!\\p{L}))\\p{Ll}*(?:[^c]ała|[^s]iła|yła|ęła|szła|ogła|niosła|usiadła|spadła|zjadła)";
const herParts = "paws?|tail|whiskers|ears?|eyes?|fur|nose|back|claws";
const did =
  "licked|washed|stretched|curled|flicked|twitched|tucked|raised|lifted|closed|opened|shut|pricked|swished|narrowed|cleaned";
/** The end of what somebody says in words, rather than in a sound. */
const inWords = "(?<!(?:[Mm]+r+[ruał]*|[Mm]+ia+u*|[Mm]ia+o*w|[Mm]e+o*w|[Pp]rr+|[Hh]+r+[ru]*|[Hh]m+)[,.!?…]?)";
const he = `(?:się )?(?:${verbs})ł`;

export const canonRules: CanonRule[] = [
  {
    says: "Mruk is a tom-cat",
    en: [
      ...isInEnglish("Mruk", otherAnimal.en),
      "Mruk herself",
      "(?:she|her name) (?:is|was|is called|was called) Mruk",
      `Mruk (?:(?!and |who |while |as )\\p{Ll}+ ){0,2}(?:${did}) her (?:\\p{Ll}+ )?(?:${herParts})`,
    ],
    pl: [
      ...isInPolish("Mruk", otherAnimal.pl),
      `~Mruk ${she}`,
      "sama ~Mruk",
      "~Mruk sama",
      "(?:kotka|kotkę|kotki|kotce|kotką|kicia|kocica) (?:o imieniu|imieniem|zwana|nazwana) ~Mruk",
    ],
  },
  {
    says: "Mruk is a cat and says nothing in words",
    en: [
      `${inWords}” (?:said|asked|answered|replied|cried|explained|announced) Mruk(?!’)`,
      `${inWords}” Mruk (?:said|asked|replied|explained|announced)`,
    ],
    pl: [
      `${inWords}” [–—] (?:powiedział|spytał|zapytał|odparł|odpowiedział|zawołał|oznajmił|rzekł) ~Mruk`,
      `[–—] [^\\n–—]{1,80}${inWords} [–—] (?:powiedział|spytał|zapytał|odparł|odpowiedział|zawołał|oznajmił|rzekł) ~Mruk`,
    ],
  },
  {
    says: "Mruk is a grey tabby",
    en: [
      ...isInEnglish("Mruk", catOf(notGrey.en)),
      `Mruk’s (?:\\p{L}+,? ){0,2}(?:black|ginger|red|orange|brown|cream|golden) (?:fur|coat)`,
    ],
    pl: [
      ...isInPolish("Mruk", kotOf(notGrey.pl)),
      `(?:czarn|rud|brązow|kremow|złot)${anyEnding} (?:futr|futer|sierś)\\p{L}+ Mruk`,
      `Mruk (?:\\p{Ll}+ ){1,4}sw(?:oj)?(?:e|ą|ego|ej) (?:czarn|rud|brązow|kremow|złot)${anyEnding} (?:futr|futer|sierś)\\p{L}+`,
    ],
  },
  {
    says: "Mruk has green eyes",
    en: [
      `Mruk’s (?:\\p{L}+,? ){0,2}(?:${notGreen.en}) eyes?`,
      ...isInEnglish("Mruk", `(?:cat|tom|tom-cat|tomcat|tabby) with (?:\\p{L}+,? ){0,2}(?:${notGreen.en}) eyes`),
    ],
    pl: [
      `(?:${notGreen.pl})${anyEnding} ocz\\p{L}+ Mruk`,
      ...isInPolish("Mruk", `(?:kot|kotem|kocur|kocurem) o (?:\\p{L}+ )?(?:${notGreen.pl})(?:y|i)?ch oczach`),
    ],
  },
  {
    says: "Mruk’s collar is red",
    en: [
      `Mruk’s (?:\\p{L}+,? ){0,2}(?:${notRed.en}) collar`,
      ...isInEnglish("Mruk", `(?:cat|tom|tom-cat|tomcat|tabby) (?:with|in) a (?:${notRed.en}) collar`),
    ],
    pl: [`(?:${notRed.pl})${anyEnding} obro[żź]\\p{L}* Mruk`, `~Mruk (?:nosi|nosił) (?:${notRed.pl})ą obrożę`],
  },
  {
    says: "Mruk lives in Warsaw",
    en: [
      `Mruk (?:\\p{L}+ )?(?:lives|lived) (?:[\\p{L}’]+ ){0,8}in (?:an? |the )?(?:\\p{L}+ )?(?:${otherCity.en})`,
      `Mruk’s (?:flat|home|house|street|tenement) in (?:${otherCity.en})`,
    ],
    pl: [
      `~Mruk (?:\\p{L}+ )?(?:mieszka|mieszkał) (?:\\p{L}+ ){0,8}we? (?:${otherCity.pl})`,
      `(?:mieszkani|kamienic|dom)\\p{L}* Mruk we? (?:${otherCity.pl})`,
    ],
  },
  {
    says: "Mruk lives on the third floor",
    en: ["Mruk lives (?:[\\p{L}’]+ ){0,6}on the (?:ground|first|second|fourth|fifth|sixth) floor"],
    pl: ["~Mruk mieszka (?:\\p{L}+ ){0,6}na (?:parterze|(?:pierwszym|drugim|czwartym|piątym|szóstym) piętrze)"],
  },
  {
    says: "Mruk lives with Ola and Tomek",
    en: ["Mruk’s (?:owner|mistress|master),? (?!Ola|Tomek)\\p{Lu}\\p{Ll}+"],
    pl: ["(?:właściciel|właścicielka|opiekun|opiekunka) Mruk,? (?!Ol|Tom)\\p{Lu}\\p{Ll}+"],
  },
  {
    says: "Bułka is a ginger she-cat",
    en: [
      ...isInEnglish(
        "Bułka",
        `dog|tom|tom-cat|tomcat|pigeon|rabbit|puppy|${catOf("grey|gray|black|white|brown|calico")}`,
      ),
      "Bułka’s (?:grey|gray|black|brown) (?:fur|coat)",
      "Bułka himself",
    ],
    pl: [
      ...isInPolish("Bułka", "pies|psem|kocur|kocurem|gołąb|suczka|suczką"),
      ...isInPolish("Bułka", "(?:czarna|czarną|biała|białą|szara|szarą|bura|burą) (?:kotka|kotką)"),
      `~Bułka ${he}`,
      "sam ~Bułka",
    ],
  },
  {
    says: "Prezes is a pigeon",
    en: isInEnglish("Prezes", "cat|tom|dog|crow|sparrow|magpie|parrot|rat|seagull"),
    pl: isInPolish("Prezes", "kot|kotem|kocur|kocurem|pies|psem|wrona|wroną|sroka|sroką|wróbel|wróblem|papuga|papugą"),
  },
  {
    says: "Pelagia is a geranium",
    en: [
      ...isInEnglish("Pelagia", "cat|dog|woman|neighbour|rose|cactus|fern|orchid|ficus|violet"),
      "(?:Mrs|Miss|Aunt) Pelagia",
    ],
    pl: isInPolish(
      "Pelagia",
      "kotka|kotką|suczka|suczką|sąsiadka|sąsiadką|róża|różą|kaktus|kaktusem|paproć|paprocią|orchidea|orchideą",
    ),
  },
  {
    says: "Mrs Halina lives on the second floor",
    en: [
      "Halina,? who lives on the (?:ground|first|third|fourth|fifth|top) floor",
      "Halina from the (?:fourth|fifth|sixth) floor",
    ],
    pl: [
      "Halina z (?:czwartego|piątego|szóstego) piętra",
      "Halina,? (?:która )?mieszka(?:jąca)? na (?:parterze|(?:pierwszym|trzecim|czwartym|piątym) piętrze)",
    ],
  },
  {
    says: "Staś is a boy of nine from the first floor",
    en: [
      "(?:five|six|seven|eight|ten|eleven|twelve|thirteen|fourteen)-year-old Staś",
      "Staś(?:, who)? is (?:five|six|seven|eight|ten|eleven|twelve|thirteen|fourteen)(?: years old|[.,;])",
      "Staś,? who lives on the (?:ground|second|third|fourth|fifth) floor",
      "Staś from the (?:fourth|fifth|sixth) floor",
      ...isInEnglish("Staś", "girl|cat|dog|grown-up"),
    ],
    pl: [
      "(?:pięcio|sześcio|siedmio|ośmio|dziesięcio|jedenasto|dwunasto|trzynasto)letni\\p{L}* Staś",
      "~Staś(?:, który)? ma (?:pięć|sześć|siedem|osiem|dziesięć|jedenaście|dwanaście|trzynaście) lat",
      "Staś z (?:czwartego|piątego|szóstego) piętra",
    ],
  },
  {
    says: "Ola is a woman, and Tomek and Mr Zenon are men",
    en: ["(?:Mr|Uncle) Ola", "(?:Mrs|Miss|Aunt) Tomek", "(?:Mrs|Miss|Aunt) Zenon", "Ola himself", "Tomek herself"],
    pl: [
      "pan ~Ola",
      "pani ~Tomek",
      "pani ~Zenon",
      "~Tomek (?:się )?(?:powiedziała|wróciła|usiadła|była)",
      "~Ola (?:się )?(?:powiedział|wrócił|usiadł|był)",
    ],
  },
];
