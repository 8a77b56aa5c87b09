import { z } from "zod";
import { sentUser, signedIn } from "@/lib/accounts/answers";
import { pairInput, pinSignIn } from "@/lib/accounts/pins/schema";
import { confirmInput, loginInput } from "@/lib/accounts/schema";
import { requestOptions } from "@/lib/accounts/second-factor/answers";
import { assertionInput, PASSKEY_BYTES, passkeySignIn } from "@/lib/accounts/second-factor/schema";
import { linkKind } from "@/lib/accounts/users/answers";
import { chosenPassword, forgotInput, linkInput } from "@/lib/accounts/users/schema";
import { defineCalls } from "@/lib/platform/http/call";

const nextAuth = {
  access: "public",
  guardsItself: true,
  params: z.object({ nextauth: z.array(z.string()) }),
  undescribed: true,
} as const;

const signedInOnly = { access: "signed-in", alsoUnconfigured: true, beforeSecondFactor: true } as const;
const logged = "Signing in is in the log of sign-ins.";

export const signInCalls = defineCalls({
  "POST /auth/confirm-passkey": {
    summary: "Show a passkey again",
    ...signedInOnly,
    body: assertionInput,
    maxBytes: PASSKEY_BYTES,
    errors: ["conflict"],
    audit: "Is in the log of sign-ins, and changes the own session alone.",
  },
  "POST /auth/confirm-password": {
    summary: "Show the password again",
    ...signedInOnly,
    body: confirmInput,
    errors: ["too-many-tries"],
    audit: "Is in the log of sign-ins, and changes the own session alone.",
  },
  "POST /auth/forgot-password": {
    summary: "Ask for a link to choose a new password",
    access: "public",
    body: forgotInput,
    rateLimit: { attempts: 5, windowSeconds: 15 * 60 },
    errors: ["conflict"],
    audit: "The link is made after the answer; the route's own test finds its entry.",
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
    maxBytes: PASSKEY_BYTES,
    answer: signedIn,
    errors: ["conflict", "unauthenticated"],
    audit: logged,
  },
  "POST /auth/login/passkey/options": {
    summary: "Begin to sign in with a passkey",
    access: "public",
    answer: z.object({ options: requestOptions }),
    errors: ["conflict"],
    audit: "Makes a challenge up and stores nothing.",
  },
  "POST /auth/logout": {
    summary: "Sign out",
    access: "public",
    audit: "Ends the own session and changes nothing else.",
  },
  "GET /auth/me": {
    summary: "Who is signed in",
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
    summary: "Whom a link is for",
    access: "public",
    body: linkInput,
    answer: z.object({ email: z.string(), kind: linkKind }),
    errors: ["conflict"],
    audit: "Only looks.",
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
  "GET /auth/verify": {
    summary: "Whether a session lives",
    ...signedInOnly,
    answer: z.object({ valid: z.literal(true), user: sentUser }),
  },
  "GET /auth/{nextauth...}": { summary: "What next-auth answers", ...nextAuth },
  "POST /auth/{nextauth...}": {
    summary: "What next-auth answers",
    ...nextAuth,
    audit: logged,
  },
});
