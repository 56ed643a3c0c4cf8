export const texts = {
  newsletter: {
    page: {
      title: "List od Mruka",
      text: "Co rano przynosi historię dnia, całą i z obrazkiem. A jeśli wolisz, w niedzielę przyniesie cały tydzień: jedną historię od razu, dwadzieścia do wyboru.",
    },
    frequency: {
      label: "Jak często",
      daily: "Codziennie rano",
      weekly: "Raz w tygodniu, w niedzielę",
    },
    confirm: {
      daily: {
        title: "Mruk będzie do Ciebie pisać",
        text: "Poranna historia przychodzi codziennie o ósmej czasu warszawskiego. Żeby zrezygnować, wystarczy otworzyć odnośnik na końcu dowolnego listu.",
      },
      weekly: {
        title: "Mruk będzie do Ciebie pisać",
        text: "Historie z całego tygodnia przychodzą w każdą niedzielę o ósmej czasu warszawskiego. Żeby zrezygnować, wystarczy otworzyć odnośnik na końcu dowolnego listu.",
      },
      unknown: {
        title: "Ten odnośnik już nie działa",
        text: "O adresie, którego nikt nie potwierdzi, zapominamy po siedmiu dniach. Zapisz się po prostu jeszcze raz.",
      },
    },
    preferences: {
      title: "Twój list od Mruka",
      text: "Przychodzi o ósmej czasu warszawskiego. Tutaj wybierzesz, jak często i w jakim języku.",
      language: "Język listu",
      save: "Zapisz",
      saved: "Zapisano. Zmiana zadziała od następnego listu.",
    },
    unsubscribe: {
      press: "Wypisz mnie",
      subscribed: {
        title: "Czy Mruk ma przestać pisać?",
        text: "Jedno kliknięcie i Twój adres znika od nas na dobre.",
      },
      unsubscribed: {
        title: "Mruk już nie napisze",
        text: "Twój adres został usunięty. A gdyby zabrakło Ci Mruka: na stronie jest trzy razy dziennie.",
      },
      unknown: {
        title: "Ten odnośnik prowadzi donikąd",
        text: "Może po drodze zgubił się jego kawałek. Otwórz jeszcze raz cały odnośnik z listu.",
      },
    },
  },
};
