export const texts = {
  contact: {
    title: "Write to us",
    lead: "Questions, corrections and news of other cats are welcome. We read everything; Mruk reads nothing.",
    form: "Your message",
    name: "Name",
    email: "Email",
    subject: "Subject",
    message: "Message",
    send: "Send message",
    sent: "Message Sent",
    thanks: "Thank you for your message. We will get back to you soon!",
    noScript: "This form needs JavaScript.",
    write: "Without it, please write to {{email}}.",
    info: {
      email: "Email",
      answers: { title: "Answers", text: "Usually within two working days" },
      place: { title: "Place", text: "Warsaw, third floor, no lift" },
    },
    faq: {
      title: "Frequently asked",
      real: {
        question: "Is Mruk a real cat?",
        answer:
          "No. He is made of words and cut paper, but we try to keep him honest: same ear, same collar, same opinions.",
      },
      when: {
        question: "When do new stories appear?",
        answer:
          "Every day at 8:00, 14:00 and 20:00, Warsaw time. There are feeds and a morning letter for the forgetful.",
      },
      reuse: {
        question: "May I use a picture or a story?",
        answer: "Write to us with the story and the place where it would appear. We usually say yes.",
      },
    },
  },
} as const;
