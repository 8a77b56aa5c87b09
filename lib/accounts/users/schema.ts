import * as z from "zod";
import { emailAddress, password as newPassword, passwordInput } from "@/lib/accounts/schema";
import { roles } from "@/lib/platform/access/permissions";

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

/** The query of `DELETE /api/account/sessions`: whether to revoke the user's API tokens as well. */
export const endSessionsQuery = z.strictObject({
  tokens: z.literal("revoke", { error: "Must be revoke" }).optional(),
});
