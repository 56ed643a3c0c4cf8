import { z } from "zod";
import { Success } from "#api/platform/http/error-body.ts";
import { json, type Operation } from "#api/platform/http/operation.ts";
import {
  ForgetOrder,
  Forgotten,
  ImportOrder,
  ImportOutcome,
  ListedSubscriber,
  NewsletterOverview,
  PreviewAnswer,
  PreviewOrder,
  SendOrder,
  TestOrder,
} from "./administration.ts";
import { LetterReport } from "./model.ts";

/** The operations of administrators, and of the owner of the machine. */
export const administrationOperations: Operation[] = [
  {
    method: "get",
    path: "/admin/newsletter",
    summary: "How many readers there are, the last letters, and the next one",
    access: "administrators",
    answers: { 200: json("How the morning letter stands.", NewsletterOverview) },
  },
  {
    method: "post",
    path: "/admin/newsletter/preview",
    summary: "A letter as a reader would get it; nothing is sent",
    access: "administrators",
    body: PreviewOrder,
    answers: { 200: json("Its subject, its plain text, and where it can be looked at.", PreviewAnswer) },
    refusals: ["LETTER_NOT_DUE"],
  },
  {
    method: "post",
    path: "/admin/newsletter/test",
    summary: "Send the letter to one address, to see how it arrives",
    access: "administrators",
    body: TestOrder,
    answers: { 200: json("The mail server has it.", Success) },
    refusals: ["LETTER_NOT_DUE", "MAIL_UNAVAILABLE"],
  },
  {
    method: "post",
    path: "/admin/newsletter/send",
    summary: "Send the day's letter to everybody who has not got it",
    access: "administrators",
    headers: { "Idempotency-Key": "The same key is answered with the same result for a day." },
    body: SendOrder,
    answers: { 200: json("How many got it; of a dry run, how many would.", LetterReport) },
    refusals: [
      "LETTER_NOT_DUE",
      "LETTER_UNDER_WAY",
      "MAIL_UNAVAILABLE",
      "STATE_UNAVAILABLE",
      "DISK_FULL",
      "DATE_INVALID",
      "JOB_CANCELLED",
      "KEY_REUSED",
    ],
  },
  {
    method: "get",
    path: "/admin/newsletter/subscribers",
    summary: "Every reader with their address; for the owner of the machine",
    access: "administrators",
    answers: { 200: json("By the time of the question whether they want the letter.", z.array(ListedSubscriber)) },
    refusals: ["OWNER_ONLY"],
  },
  {
    method: "post",
    path: "/admin/newsletter/subscribers/import",
    summary: "Take readers in from a file; for the owner of the machine",
    access: "administrators",
    body: ImportOrder,
    answers: { 200: json("How many were taken in, and how many of them will be asked by mail.", ImportOutcome) },
    refusals: ["OWNER_ONLY", "SUBSCRIBERS_INVALID", "STATE_UNAVAILABLE"],
  },
  {
    method: "post",
    path: "/admin/newsletter/subscribers/forget",
    summary: "Forget everything about an address; for the owner of the machine",
    access: "administrators",
    body: ForgetOrder,
    answers: { 200: json("Where it still is, and until when.", Forgotten) },
    refusals: ["OWNER_ONLY", "SUBSCRIBER_NOT_FOUND", "STATE_UNAVAILABLE"],
  },
];
