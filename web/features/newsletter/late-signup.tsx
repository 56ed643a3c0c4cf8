import { late } from "#web/ui/late.tsx";

/** The postcard far down on a page. Until its code has come, a browser sends its form as it does without scripts. */
export const LateSignup = late(async () => (await import("./signup.tsx")).Signup);
