import type { LegalText } from "../legal-text.ts";

const terms: LegalText = {
  title: "Regulamin",
  lead: "Czytanie Mruka jest bezpłatne. Oto kilka zasad, które temu towarzyszą, spisanych tak, żeby dało się je zrozumieć.",
  parts: [
    {
      id: "service",
      title: "Co to jest",
      texts: [
        "Mruk to publikacja o codziennym życiu pewnego zmyślonego kota: trzy krótkie ilustrowane historie dziennie, po polsku i po angielsku, a do tego kanały RSS, poranny list i od czasu do czasu krótki film. Do czytania nie trzeba konta i nic to nie kosztuje. Korzystając ze strony, akceptujesz ten regulamin; jeśli się z nim nie zgadzasz, prosimy z niej nie korzystać.",
      ],
    },
    {
      id: "software",
      title: "Dzieło programu",
      texts: [
        "To, co nosi oznaczenie „Wygenerowane przez AI”, stworzyła sztuczna inteligencja: modele wymienione tuż obok, przy tytule każdej takiej historii. To, co opisano jako napisane i narysowane przez program komputerowy, powstało według reguł, bez takiego modelu; to, co nie ma oznaczenia, jest dziełem ludzi. Mówią o tym także listy, kanały RSS i filmy, a każdy obrazek ma oznaczenie pochodzenia czytelne dla maszyn. Osoby, zwierzęta i wydarzenia są zmyślone; miasto nie, ale rysuje je wyobraźnia.",
        "Programy się mylą. Nic na tej stronie nie jest poradą, a już zwłaszcza poradą o trzymaniu, żywieniu czy zdrowiu kotów: z tym prosimy iść do weterynarza.",
      ],
    },
    {
      id: "use",
      title: "Jak można z tego korzystać",
      texts: [
        "Wszystko wolno tu czytać, drukować na własny użytek i do wszystkiego wolno linkować. Programy są mile widziane w kanałach RSS i w publicznym interfejsie programistycznym, byle w tempie, które zostawia miejsce innym. Prosimy natomiast:",
        [
          "nie próbować się włamać, przeciążać strony ani obchodzić jej ograniczeń;",
          "nie podbijać ani nie zaniżać maszynowo liczby polubień i wyświetleń;",
          "nie zapisywać do newslettera nikogo poza sobą;",
          "nie ukrywać, że tekst lub obrazek stworzył program, i nie usuwać oznaczenia, które o tym mówi.",
        ],
      ],
    },
    {
      id: "rights",
      title: "Teksty i obrazki",
      texts: [
        "W zakresie, w jakim chroni je prawo, prawa do historii, obrazków, nazwy i wyglądu Mruka należą do podmiotu prowadzącego tę stronę.",
        "Jeśli chcesz wykorzystać gdzieś historię albo obrazek, napisz na adres {{email}}, o co chodzi i gdzie miałoby się to ukazać. Zwykle się zgadzamy.",
      ],
    },
    {
      id: "newsletter",
      title: "Newsletter",
      texts: [
        "Poranny list jest bezpłatny. Zaczyna przychodzić, gdy potwierdzisz adres, a przestaje po jednym kliknięciu odnośnika w dowolnym liście. W każdej chwili możemy przestać go wysyłać.",
      ],
    },
    {
      id: "likes",
      title: "Polubienia",
      texts: [
        "Polubienie liczy się raz dla każdej przeglądarki i można je cofnąć. Liczby nabite przez maszyny możemy skorygować. Lista najbardziej lubianych historii wynika z tych liczb i nie jest niczyją rekomendacją.",
      ],
    },
    {
      id: "others",
      title: "Reklamy i inne strony",
      texts: [
        "Na stronie mogą pojawiać się reklamy, zawsze oznaczone, a tam, gdzie jest to wymagane, tylko za Twoją zgodą. Odnośniki prowadzą na strony innych podmiotów, na przykład do serwisu z filmami; o tym, co się tam dzieje, decydują one i ich regulaminy.",
      ],
    },
    {
      id: "children",
      title: "Dzieci",
      texts: [
        "Historie nadają się dla każdego, niezależnie od wieku. Kto nie skończył 16 lat, niech przed zamówieniem newslettera zapyta rodziców.",
      ],
    },
    {
      id: "availability",
      title: "Dostępność i odpowiedzialność",
      texts: [
        "Chcemy, żeby historie ukazywały się o 8:00, 14:00 i 20:00 czasu warszawskiego, ale obiecać tego nie możemy: serwery zawodzą, koty też. Strona może się zmienić, mieć przerwę albo się skończyć. Udostępniamy ją taką, jaka jest; w granicach dozwolonych przez prawo nie odpowiadamy za szkody wynikłe z korzystania z niej albo z braku takiej możliwości. Nic w tym regulaminie nie ogranicza odpowiedzialności za winę umyślną, rażące niedbalstwo ani szkody na osobie, ani praw, które ustawy dają konsumentom.",
      ],
    },
    {
      id: "privacy",
      title: "Prywatność",
      texts: ["To, co mimo wszystko zapisujemy o czytelnikach, opisuje polityka prywatności."],
    },
    {
      id: "law",
      title: "Prawo i zmiany",
      texts: [
        "Obowiązuje prawo polskie. Jeśli jesteś konsumentem i mieszkasz gdzie indziej, zachowujesz ochronę, którą bezwzględnie zapewnia Ci prawo Twojego kraju. Jeśli regulamin się zmieni, zmieni się też data na górze; to, co ukazało się wcześniej, podlega regulaminowi z tamtego czasu.",
      ],
    },
    {
      id: "contact",
      title: "Kontakt",
      texts: ["Pytania o regulamin, zastrzeżenia do tekstu lub obrazka i poprawki: {{email}}."],
    },
  ],
};

export const texts = { terms };
