export const signIn = {
  signIn: {
    passkey: { action: "Zaloguj się kluczem dostępu", busy: "Czekamy na klucz dostępu…" },
    passkeys: {
      title: "Klucze dostępu",
      lead: "Klucz dostępu wpuszcza bez hasła: po dotknięciu palcem, spojrzeniu albo podaniu PIN-u. Mieszka w Twoim urządzeniu albo w menedżerze haseł.",
      unused: "dodany {{made}}, jeszcze nieużyty",
      used: "dodany {{made}}, ostatnio użyty {{used}}",
      add: "Dodaj klucz dostępu",
      name: "Nazwa",
      nameHint: "Po niej go rozpoznasz, na przykład „Laptop” albo „Telefon”.",
      make: "Utwórz klucz dostępu",
      done: "Klucz dostępu dodany",
      remove: {
        title: "Usunąć klucz dostępu „{{name}}”?",
        text: "Nie będzie już wpuszczał. Usuń go także na swoim urządzeniu.",
        action: "Usuń",
      },
    },
    proof: {
      title: "Czy to Ty?",
      lead: "Zanim zmienisz sposób logowania, podaj hasło albo użyj klucza dostępu.",
      submit: "Dalej",
      busy: "Sprawdzanie…",
      passkey: "Użyj klucza dostępu",
    },
  },
};
