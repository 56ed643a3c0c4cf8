// Capitalised words that the other language translates or writes in lower case. They prove nothing about the two texts.
const beginnings =
  // English: days, months, peoples, feasts, and titles in front of a name.
  "Monday Tues Wednes Thurs Fri Satur Sun Janu Febru March April May June July August Septem Octob Novem Decem " +
  "Polish Polan Pole English England Brit Euro German French Franc Ital Spanish Spain Russ Czech Hungar Ukrain Lithuan Swed Norw Dan " +
  "Dutch Turk Greek Greece Chin Japan Ameri Afri Asia Latin Persia Siames Siber Roman Rome Vien Prag Warsaw Varsov Cracow Kraków Vistula " +
  "Christ Easter Advent Epiph Lent Candlem Assum Independ Constit Corpus Saint Santa Nichol Andrew John Anthony Mary Joseph " +
  "Mother Father Grand Aunt Uncle Mrs Mr Miss Sir Madam Doctor Professor Lord Lady God Heaven Moon Sun Earth Venus Mars North South West " +
  "East Atlant Pacif Baltic Mediterr Danube Rhine Old New Great Holy Royal Castle Palace Culture Science Square Child Wom Street Town Market Sea Ocean " +
  "Mum Dad Staircase Landing Bay Mermaid Tatra Carpath Masur Mazur Silesia Sahara " +
  // Polish.
  "Warszaw Wis Polsk Polak Pols Europ Niem Franc Włoch Włosk Hiszp Rosj Czech Węg Ukrai Litw Szwec Norweg Holand Turc Grec Chin Japon " +
  "Ameryk Afryk Azj Rzym Wied Prag Pradz Wig Boż Narodz Wielkan Wielk Adwent Trzech Król Matk Bosk Ziel Święt Mikoł Andrzej Jan Anton Mari Dziec Kobiet " +
  "Józef Ojc Bóg Bog Pan Księż Słońc Ziem Wenus Mars Star Nowy Nowe Ryn Plac Zamk Zamek Pałac Kultur Nauk Morz Ocean Bałt Dunaj Ren Zatok Syren " +
  "Tatr Karpat Mazur Śląsk Sahar Południ Północ Wschod Zachod Rok Dzień Niepodl Konstyt Ciał";

const wordsOf = (long: boolean) =>
  beginnings
    .split(" ")
    .filter((word) => word.length > 3 === long)
    .join("|");
// A short stem matches the whole name but for its ending: Jan and Jana, not Janusz Kowalski.
const begin = new RegExp(`^(?:(?:${wordsOf(true)})|(?:${wordsOf(false)})\\p{Ll}{0,3}$)`, "u");

export const isTranslated = (name: string): boolean => begin.test(name);
