import * as z from "zod";
import { sentUser, signedIn } from "@/lib/accounts/answers";
import { pinPeopleList } from "@/lib/accounts/pins/answers";
import { pairInput, pinSignIn } from "@/lib/accounts/pins/schema";
import { confirmInput, loginInput } from "@/lib/accounts/schema";
import { requestOptions } from "@/lib/accounts/second-factor/answers";
import { assertionInput, MAX_PASSKEY_BYTES, passkeySignIn } from "@/lib/accounts/second-factor/schema";
import { linkKind } from "@/lib/accounts/user-answers";
import { chosenPassword, forgotInput, linkInput } from "@/lib/accounts/users/schema";
import { defineCalls } from "@/lib/platform/http/call";

const nextAuth = {
  access: "public",
  guardsItself: true,
  params: z.object({ nextauth: z.array(z.string()) }),
  undescribed: true,
} as const;

const signedInOnly = { access: "signed-in", alsoUnconfigured: true, beforeSecondFactor: true } as const;
const logged = "Recorded in the log of sign-ins.";

export const signInCalls = defineCalls({
  "POST /auth/confirm-passkey": {
    summary: "Confirm your identity by passkey",
    ...signedInOnly,
    body: assertionInput,
    maxBytes: MAX_PASSKEY_BYTES,
    errors: ["conflict"],
    audit: "Recorded in the log of sign-ins; changes only the caller’s session.",
  },
  "POST /auth/confirm-password": {
    summary: "Confirm your identity by password",
    ...signedInOnly,
    body: confirmInput,
    errors: ["too-many-tries"],
    audit: "Recorded in the log of sign-ins; changes only the caller’s session.",
  },
  "POST /auth/forgot-password": {
    summary: "Ask for a link to choose a new password",
    access: "public",
    body: forgotInput,
    rateLimit: { attempts: 5, windowSeconds: 15 * 60 },
    errors: ["conflict"],
    audit: "The link is made after the answer; the route’s own test finds its entry.",
  },
  "POST /auth/login": {
    summary: "Sign in",
    access: "public",
    body: loginInput,
    answer: signedIn,
    errors: ["too-many-tries", "unauthenticated"],
    audit: logged,
  },
  "POST /auth/login/passkey": {
    summary: "Sign in with a passkey",
    access: "public",
    body: passkeySignIn,
    maxBytes: MAX_PASSKEY_BYTES,
    answer: signedIn,
    errors: ["conflict", "unauthenticated"],
    audit: logged,
  },
  "POST /auth/login/passkey/options": {
    summary: "Begin to sign in with a passkey",
    access: "public",
    answer: z.object({ options: requestOptions }),
    errors: ["conflict"],
    audit: "Makes a challenge and stores nothing.",
  },
  "POST /auth/logout": {
    summary: "Sign out",
    access: "public",
    audit: "Ends the caller’s session and changes nothing else.",
  },
  "GET /auth/me": {
    summary: "Get the signed-in user",
    ...signedInOnly,
    answer: z.object({ user: sentUser }),
  },
  "POST /auth/pair": {
    summary: "Pair this device by a code",
    access: "public",
    body: pairInput,
    answer: z.object({ name: z.string() }),
    rateLimit: { attempts: 10, windowSeconds: 15 * 60 },
    errors: ["conflict"],
    audit: ["devices:pair"],
  },
  "POST /auth/password-links/check": {
    summary: "Get the user of a link",
    access: "public",
    body: linkInput,
    answer: z.object({ email: z.string(), kind: linkKind }),
    errors: ["conflict"],
    audit: "Changes nothing.",
  },
  "POST /auth/password-links/use": {
    summary: "Choose a password by a link",
    access: "public",
    body: chosenPassword,
    answer: z.object({ email: z.string() }),
    errors: ["conflict"],
    audit: ["users:use-link"],
  },
  "POST /auth/pin": {
    summary: "Sign in by PIN at a paired device",
    access: "public",
    body: pinSignIn,
    answer: signedIn,
    errors: ["conflict", "too-many-tries", "unauthenticated"],
    audit: logged,
  },
  "GET /auth/pin/people": {
    summary: "List the people who may sign in at this paired device",
    access: "public",
    answer: pinPeopleList,
    errors: ["conflict", "forbidden"],
  },
  "GET /auth/verify": {
    summary: "Verify a session",
    ...signedInOnly,
    answer: z.object({ valid: z.literal(true), user: sentUser }),
  },
  "GET /auth/{nextauth...}": { summary: "Handled by next-auth", ...nextAuth },
  "POST /auth/{nextauth...}": {
    summary: "Handled by next-auth",
    ...nextAuth,
    audit: logged,
  },
});
