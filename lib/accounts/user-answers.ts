import * as z from "zod";
import {
  describedDevice,
  recordedSignIn,
  sessionMethod,
  signInPage,
  userFactors,
} from "@/lib/accounts/answers";
import { roles } from "@/lib/platform/access/permissions";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";

export const listedUser = z.object({
  id: z.string(),
  email: z.string().nullable().describe("Null for a person who signs in by PIN alone."),
  pinName: z.string().nullable().describe("The name at kitchen devices; null without a PIN."),
  role: z.enum(roles),
  state: z
    .enum(["active", "invited", "pin-only"])
    .describe("`invited`: has not chosen a password yet. `pin-only`: was added by name and PIN."),
  lastSignInAt: moment.nullable(),
  sessions: z.int().describe("The number of sessions."),
  apiTokens: z.int().describe("The number of valid API tokens, which signing out doesn’t revoke."),
  factors: userFactors,
});
export type ListedUser = z.infer<typeof listedUser>;
export const userList = z.object({ users: z.array(listedUser) });

/** `GET /api/users`. */
export const usersOverview = userList.extend({
  signIns: z.array(recordedSignIn).describe("The latest sign-in attempts."),
  signInsNext: signInPage.shape.next,
  secondFactorRoles: z.array(z.enum(roles)).describe("The roles that need a second factor."),
});
export type UsersOverview = z.infer<typeof usersOverview>;

/** A link to hand over. */
export const madeLink = z
  .object({
    url: z.string(),
    expiresAt: moment,
    qr: qrCode.describe("The link as a QR code."),
    isMailed: z.boolean().describe("Whether it is also sent by mail."),
  })
  .describe("Returned only once.");
export type MadeLink = z.infer<typeof madeLink>;

export const linkKind = z.enum(["invitation", "reset", "forgotten"]);
export type LinkKind = z.infer<typeof linkKind>;

/** A browser in which somebody is signed in. */
export const listedSession = z.object({
  id: z.string(),
  device: describedDevice,
  address: z.string().describe("The network address of the last use; empty for old sessions."),
  method: sessionMethod,
  createdAt: moment,
  lastUsedAt: moment.describe("Precise to about a minute."),
  isPresent: z.boolean().describe("Whether it is the caller’s session."),
});
export type ListedSession = z.infer<typeof listedSession>;
export const sessionList = z.object({ sessions: z.array(listedSession) });

/** `/api/account/sessions`. */
export const ownSessionList = sessionList.extend({
  apiTokens: z.int().describe("The number of the user’s valid API tokens, which signing out doesn’t revoke."),
});
