import { z } from "zod";
import { line } from "@/lib/http/text";
import { code } from "./code";

/** `POST /api/account/authenticator`: the secret that was offered, and a code that the app made of it. */
export const authenticatorInput = z.strictObject({
  secret: z.string().regex(/^[A-Z2-7]{32}$/, "Start again with a new secret"),
  code,
});

const passkeyName = line(60, "Give it a name");
/** `POST /api/account/passkeys/{id}`. */
export const passkeyNameInput = z.strictObject({ name: passkeyName });
/** The longest id of a credential is 1023 bytes (WebAuthn, section 4). */
const credentialId = z.string().regex(/^[\w-]{1,1364}$/);
export const passkeyParams = z.object({ id: credentialId });

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const credential = { id: credentialId, rawId: credentialId, type: z.literal("public-key") };

/** What a browser makes of a new passkey; what else it tells is left out. */
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

/** What a browser makes of a passkey that is used. */
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
export const PASSKEY_BYTES = 64 * 1024;

export type ListedPasskey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** The host that it is for, where that is not this site's any more. */
  elsewhere: string | null;
};

/** `GET /api/account/sign-in`: how a user signs in, besides the password. */
export type SignInWays = {
  /** Since when there is an authenticator app. */
  app: string | null;
  passkeys: ListedPasskey[];
  /** How many recovery codes are left. */
  recoveryCodes: number;
  /** Whether the role needs a second factor. */
  isRequired: boolean;
  /** Where passkeys can be used, such as `https://example.com`; null where this site can have none. */
  passkeyOrigin: string | null;
};

/** A new authenticator app's secret, as text, as an address and drawn. */
export type AuthenticatorOffer = {
  secret: string;
  url: string;
  /** A QR code: the path of its dark squares in a square of `size`. */
  qr: { path: string; size: number };
};

/** After a change: how the user signs in now, and recovery codes where some were made, which are shown this once. */
export type WaysChanged = { ways: SignInWays; recoveryCodes?: string[] };

export const RECOVERY_CODES = 10;
/** With fewer left, new ones are advised. */
export const FEW_RECOVERY_CODES = 4;

/** What `GET /api/users` tells of a user's second factors. */
export type UserFactors = { app: boolean; passkeys: number };
