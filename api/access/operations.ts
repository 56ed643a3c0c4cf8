import { Success } from "#api/platform/http/error-body.ts";
import { type FeatureReference, json, type Operation } from "#api/platform/http/operation.ts";
import { Credentials, NewAccount, PasswordChange, Session } from "./model.ts";

const Administrator = Success.extend({ admin: Session.shape.admin });
const throttled = ["LOGIN_FAILED", "LOGIN_THROTTLED", "STATE_UNAVAILABLE"] as const;

const operations: Operation[] = [
  {
    method: "post",
    path: "/admin/login",
    summary: "Sign in",
    access: "everybody",
    body: Credentials,
    answers: { 200: json("The token for everything else.", Session) },
    refusals: throttled,
  },
  {
    method: "post",
    path: "/admin/setup",
    summary: "Make the very first administrator",
    access: "everybody",
    body: NewAccount,
    answers: { 201: json("The administrator.", Administrator) },
    refusals: ["SETUP_DONE", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
  },
  {
    method: "post",
    path: "/admin/logout",
    summary: "End the token",
    access: "administrators",
    answers: { 200: json("It is no longer good.", Success) },
    refusals: ["STATE_UNAVAILABLE"],
  },
  {
    method: "post",
    path: "/admin/password",
    summary: "Change one's own password, which ends every token of the account",
    access: "administrators",
    body: PasswordChange,
    answers: { 200: json("A new token.", Session) },
    refusals: ["PASSWORD_WEAK", "ACCOUNT_NOT_FOUND", ...throttled],
  },
  {
    method: "post",
    path: "/admin/accounts",
    summary: "One more administrator",
    access: "administrators",
    body: NewAccount,
    answers: { 201: json("The administrator.", Administrator) },
    refusals: ["USERNAME_TAKEN", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
  },
  {
    method: "post",
    path: "/admin/accounts/password",
    summary: "Another password for an administrator, by the owner of the server's machine",
    access: "administrators",
    body: NewAccount,
    answers: { 200: json("The administrator.", Administrator) },
    refusals: ["OWNER_ONLY", "ACCOUNT_NOT_FOUND", "PASSWORD_WEAK", "STATE_UNAVAILABLE"],
  },
];

export const accessReference: FeatureReference = {
  title: "Access",
  schemas: { Credentials, NewAccount, PasswordChange, Session, Administrator },
  operations,
};
