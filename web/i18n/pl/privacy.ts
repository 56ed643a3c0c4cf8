import type { LegalText } from "../legal-text.ts";

const privacy: LegalText = {
  title: "Polityka prywatności",
  lead: "Każdą historię przeczytasz tu bez podawania, kim jesteś. Ta strona mówi, co mimo to zapisujemy, gdzie i na jak długo.",
  parts: [
    {
      id: "who",
      title: "Kto za to odpowiada",
      texts: [
        "Za opisane tu dane odpowiada podmiot prowadzący tę stronę (w języku RODO, czyli ogólnego rozporządzenia o ochronie danych: administrator danych).",
        "W każdej sprawie, której dotyczy ta strona, można napisać na adres {{email}}.",
      ],
    },
    {
      id: "browser",
      title: "Co zostaje w Twojej przeglądarce",
      texts: [
        "Nie używamy śledzących plików cookie i nie prowadzimy kont czytelników. Przeglądarka pamięta tylko kilka rzeczy, żeby strona działała tak, jak chcesz:",
        [
          "theme, w pamięci lokalnej: motyw jasny albo ciemny.",
          "language, w pamięci lokalnej i przez rok w pliku cookie o tej samej nazwie: polski albo angielski. Dzięki temu plikowi serwer od razu wysyła stronę w Twoim języku.",
          "liked, przechowywany przez rok plik cookie dla każdej historii, przy której naciśniesz serce. Jest podpisany, niedostępny dla skryptów, trafia wyłącznie pod adres, który zna polubienia tej historii, i zawiera tylko „tak” albo „nie”, a przy „tak” także losowy numer, dzięki któremu to polubienie można cofnąć, i to tylko raz.",
          "side-by-side, w pamięci lokalnej: czy czytasz historie w obu językach obok siebie.",
          "speed i listens-on, w pamięci lokalnej: jak szybko mają być czytane historie na głos i czy po jednej ma przyjść następna, jeśli tak wybierzesz.",
          "searchKey, w pamięci lokalnej: czy klawisz / otwiera wyszukiwarkę, o ile to przełączysz.",
          "advertising, w pamięci lokalnej: odpowiedź na pytanie o reklamy, i to tylko tam, gdzie takie pytanie padło.",
        ],
        "Co przeglądarka pamięta o Twoim czytaniu, mówi następna część. Wszystko to możesz w każdej chwili usunąć w ustawieniach przeglądarki. Strona zapyta wtedy przeglądarkę o język od nowa, a serce będzie można nacisnąć jeszcze raz.",
      ],
    },
    {
      id: "memory",
      title: "Co przeglądarka pamięta o Twoim czytaniu",
      texts: [
        "Żeby łatwiej było się odnaleźć wśród tylu historii, przeglądarka zapamiętuje o nich kilka rzeczy w pamięci lokalnej, tylko na tym urządzeniu i tylko w tej przeglądarce. My ich nie widzimy: nie są wysyłane ani do nas, ani do nikogo innego, a serwer nie wie nawet, że istnieją.",
        [
          "likes: ostatnie pięćset historii, którym dasz serce, żeby po powrocie nadal było pełne.",
          "read: ostatnie dwa tysiące przeczytanych historii. Historia liczy się za przeczytaną, kiedy jej koniec był na ekranie albo kiedy przewiniesz dwie trzecie.",
          "begun: jedna historia, ostatnio zaczęta i niedokończona, z tytułem i miejscem, w którym lektura się urwała, żeby strona główna mogła do niego zaprowadzić.",
          "visits: kiedy ostatnio była tu otwarta jakaś strona i kiedy skończyły się poprzednie odwiedziny, żeby dało się zaznaczyć, co od tamtej pory jest nowe.",
          "memory: że to wszystko jest wyłączone, jeśli tak wybierzesz.",
        ],
        "Tutaj widać, co jest zapamiętane, i można kazać to zapomnieć. Po wyłączeniu wszystko od razu znika i nic więcej się nie zapisuje; serca pozostają wtedy pełne tylko do końca odwiedzin. Same polubienia zostają przy historiach, podobnie jak pliki cookie o nazwie liked, które usuwa się w ustawieniach przeglądarki.",
      ],
    },
    {
      id: "offline",
      title: "Co przeglądarka przechowuje do czytania bez sieci",
      texts: [
        "Żeby można było czytać bez połączenia, przeglądarka przechowuje w swojej pamięci podręcznej historie z ostatnich trzydziestu dni, obrazki do nich w jednym rozmiarze i pliki, z których składa się strona: kilka megabajtów, takich samych dla każdego, bez względu na to, co kto przeczytał. Pobiera je chwilę po wczytaniu strony, a jeśli oszczędzasz dane albo połączenie jest powolne, sama nie pobiera niczego. Historie starsze niż trzydzieści dni i te wycofane usuwa, gdy tylko znów zajrzy na serwer.",
        [
          "offline, w pamięci lokalnej: że to wyłączysz albo włączysz z powrotem, jeśli tak wybierzesz. Po ręcznym włączeniu pobierane jest wszystko, bez względu na połączenie.",
        ],
        "Tutaj widać, co jest teraz przechowywane. Po wyłączeniu wszystko od razu znika i nic więcej się nie pobiera.",
      ],
    },
    {
      id: "counts",
      title: "Polubienia, wyświetlenia i kliknięcia",
      texts: [
        "Liczymy, ile razy historia została otwarta i polubiona oraz ile razy ktoś skorzystał z jej odnośników. To zwykłe liczby, osobne dla historii i dla dnia. Nie zapisujemy przy nich adresu sieciowego, identyfikatora ani profilu, więc nikt nie dowie się z nich, kto co czytał.",
        "Nastrój historii oblicza z jej tekstu Twoja przeglądarka i niczego nam nie wysyła.",
      ],
    },
    {
      id: "listening",
      title: "Czytanie na głos",
      texts: [
        "Historię czyta na głos nagranie z tej strony, jeśli jest, albo własny głos Twojej przeglądarki, na Twoim urządzeniu. Nikt nie dowiaduje się, że słuchasz. Jeśli jedyny głos, jaki przeglądarka ma w danym języku, działa na serwerach jej producenta, którym wysłałaby tekst historii, strona najpierw zapyta Cię o zgodę.",
      ],
    },
    {
      id: "newsletter",
      title: "Newsletter",
      texts: [
        "Jeśli zamówisz poranny list, zapiszemy Twój adres e-mail, wybrany język i częstotliwość oraz daty zamówienia i potwierdzenia. Podstawą prawną jest Twoja zgoda (art.\u00a06 ust.\u00a01 lit.\u00a0a RODO), wyrażona przez otwarcie odnośnika z naszej pierwszej wiadomości.",
        [
          "Niepotwierdzony adres zapominamy po siedmiu dniach.",
          "W każdym liście jest odnośnik do rezygnacji. Po rezygnacji usuwamy adres.",
          "Na adres, który nie istnieje, już nie piszemy, a po trzydziestu dniach go usuwamy. Jeśli zgłosisz list jako spam, usuniemy Twój adres od razu. W obu wypadkach zostaje tylko jego suma kontrolna, żeby nikt tam więcej nie napisał, dopóki sam adresat nie zapisze się na nowo.",
          "Przez sześćdziesiąt dni pamiętamy, które listy komu wysłano, żeby nikt nie dostał tego samego dwa razy: pod losowym numerem, bez adresu.",
          "Z kopii zapasowych serwera usunięty adres znika po około piętnastu dniach.",
          "W listach nie ma ukrytych obrazków i nie dowiadujemy się z nich, czy zostały otwarte.",
        ],
      ],
    },
    {
      id: "mails",
      title: "Wiadomości i formularz kontaktowy",
      texts: [
        "Wiadomość, którą do nas wyślesz, posłuży do udzielenia odpowiedzi, a gdy przestanie być do tego potrzebna, zostanie usunięta. To, co wpiszesz w formularzu kontaktowym, zostaje w Twojej przeglądarce; formularz niczego nie zapisuje i niczego nie przekazuje innym.",
      ],
    },
    {
      id: "server",
      title: "Dzienniki serwera",
      texts: [
        "Żeby dostarczyć stronę, serwer musi znać Twój adres sieciowy. Przez krótki czas trzyma go w pamięci, aby ograniczyć liczbę żądań z jednego adresu, i nigdzie go nie zapisuje. W dzienniku odnotowuje, o które strony i kiedy ktoś prosił oraz co się nie udało, ale bez adresów sieciowych i e-mail, plików cookie i czegokolwiek, po czym można by kogoś rozpoznać. Firma utrzymująca serwer może ze względów bezpieczeństwa przez krótki czas przechowywać dzienniki techniczne. Podstawą prawną jest nasz prawnie uzasadniony interes: strona, która działa i opiera się nadużyciom (art.\u00a06 ust.\u00a01 lit.\u00a0f RODO).",
      ],
    },
    {
      id: "advertising",
      title: "Reklamy",
      texts: [
        "Reklamy pojawiają się tylko wtedy, gdy włączy je podmiot prowadzący tę stronę. Nawet wtedy, dopóki nie wyrazisz zgody, nic nie jest wczytywane z sieci reklamowej. Po wyrażeniu zgody sieć poznaje Twój adres sieciowy i może zapisywać własne pliki cookie na zasadach opisanych we własnej polityce. Zdanie możesz zmienić w każdej chwili przyciskiem przy reklamie.",
      ],
    },
    {
      id: "links",
      title: "Inne strony",
      texts: [
        "Historie, obrazki i kroje pisma pochodzą wyłącznie z tej strony. Odnośnik do filmu albo do naszego kanału z filmami prowadzi na stronę innej firmy, która zobaczy Cię dopiero wtedy, gdy z niego skorzystasz, i ma własną politykę prywatności.",
      ],
    },
    {
      id: "software",
      title: "Dzieło programu",
      texts: [
        "Historie i obrazki tworzy program i nie jest to tajemnicą: przy tytule każdej historii jest widoczna informacja, a w każdym obrazku oznaczenie pochodzenia czytelne dla maszyn (IPTC digital source type). Nie używamy do tego żadnych danych czytelników i żadna maszyna nie podejmuje decyzji na Twój temat.",
      ],
    },
    {
      id: "rights",
      title: "Twoje prawa",
      texts: [
        "Możesz zapytać, jakie Twoje dane mamy, poprosić o ich poprawienie, usunięcie, kopię albo ograniczenie przetwarzania, sprzeciwić się mu, a także w każdej chwili wycofać zgodę, co nie wpływa na to, co zrobiliśmy wcześniej. W praktyce dotyczy to osób, które zamówiły newsletter albo do nas napisały: o nikim innym nie mamy niczego, po czym dałoby się go rozpoznać.",
        "Możesz też złożyć skargę do organu ochrony danych; w Polsce jest nim Prezes Urzędu Ochrony Danych Osobowych (UODO), ul. Stawki 2, 00-193 Warszawa.",
      ],
    },
    {
      id: "children",
      title: "Dzieci",
      texts: [
        "Historie nadają się dla każdego, niezależnie od wieku, a do ich czytania nie trzeba podawać żadnych danych. Kto nie skończył 16 lat, niech przed zamówieniem newslettera zapyta rodziców.",
      ],
    },
    {
      id: "changes",
      title: "Zmiany",
      texts: ["Jeśli zmieni się to, co zapisujemy, najpierw zmieni się ta strona, a wraz z nią data na górze."],
    },
  ],
};

export const texts = {
  privacy,
  memoryPanel: {
    isOn: "Pamiętaj w tej przeglądarce, co czytam",
    hearts: "Oddane serca",
    read: "Przeczytane historie",
    begun: "Zaczęta i niedokończona",
    lastVisit: "Poprzednie odwiedziny",
    none: "brak",
    forget: "Zapomnij wszystko",
    forgotten: "Nic nie jest zapamiętane.",
  },
  offlinePanel: {
    isOn: "Przechowuj ostatnie trzydzieści dni do czytania bez sieci",
    stories: "Przechowywane historie",
    pictures: "Przechowywane obrazki",
    size: "Zajmują",
    forgotten: "Nic już nie jest przechowywane.",
    coming: "Historie przychodzą, jedna po drugiej.",
    impossible: "Ta przeglądarka nie przechowuje niczego do czytania bez sieci.",
  },
};
