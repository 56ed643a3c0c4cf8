export const texts = {
  newsletter: {
    confirm: {
      confirmed: {
        title: "Mruk będzie do Ciebie pisać",
        text: "Poranna historia przychodzi codziennie o ósmej czasu warszawskiego. Żeby zrezygnować, wystarczy otworzyć odnośnik na końcu dowolnego listu.",
      },
      unknown: {
        title: "Ten odnośnik już nie działa",
        text: "O adresie, którego nikt nie potwierdzi, zapominamy po siedmiu dniach. Zapisz się po prostu jeszcze raz.",
      },
    },
    preferences: {
      title: "Twój poranny list",
      text: "Przychodzi codziennie o ósmej czasu warszawskiego. Tutaj wybierzesz, w jakim języku.",
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
