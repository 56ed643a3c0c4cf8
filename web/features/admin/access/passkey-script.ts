// The browser's half of passkeys. Loaded when somebody presses a button for it, since most sign-ins are by password.
export { startAuthentication as answerChallenge, startRegistration as makePasskey } from "@simplewebauthn/browser";
