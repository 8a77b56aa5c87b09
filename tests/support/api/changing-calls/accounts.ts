import { Secret } from "otpauth";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as offerPairing } from "@/app/api/devices/route";
import { db } from "@/lib/platform/db/client";
import { administrator } from "@/tests/support/accounts/administrator";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { codeOf } from "@/tests/support/accounts/codes";
import { addedStaff, choosePin, pairedDevice, pin } from "@/tests/support/accounts/pins";
import { addedPasskey, newPasskey, turnAppOn } from "@/tests/support/accounts/second-factor";
import { invited, siteAddress } from "@/tests/support/accounts/users";
import { post } from "@/tests/support/api/request";
import { signedInAs } from "@/tests/support/setup/instance";
import type { Recipe } from "./recipe";

const cook = async () => (await signedInAs("kitchen")).user.id;

export const accountCalls: Record<string, Recipe> = {
  "POST /account/email": async ({ token }) => ({
    sent: { token, body: { email: "ada@new.example", password: administrator.password } },
    actions: ["users:email"],
  }),
  "POST /account/password": async ({ token }) => ({
    sent: { token, body: { newPassword: "a new broom sweeps", password: administrator.password } },
    actions: ["users:password"],
  }),
  "POST /account/authenticator": async ({ token }) => {
    const secret = new Secret({ size: 20 }).base32;
    return { sent: { token, body: { secret, code: codeOf(secret) } }, actions: ["users:add-app"] };
  },
  "DELETE /account/authenticator": async ({ token }) => {
    await turnAppOn(token);
    return { sent: { token }, actions: ["users:remove-app"] };
  },
  "POST /account/recovery-codes": async ({ token }) => {
    await turnAppOn(token);
    return { sent: { token }, actions: ["users:recovery-codes"] };
  },
  "POST /account/passkeys": async ({ token }) => ({
    sent: { token, body: { response: await newPasskey(token, siteAddress), name: "My phone" } },
    actions: ["users:add-passkey"],
  }),
  "POST /account/passkeys/{id}": async ({ token }) => ({
    sent: { token, params: { id: await addedPasskey(token, siteAddress) }, body: { name: "The laptop" } },
    actions: ["users:rename-passkey"],
  }),
  "DELETE /account/passkeys/{id}": async ({ token }) => ({
    sent: { token, params: { id: await addedPasskey(token, siteAddress) } },
    actions: ["users:remove-passkey"],
  }),
  "DELETE /users/{id}/second-factor": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:remove-second-factor"],
  }),
  "POST /users/second-factor-roles": async ({ token }) => ({
    sent: { token, body: { roles: ["kitchen"] } },
    actions: ["users:second-factor-roles"],
  }),
  "POST /auth/password-links/use": async ({ token }) => ({
    sent: { body: { token: await invited(token, "cook@example.com", "kitchen"), password: "oven, not pan" } },
    actions: ["users:use-link"],
  }),
  "POST /account/pin": async ({ token }) => ({
    sent: { token, body: { name: "Boss", pin } },
    actions: ["users:pin"],
  }),
  "DELETE /account/pin": async ({ token }) => {
    await choosePin(token, "Boss");
    return { sent: { token }, actions: ["users:remove-pin"] };
  },
  "POST /devices": async ({ token }) => ({
    sent: { token, body: { name: "Kitchen tablet" } },
    actions: ["devices:offer"],
  }),
  "DELETE /devices/{id}": async ({ token }) => {
    await pairedDevice(token);
    return {
      sent: { token, params: { id: (await db.pairedDevice.findFirstOrThrow()).id } },
      actions: ["devices:unpair"],
    };
  },
  "POST /auth/pair": async ({ token }) => {
    const { body } = await post(offerPairing, { token, body: { name: "Kitchen tablet" } });
    return { sent: { body: { code: body.pairing.code } }, actions: ["devices:pair"] };
  },
  "POST /tokens": async ({ token }) => ({
    sent: { token, body: { name: "Till", scopes: ["orders:read"], days: 30 } },
    actions: ["tokens:make"],
  }),
  "DELETE /tokens/{id}": async ({ token }) => {
    const { id } = await db.user.findFirstOrThrow();
    await tokenWith(id, ["orders:read"]);
    return {
      sent: { token, params: { id: (await db.apiToken.findFirstOrThrow()).id } },
      actions: ["tokens:revoke"],
    };
  },
  "POST /users": async ({ token }) => ({
    sent: { token, body: { email: "cook@example.com", role: "kitchen" } },
    actions: ["users:invite", "users:link"],
  }),
  "POST /users/staff": async ({ token }) => ({
    sent: { token, body: { name: "Ada", pin } },
    actions: ["users:add-staff"],
  }),
  "POST /users/{id}/pin": async ({ token }) => ({
    sent: { token, params: { id: await addedStaff(token, "Ada") }, body: { pin: "918273" } },
    actions: ["users:reset-pin"],
  }),
  "DELETE /users/{id}": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:remove"],
  }),
  "POST /users/{id}/link": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:link"],
  }),
  "POST /users/{id}/role": async ({ token }) => ({
    sent: { token, params: { id: await cook() }, body: { role: "editor" } },
    actions: ["users:role"],
  }),
  "POST /users/{id}/sign-out": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:sign-out"],
  }),
  "DELETE /users/{id}/sessions/{session}": async ({ token }) => {
    const id = await cook();
    const { id: session } = await db.session.findFirstOrThrow({ where: { userId: id } });
    return { sent: { token, params: { id, session } }, actions: ["users:sign-out"] };
  },
  "DELETE /account/sessions": async ({ token }) => {
    await post(login, { body: administrator });
    return { sent: { token }, actions: ["users:sign-out"] };
  },
  "DELETE /account/sessions, with API tokens": async ({ token }) => {
    const { id } = await db.user.findFirstOrThrow({ where: { role: "owner" } });
    await tokenWith(id, ["orders:read"]);
    return { sent: { token, query: "?tokens=revoke" }, actions: ["tokens:revoke"] };
  },
  "DELETE /account/sessions/{id}": async ({ token }) => {
    await post(login, { body: administrator });
    const { id } = await db.session.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    return { sent: { token, params: { id } }, actions: ["users:sign-out"] };
  },
};
