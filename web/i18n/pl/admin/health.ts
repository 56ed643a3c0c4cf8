export const health = {
  health: {
    title: "Co jest nie tak",
    alarm: "Alarm:",
    warning: "Ostrzeżenie:",
    more_one: "a do tego jeszcze jedna sprawa",
    more_few: "a do tego jeszcze {{count}} sprawy",
    more_many: "a do tego jeszcze {{count}} spraw",
    more_other: "a do tego jeszcze {{count}} sprawy",
    since: {
      today: "od {{time}}",
      yesterday: "od wczoraj od {{time}}",
      days_one: "od jednego dnia ({{at}})",
      days_few: "od {{count}} dni ({{at}})",
      days_many: "od {{count}} dni ({{at}})",
      days_other: "od {{count}} dnia ({{at}})",
    },
    detail: "Komunikat serwera:",
    parts: {
      content: "Biblioteka nie nadąża za zdalnym repozytorium",
      stories: "Trzeba zajrzeć do zapasu opowiadań",
      timer: "Serwer nie może sam przygotować opowiadań",
      films: "Serwer nie może sam robić filmów",
      uploads: "Serwer nie może sam wysyłać filmów",
      narrations: "Serwer nie może sam czytać opowiadań na głos",
      letter: "Poranny list utknął",
      disk: "Trzeba przyjrzeć się dyskowi",
      database: "Nie da się nic zapisać w bazie danych",
      servers: "Serwery nie są ze sobą zgodne",
      server: "Serwer nie zakończył pracy jak należy",
      settings: "Brakuje ustawień",
    },
    codes: {
      DATABASE_UNAVAILABLE: {
        what: "Baza danych nie odpowiada",
        todo: "Czytelnicy widzą opowiadania, ale polubień, zapisów i zmian na kontach nie przyjmiemy, dopóki baza nie wróci. Sprawdź bazę danych i połączenie z nią.",
      },
      REMOTE_UNREACHABLE: {
        what: "Zdalne repozytorium nie odpowiada",
        todo: "Czytelnicy widzą to, co ma ten serwer, a Twoje zmiany wyślemy, gdy tylko repozytorium się odezwie. Jeśli to potrwa, sprawdź sieć, adres repozytorium i dane dostępowe.",
      },
      REMOTE_REFUSED: {
        what: "Zdalne repozytorium odrzuca nasze zmiany",
        todo: "Czytelnicy je widzą, a same zmiany są bezpieczne na tym serwerze. Sprawdź reguły ochrony gałęzi i uprawnienia serwera.",
      },
      CONTENT_DIVERGED: {
        what: "Drogi biblioteki i zdalnego repozytorium się rozeszły",
        todo: "Nic nowego stamtąd nie przychodzi. Ktoś musi połączyć obie strony ręcznie.",
      },
      CONTENT_BLOCKED: {
        what: "Coś w folderze z treścią stoi na przeszkodzie",
        todo: "Nic nowego nie przyjdzie, dopóki ktoś tego nie zatwierdzi, nie cofnie albo nie przeniesie.",
      },
      CONTENT_BUSY: {
        what: "W folderze z treścią pracuje ktoś inny",
        todo: "Serwer sam spróbuje ponownie.",
      },
      CONTENT_NOT_GIT: {
        what: "Folder z treścią nie jest repozytorium Gita",
        todo: "Sprawdź CONTENT_DIR i CONTENT_REMOTE, a potem uruchom serwer ponownie.",
      },
      CONTENT_NOT_WRITABLE: {
        what: "W folderze z treścią nie można nic zapisać",
        todo: "Nadaj kontu serwera prawo zapisu w tym folderze.",
      },
      BUFFER_LOW: {
        what: "Zapas opowiadań się kończy",
        todo: "Sprawdź, jak poszło ostatnie uruchomienie, i przygotuj opowiadania.",
      },
      BUFFER_EMPTY: {
        what: "Brakuje opowiadania",
        todo: "Sprawdź, jak poszło ostatnie uruchomienie, i przygotuj brakujące opowiadanie.",
      },
      BUFFER_GAP: {
        what: "W zapasie jest luka",
        todo: "Późniejsze opowiadania już czekają, a jednego przed nimi brakuje. Jeśli zostało usunięte, samo nie powstanie drugie: wygeneruj je albo napisz, chyba że luka ma zostać.",
      },
      MAIL_UNAVAILABLE: {
        what: "Poczta nie wychodzi",
        todo: "Zaległe listy wyjdą, gdy tylko serwer pocztowy je przyjmie. Sprawdź ten serwer i SMTP_URL.",
      },
      LETTER_REFUSED: {
        what: "Serwer pocztowy odrzuca prawie wszystkie listy",
        todo: "Twierdzi, że większość adresów nie istnieje, a prawdopodobnie po prostu nie chce naszej poczty. List czeka godzinę i nikogo nie wykreślono. Sprawdź domenę nadawcy i dziennik tego serwera.",
      },
      LETTER_HELD: {
        what: "List nie wychodzi, bo brakuje porannego opowiadania",
        todo: "Wygeneruj lub napisz opowiadanie na ten poranek przed 21:00, a list wyjdzie sam. W przeciwnym razie czytelnicy znajdą jego pozostałe opowiadania w następnym.",
      },
      LETTER_SHORT: {
        what: "List nie dotarł do wszystkich",
        todo: "Kto go nie dostał, znajdzie te opowiadania w następnym. Zajrzyj do dziennika serwera pocztowego, sprawdź domenę nadawcy i MAIL_PER_SECOND.",
      },
      SETTINGS_MISSING: {
        what: "Na stronie brakuje Twojego adresu lub kanału",
        todo: "Ustaw CONTACT_EMAIL lub VIDEO_CHANNEL_URL – zależnie od tego, czego brakuje – i uruchom serwer ponownie. Do tego czasu te miejsca na stronie pozostaną puste.",
      },
      DISK_LOW: {
        what: "Na dysku kończy się miejsce",
        todo: "Zwolnij trochę miejsca, zanim zabraknie go całkiem.",
      },
      DISK_FULL: {
        what: "Na dysku nie ma już miejsca",
        todo: "Czytelnicy niczego nie tracą, ale niczego nowego nie da się zapisać. Zwolnij trochę miejsca.",
      },
      FILM_MAKER_MISSING: {
        what: "Filmy są włączone, ale nie ma kto ich robić",
        todo: "Ustaw FILMMAKER na house albo podaj adres usługi w VIDEO_BASE_URL; możesz też ustawić FILMS na off. Potem uruchom serwer ponownie.",
      },
      VOICE_MISSING: {
        what: "Opowiadania mają być czytane na głos, ale nie ma głosu",
        todo: "Uruchom na serwerze mruk voices: powie, czego brakuje. Możesz też ustawić NARRATOR na browser i uruchomić serwer ponownie.",
      },
      FILM_TOOLS_MISSING: {
        what: "Filmy i nagrania nie powstają: brakuje programu ffmpeg",
        todo: "Zainstaluj na serwerze ffmpeg albo podaj ścieżkę do niego w FFMPEG_PATH i uruchom serwer ponownie.",
      },
      YOUTUBE_NOT_CONFIGURED: {
        what: "Filmy nie są wysyłane: nikt nie zalogował się do YouTube",
        todo: "Ustaw YOUTUBE_CLIENT_ID i YOUTUBE_CLIENT_SECRET i uruchom mruk youtube login; możesz też ustawić YOUTUBE_UPLOAD na off.",
      },
      YOUTUBE_SIGNED_OUT: {
        what: "Filmy nie są wysyłane: wygasło logowanie do YouTube",
        todo: "Uruchom jeszcze raz mruk youtube login. To, co czeka, zostanie wtedy wysłane.",
      },
      YOUTUBE_QUOTA_EXCEEDED: {
        what: "Dzienny limit YouTube został wyczerpany",
        todo: "Nic nie trzeba robić: wysyłanie ruszy samo, gdy limit zacznie się od nowa, o północy czasu pacyficznego, w Warszawie zwykle o 9:00.",
      },
      YOUTUBE_UPLOAD_LIMIT: {
        what: "YouTube na razie nie przyjmuje więcej filmów z tego kanału",
        todo: "Następna próba jutro. Zweryfikowany kanał może wysyłać więcej: youtube.com/verify.",
      },
      SECRET_DIFFERS: {
        what: "Serwery mają różne sekrety",
        todo: "Logowanie, polubienia i linki z listów na jednych serwerach działają, a na innych nie. Ustaw na wszystkich ten sam AUTH_SECRET albo na żadnym i uruchom je ponownie.",
      },
      CLOCK_DIFFERS: {
        what: "Któryś zegar chodzi źle",
        todo: "Ten serwer i baza danych wskazują różny czas, więc opowiadania i list mogą pojawić się za wcześnie albo za późno. Włącz na obu maszynach ustawianie zegara przez sieć.",
      },
      SERVER_KILLED: {
        what: "Serwer nagle przerwał pracę i uruchomił się na nowo",
        todo: "Ktoś zakończył jego proces, zabrakło prądu albo pamięci. Nic z tego, co serwer potwierdził, nie przepadło, a przyczynę zdradzi dziennik systemu.",
      },
      SERVER_FAILED: {
        what: "Serwer przerwał pracę z powodu błędu i uruchomił się na nowo",
        todo: "Nic z tego, co potwierdził, nie przepadło. Błąd jest zapisany w dzienniku serwera; prosimy, zgłoś go nam.",
      },
    },
    conflict: {
      title: "Zmiany odłożone na bok",
      lead: "Te zmiany powstały tutaj, gdy ktoś inny zmieniał to samo gdzie indziej. Czytelnicy widzą tamtą wersję; z Twojej nic nie zginęło.",
      branch: "Gałąź",
      here: "tylko na tym serwerze",
      by: "{{author}}:",
      noStories: "Nie zmienia żadnego opowiadania.",
      look: "Zobacz",
      restore: "Przywróć tę wersję",
      restoreTitle: "Przywrócić tę wersję?",
      restoreText:
        "Wpis {{id}} wróci do postaci, którą nadano mu tutaj. Powstanie nowa wersja; obecna zostanie w historii.",
      discard: "Porzuć",
      discardTitle: "Porzucić te zmiany?",
      discardText: "Gałąź {{name}} zostanie usunięta, tutaj i w zdalnym repozytorium. Nikt jej nie odzyska.",
      discarded: "Zmiany porzucone",
      explained: "Co zmieniłoby przywrócenie tej wersji.",
      loading: "Wczytywanie wersji…",
    },
  },
};
