export const films = {
  films: {
    watch: "Obejrzyj",
    title: "Film",
    of: "Film do opowiadania „{{title}}”",
    loading: "Wczytywanie filmu…",
    voice: "Dodaj głos",
    captions: "Język napisów",
    uploads: "Filmy na YouTube",
  },
};
