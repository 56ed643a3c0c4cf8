export const texts = {
  notFound: {
    title: "Nie znaleziono strony",
    text: "Mruk zajrzał za nią, pod nią i do środka.",
    hint: "Czy na pewno dodano tę stronę do routera?",
    picture: "Dwoje zielonych oczu nad brzegiem kartonu przy regale",
  },
};
