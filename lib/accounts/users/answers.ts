import { z } from "zod";
import { deviceKind, recordedSignIn, sessionMethod, signInPage, userFactors } from "@/lib/accounts/answers";
import { roles, scopes } from "@/lib/platform/access/permissions";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";

const device = z.object({ name: z.string(), kind: deviceKind });

export const listedUser = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  state: z.enum(["active", "invited"]).describe("`invited`: has not chosen a password yet."),
  lastSignInAt: moment.nullable(),
  sessions: z.int().describe("How many sessions there are."),
  apiTokens: z.int().describe("How many API tokens work: signing out leaves them."),
  factors: userFactors,
});
export type ListedUser = z.infer<typeof listedUser>;
export const userList = z.object({ users: z.array(listedUser) });

/** `GET /api/users`. */
export const usersOverview = userList.extend({
  signIns: z.array(recordedSignIn).describe("The latest tries to sign in."),
  signInsNext: signInPage.shape.next,
  secondFactorRoles: z.array(z.enum(roles)).describe("The roles that need a second factor."),
});
export type UsersOverview = z.infer<typeof usersOverview>;

/** A link to hand over. */
export const madeLink = z
  .object({
    url: z.string(),
    expiresAt: moment,
    isMailed: z.boolean().describe("Whether it was sent by mail as well."),
  })
  .describe("It is shown this once.");
export type MadeLink = z.infer<typeof madeLink>;

export const linkKind = z.enum(["invitation", "reset", "forgotten"]);
export type LinkKind = z.infer<typeof linkKind>;

/** A browser in which somebody is signed in. */
export const listedSession = z.object({
  id: z.string(),
  device,
  address: z
    .string()
    .describe("The network address it was last used from; empty for sessions from before it was kept."),
  method: sessionMethod,
  createdAt: moment,
  lastUsedAt: moment.describe("To about a minute."),
  isPresent: z.boolean().describe("Whether it is the one that asks."),
});
export type ListedSession = z.infer<typeof listedSession>;
export const sessionList = z.object({ sessions: z.array(listedSession) });

/** `/api/account/sessions`. */
export const ownSessionList = sessionList.extend({
  apiTokens: z.int().describe("How many API tokens of one's own work: signing out leaves them."),
});

export const listedDevice = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(["paired", "awaited"]).describe("`awaited`: nobody has entered its code yet."),
  device,
  pairedBy: z
    .string()
    .nullable()
    .describe("The email address of who let it in; null for somebody who has no account any more."),
  createdAt: moment,
  lastUsedAt: moment.nullable().describe("When somebody last signed in at it."),
  address: z.string().describe("From which network address that was."),
});
export type ListedDevice = z.infer<typeof listedDevice>;
export const deviceList = z.object({ devices: z.array(listedDevice) });

/** What pairs a device. */
export const pairing = z
  .object({
    name: z.string(),
    code: z.string(),
    url: z
      .string()
      .nullable()
      .describe(
        "The page on which the code is entered, with the code; null where the site's address is not known.",
      ),
    qr: qrCode.nullable().describe("The same for cameras."),
    expiresAt: moment,
  })
  .describe("It is told this once.");
export type Pairing = z.infer<typeof pairing>;

/** Whether one has a PIN, and the name that devices show. */
export const shownPin = z.object({ pin: z.object({ name: z.string() }).nullable() });
export type PinState = z.infer<typeof shownPin>;

export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe("Its first characters."),
  scopes: z.array(z.enum(scopes)),
  lostScopes: z
    .array(z.enum(scopes))
    .describe("Of these its user's role does not allow any more: they count for nothing."),
  owner: z.string().describe("The email address of whose it is."),
  isOwn: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  lastUsedAt: moment.nullable().describe("To about a minute."),
  address: z.string().describe("The network address it was last used from."),
});
export type ListedToken = z.infer<typeof listedToken>;
export const tokenList = z.object({ tokens: z.array(listedToken) });
