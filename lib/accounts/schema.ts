import * as z from "zod";
import type { Role } from "@/lib/platform/access/permissions";
import { pageQuery } from "@/lib/platform/http/page-query";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { line } from "@/lib/platform/http/text";
import { code } from "./code";

export const PASSWORD_MIN = 8;
/** Bounds the time of hashing; longer passwords add no security. */
export const PASSWORD_MAX = 200;
export const DEFAULT_RETURN_URL = "/admin";

const passwordTooShort = "Password must be at least 8 characters";

/** An email address, trimmed and lower-cased; at most 254 characters (RFC 5321). */
export const emailAddress = line(254, "Email is required")
  .pipe(z.email("Please enter a valid email address"))
  .transform((email) => email.toLowerCase());

/** A new password; the server also refuses common ones. */
export const password = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .min(PASSWORD_MIN, passwordTooShort)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .refine(storable, notStorable);

/** The form in which the user of a link chooses a password. */
export const newPassword = z.object({ password });

/** The query of `GET /api/users/sign-ins`: attempts before the one with this id, at most `limit`. */
export const signInQuery = pageQuery({ max: 200, default: 100 });
export type SignInQuery = z.infer<typeof signInQuery>;

/** `POST /api/auth/login`. */
export const loginInput = z.strictObject({
  email: emailAddress,
  password,
  /** For accounts with a second factor: a code of the authenticator app, or a recovery code. */
  code: code.optional(),
  rememberMe: z.boolean().optional(),
});
export type LoginInput = z.infer<typeof loginInput>;

/** An existing password, exempt from the rules for new ones. */
export const passwordInput = z.strictObject({
  password: z.string({ error: "Password is required" }).min(1, "Password is required").max(PASSWORD_MAX),
});

/** `POST /api/auth/confirm-password`. */
export const confirmInput = passwordInput.extend({ code: code.optional() });

/**
 * The signed-in user. `email`: empty for a person who signs in by PIN alone. `token`: the API token of a call without a session. `device`: the paired device of a sign-in
 * by PIN and the user's name there; the role is then the kitchen's.
 */
export type AuthUser = {
  id: string;
  email: string;
  role: Role;
  token?: { id: string; name: string; scopes: readonly string[] };
  device?: { name: string; person: string };
};

/** The JSON body of a next-auth call, converted to strings as in a form. */
export const nextAuthFields = z.record(z.string(), z.union([z.string(), z.boolean()]).transform(String));
