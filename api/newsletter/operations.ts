import { Success } from "#api/platform/http/error-body.ts";
import { type FeatureReference, json } from "#api/platform/http/operation.ts";
import {
  ForgetOrder,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
  PreviewAnswer,
  PreviewOrder,
  SendOrder,
  TestOrder,
} from "./administration.ts";
import { administrationOperations } from "./administration-operations.ts";
import { LetterReport, SubscribeOrder } from "./model.ts";

export const newsletterReference: FeatureReference = {
  title: "Newsletter",
  schemas: {
    SubscribeOrder,
    NewsletterOverview,
    LetterReport,
    PreviewOrder,
    PreviewAnswer,
    TestOrder,
    SendOrder,
    ListedSubscriber,
    ImportOrder,
    ImportOutcome,
    ForgetOrder,
  },
  operations: [
    {
      method: "post",
      path: "/newsletter/subscribe",
      summary: "Ask for the morning letter; a mail asks for confirmation",
      access: "everybody",
      body: SubscribeOrder,
      answers: { 201: json("The mail is on its way.", Success) },
      refusals: ["ALREADY_SUBSCRIBED", "MAIL_UNAVAILABLE", "STATE_UNAVAILABLE"],
    },
    ...administrationOperations,
  ],
};
