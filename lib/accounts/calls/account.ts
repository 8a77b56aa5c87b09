import * as z from "zod";
import { shownPin } from "@/lib/accounts/pins/answers";
import { pinInput } from "@/lib/accounts/pins/schema";
import {
  authenticatorOffer,
  creationOptions,
  listedWays,
  waysChanged,
} from "@/lib/accounts/second-factor/answers";
import {
  authenticatorInput,
  MAX_PASSKEY_BYTES,
  passkeyInput,
  passkeyNameInput,
  passkeyParams,
} from "@/lib/accounts/second-factor/schema";
import { ownSessionList, sessionList } from "@/lib/accounts/user-answers";
import { emailChange, endSessionsQuery, passwordChange, userParams } from "@/lib/accounts/users/schema";
import { defineCalls } from "@/lib/platform/http/call";

/** Changes that a stolen session must not make. */
const confirmed = { permission: "account:write", recentSignIn: true } as const;
/** Calls that set up the second factor that a role requires. */
const settingUp = { ...confirmed, beforeSecondFactor: true } as const;

export const accountCalls = defineCalls({
  "POST /account/authenticator": {
    summary: "Add an authenticator app",
    ...settingUp,
    body: authenticatorInput,
    answer: waysChanged,
    audit: ["users:add-app"],
  },
  "DELETE /account/authenticator": {
    summary: "Remove the authenticator app",
    ...confirmed,
    answer: waysChanged,
    audit: ["users:remove-app"],
  },
  "POST /account/authenticator/offer": {
    summary: "Begin to add an authenticator app",
    ...settingUp,
    answer: z.object({ offer: authenticatorOffer }),
    audit: "Makes a secret and stores nothing.",
  },
  "POST /account/email": {
    summary: "Change your email address",
    permission: "account:write",
    body: emailChange,
    answer: z.object({ email: z.string() }),
    errors: ["too-many-tries"],
    audit: ["users:email"],
  },
  "POST /account/passkeys": {
    summary: "Add a passkey",
    ...settingUp,
    body: passkeyInput,
    maxBytes: MAX_PASSKEY_BYTES,
    answer: waysChanged,
    audit: ["users:add-passkey"],
  },
  "POST /account/passkeys/options": {
    summary: "Begin to add a passkey",
    ...settingUp,
    answer: z.object({ options: creationOptions }),
    audit: "Makes a challenge and stores nothing.",
  },
  "POST /account/passkeys/{id}": {
    summary: "Rename a passkey",
    permission: "account:write",
    params: passkeyParams,
    body: passkeyNameInput,
    answer: waysChanged,
    errors: ["not-found"],
    audit: ["users:rename-passkey"],
  },
  "DELETE /account/passkeys/{id}": {
    summary: "Remove a passkey",
    ...confirmed,
    params: passkeyParams,
    answer: waysChanged,
    errors: ["not-found"],
    audit: ["users:remove-passkey"],
  },
  "POST /account/password": {
    summary: "Change your password",
    permission: "account:write",
    body: passwordChange,
    errors: ["too-many-tries"],
    audit: ["users:password"],
  },
  "GET /account/pin": {
    summary: "Get your PIN for the kitchen",
    permission: "account:write",
    answer: shownPin,
  },
  "POST /account/pin": {
    summary: "Set your PIN for the kitchen",
    ...confirmed,
    body: pinInput,
    answer: shownPin,
    audit: ["users:pin"],
  },
  "DELETE /account/pin": {
    summary: "Remove your PIN",
    permission: "account:write",
    answer: shownPin,
    audit: ["users:remove-pin"],
  },
  "POST /account/recovery-codes": {
    summary: "Make new recovery codes",
    ...confirmed,
    answer: waysChanged,
    audit: ["users:recovery-codes"],
  },
  "GET /account/sessions": {
    summary: "List your sessions",
    permission: "account:write",
    answer: ownSessionList,
  },
  "DELETE /account/sessions": {
    summary: "End all your other sessions",
    permission: "account:write",
    query: endSessionsQuery,
    answer: ownSessionList.extend({ ended: z.int(), revoked: z.int() }),
    audit: ["users:sign-out", "tokens:revoke"],
  },
  "DELETE /account/sessions/{id}": {
    summary: "End one of your sessions",
    permission: "account:write",
    params: userParams,
    answer: sessionList,
    audit: ["users:sign-out"],
  },
  "GET /account/sign-in": {
    summary: "Get your second factors",
    permission: "account:write",
    beforeSecondFactor: true,
    alsoUnconfigured: true,
    answer: z.object({ ways: listedWays }),
  },
});
