import { mood } from "./mood.ts";
import { needsConnection } from "./needs-connection.ts";

export const texts = {
  ...mood,
  ...needsConnection,
  story: {
    end: {
      morning: "Koniec porannej historii.",
      afternoon: "Koniec popołudniowej historii.",
      evening: "Koniec wieczornej historii.",
    },
    nextAt: "Następna ukaże się o {{time}}.",
    watch: "Obejrzyj film",
    listen: "Posłuchaj",
    share: "Udostępnij",
    copied: "Adres skopiowany",
    copyThis: "Skopiuj ten adres",
    film: "Film do tej historii",
    bothLanguages: "Czytaj w obu językach",
    oneLanguage: "Czytaj tylko po polsku",
    inOther: "Po angielsku",
    next: "Następna historia",
    previous: "Poprzednia historia",
    continues: "Co było wcześniej",
    continuedBy: "Co było dalej",
    series: "Część {{part}} z {{all}} dłuższej opowieści",
    others: "Inne historie",
  },
};
