export const texts = {
  about: {
    title: "Jeden kot, trzy razy dziennie",
    lead: "Mruk to małe historie o pręgowanym kocurze z mieszkania w warszawskiej kamienicy. Każdą pisze i ilustruje program, po polsku i po angielsku, i żadna nie trwa dłużej niż filiżanka herbaty.",
    picture: "Mruk na parapecie, między pelargonią a budzikiem",
    stats: {
      stories: { figure: "1000+", label: "historii" },
      daily: { figure: "3", label: "nowe historie dziennie" },
      languages: { figure: "2", label: "języki" },
      hours: { figure: "8:00, 14:00, 20:00", label: "czasu warszawskiego" },
    },
    features: "Co tu znajdziesz",
    feature: {
      daily: {
        title: "Codziennie coś nowego",
        text: "Rano o 8:00, po południu o 14:00, wieczorem o 20:00. Na stronie głównej widać, które latarnie już się palą.",
      },
      ai: {
        title: "Treści tworzone przez AI",
        text: "Teksty i obrazki tworzy program i każda historia mówi o tym otwarcie. Kot jest zawsze ten sam: szary, z nacięciem w uchu, z czerwoną obrożą i mosiężnym dzwonkiem.",
      },
      bilingual: {
        title: "W dwóch językach",
        text: "Każda historia jest opowiedziana dwa razy: po polsku i po angielsku. Język możesz zmienić w każdej chwili, bez opuszczania strony.",
      },
      community: {
        title: "Społeczność",
        text: "O tym, co się udało, decydują czytelnicy: wystarczy nacisnąć serce. Trzy najbardziej lubiane historie zostają na stronie głównej.",
      },
    },
    mission: "Nasza misja",
    missionText:
      "Dać jedną spokojną minutę, trzy razy dziennie, każdemu, kto wolałby teraz leżeć na ciepłym kaloryferze.",
    made: "Jak to powstaje",
    technology: {
      stories: {
        title: "Historie",
        text: "Program-bajarz pisze każdą historię raz i opowiada ją w dwóch językach. Pamięta, co się Mrukowi dotąd przydarzyło.",
      },
      pictures: {
        title: "Obrazki",
        text: "Scena powstaje z miejsca, godziny, pory roku i pogody, a potem jest odbijana jak strona starej książki z obrazkami.",
      },
      mood: {
        title: "Nastrój",
        text: "Nastrój historii odczytuje z jej słów Twoja własna przeglądarka. Nic nigdzie nie wysyłamy.",
      },
      videos: {
        title: "Filmy",
        text: "Niektóre historie stają się pionowymi filmikami krótszymi niż minuta, dla tych, którzy wolą koty w ruchu.",
      },
    },
  },
};
