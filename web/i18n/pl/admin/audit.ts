export const audit = {
  audit: {
    title: "Dziennik",
    lead: "Kto co zrobił, przez rok.",
    open: "Kto co zrobił",
    who: "Kto",
    what: "Co",
    all: "Wszystko",
    machine: "Właściciel serwera",
    link: "Link z maila",
    export: "Pobierz jako CSV",
    session: "sesja {{id}}",
    refused: "nie wykonano: {{code}}",
    none: "Nic takiego tu nie ma.",
    more: "Wcześniejsze",
  },
};
