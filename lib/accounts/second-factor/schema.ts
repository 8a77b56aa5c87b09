import * as z from "zod";
import { line } from "@/lib/platform/http/text";
import { code } from "../code";

/** `POST /api/account/authenticator`: the offered secret and a code of the app. */
export const authenticatorInput = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/, "Start again with a new secret"),
  code,
});

const passkeyName = line(60, "Give it a name");
/** `POST /api/account/passkeys/{id}`. */
export const passkeyNameInput = z.strictObject({ name: passkeyName });
/** Credential ids have at most 1023 bytes (WebAuthn, section 4). */
const credentialId = z.string().regex(/^[\w-]{1,1364}$/);
export const passkeyParams = z.object({ id: credentialId });

const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/);
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** The browser's response for a new passkey; other fields are ignored. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
/** `POST /api/account/passkeys`. */
export const passkeyInput = z.strictObject({ response: registration, name: passkeyName.optional() });

/** The browser's response for a used passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type Assertion = z.output<typeof assertion>;
/** `POST /api/auth/confirm-passkey`. */
export const assertionInput = z.strictObject({ response: assertion });
/** `POST /api/auth/login/passkey`. */
export const passkeySignIn = assertionInput.extend({ rememberMe: z.boolean().optional() });

/** The largest body with a passkey, in bytes. */
export const MAX_PASSKEY_BYTES = 64 * 1024;
