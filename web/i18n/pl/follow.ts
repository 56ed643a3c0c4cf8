export const texts = {
  follow: {
    title: "Na bieżąco z Mrukiem",
    lead: "Codziennie ukazują się tu trzy historie. Oto sposoby, żeby same do Ciebie przychodziły.",
    letter: "Listownie",
    letterText:
      "Poranna historia w skrzynce, w całości i z obrazkiem, albo cały tydzień w jednym liście w niedzielę. Wypisać się można jednym kliknięciem.",
    letterLink: "Zapisz się na list",
    feeds: "W czytniku kanałów",
    feedsText:
      "Kanał to adres dla czytnika, takiego jak NetNewsWire, Feedly czy Thunderbird: wystarczy go tam wkleić, a nowe historie pojawią się same, w całości, bez zakładania konta i bez śledzenia, co czytasz.",
    whole: "Wszystkie historie",
    english: "po angielsku",
    polish: "po polsku",
    byCategory: "Według kategorii",
    podcasts: "Do słuchania",
    podcastsText:
      "Historii można też słuchać: czyta je maszyna. Wystarczy wkleić adres do programu z podcastami, takiego jak AntennaPod, Pocket Casts czy Apple Podcasts, a każda kolejna przyjdzie o swojej godzinie.",
    podcast: "Historie czytane na głos",
    elsewhere: "Na Twojej stronie",
    elsewhereText:
      "Jeśli strona zna oEmbed, jak WordPress, wystarczy adres historii w osobnym wierszu. Gdzie indziej pokaże ją ramka, bez skryptów i bez ciasteczek:",
    failed: "Nie udało się wczytać kategorii.",
  },
};
