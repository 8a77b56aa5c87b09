import { z } from "zod";
import type { DeviceKind } from "@/lib/auth/describe-device";
import { type Role, roles } from "@/lib/auth/permissions";
import {
  emailAddress,
  password as newPassword,
  passwordInput,
  type RecordedSignIn,
  type SessionMethod,
} from "@/lib/auth/schema";
import type { UserFactors } from "@/lib/auth/second-factor/schema";

const role = z.enum(roles, { error: "Choose a role" });

/** `POST /api/users`. */
export const inviteInput = z.strictObject({ email: emailAddress, role });
export type InviteInput = z.infer<typeof inviteInput>;

/** `POST /api/users/{id}/role`. */
export const roleInput = z.strictObject({ role });

/** `POST /api/users/second-factor-roles`. */
export const secondFactorRolesInput = z.strictObject({ roles: z.array(role).max(roles.length) });

const rowId = z.string().regex(/^[\w-]{1,100}$/);
export const userParams = z.object({ id: rowId });
export const sessionParams = z.object({ id: rowId, session: rowId });

/** `POST /api/account/password`. */
export const passwordChange = passwordInput.extend({ newPassword });
/** `POST /api/account/email`. */
export const emailChange = passwordInput.extend({ email: emailAddress });

/** The token of a link, from the fragment of its address. */
export const linkToken = z.string().min(20).max(100);
/** `POST /api/auth/password-links/check`. */
export const linkInput = z.strictObject({ token: linkToken });
/** `POST /api/auth/password-links/use`. */
export const chosenPassword = z.strictObject({ token: linkToken, password: newPassword });

/** `POST /api/auth/forgot-password`. */
export const forgotInput = z.strictObject({ email: emailAddress });

export type ListedUser = {
  id: string;
  email: string;
  role: Role;
  /** `invited`: has not chosen a password yet. */
  state: "active" | "invited";
  lastSignInAt: string | null;
  /** How many sessions there are. */
  sessions: number;
  factors: UserFactors;
};

/** The answer of `GET /api/users`. */
export type UsersAnswer = {
  users: ListedUser[];
  /** The latest tries to sign in. */
  signIns: RecordedSignIn[];
  /** The roles that need a second factor. */
  secondFactorRoles: Role[];
};

/** A browser in which somebody is signed in. */
export type ListedSession = {
  id: string;
  device: { name: string; kind: DeviceKind };
  /** The network address it was last used from; empty for sessions from before it was kept. */
  address: string;
  method: SessionMethod;
  createdAt: string;
  /** To about a minute. */
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  isPresent: boolean;
};
export type SessionsAnswer = { sessions: ListedSession[] };

/** A link to hand over; it is shown this once. */
export type MadeLink = {
  url: string;
  expiresAt: string;
  /** Whether it was sent by mail as well. */
  isMailed: boolean;
};

export type LinkKind = "invitation" | "reset" | "forgotten";
