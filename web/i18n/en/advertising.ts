export const advertising = {
  ad: {
    label: "Advertisement",
    choices: "Advertising choices",
    question: "May we show advertisements?",
    explanation:
      "They pay for Mruk’s tins. Google shows them and keeps cookies for that, but only if you agree. If not, you will see none, and every story just the same.",
    accept: "I agree",
    refuse: "No, thank you",
  },
} as const;
