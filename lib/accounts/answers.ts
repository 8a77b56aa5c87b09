import * as z from "zod";
import type { Role } from "@/lib/platform/access/permissions";
import { moment } from "@/lib/platform/http/answers";
import type { AuthUser } from "./schema";

export const sessionMethod = z.enum(["password", "passkey", "pin"]);
export type SessionMethod = z.infer<typeof sessionMethod>;

/** The last factor of a sign-in. */
const means = z.enum(["password", "app", "recoveryCode", "passkey", "pin"]);
export type Means = z.infer<typeof means>;

/** The kind of a device, from its User-Agent. */
export const deviceKind = z.enum(["phone", "tablet", "computer", "unknown"]);
export const describedDevice = z.object({ name: z.string(), kind: deviceKind });

/** A sign-in attempt in the list for owners. */
export const recordedSignIn = z.object({
  id: z.string(),
  at: moment,
  account: z.string().describe("As typed; empty for many names without an account."),
  address: z.string().describe("Empty for many addresses."),
  outcome: z
    .enum(["signedIn", "refused", "slowedDown", "halfway"])
    .describe("`halfway`: the password was right, and no second factor was shown."),
  means: means.describe("The last factor shown."),
  isKnown: z.boolean().describe("Whether the account exists."),
  tries: z.int().describe("The number of failures within ten minutes; 1 for a sign-in."),
  lastAt: moment.describe("The time of the last one."),
});
export type RecordedSignIn = z.infer<typeof recordedSignIn>;

/** `GET /api/users/sign-ins`. */
export const signInPage = z.object({
  signIns: z.array(recordedSignIn),
  next: z.string().nullable().describe("`before` of the page after this one; null for the last page."),
});
export type SignInPage = z.infer<typeof signInPage>;

/** A user in API answers, where the role of an owner is `admin` (decision 44). */
export const sentUser = z.object({
  id: z.string(),
  email: z.string().describe("Empty for a person who signs in by PIN alone."),
  role: z.enum(["admin", "manager", "editor", "kitchen", "viewer"]).describe("An owner is `admin`."),
});
export type SentUser = z.infer<typeof sentUser>;

export const sentRole = (role: Role): SentUser["role"] => (role === "owner" ? "admin" : role);

export const toSentUser = ({ id, email, role }: AuthUser): SentUser => ({ id, email, role: sentRole(role) });

/** The answer of every kind of sign-in. */
export const signedIn = z.object({ token: z.string(), user: sentUser });

/** A user's second factors in `GET /api/users`. */
export const userFactors = z.object({ app: z.boolean(), passkeys: z.int() });
