import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";

/** A new authenticator app's secret: as text, URL and QR code. */
export const authenticatorOffer = z.object({ secret: z.string(), url: z.string(), qr: qrCode });
export type AuthenticatorOffer = z.infer<typeof authenticatorOffer>;

export const listedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  elsewhere: z.string().nullable().describe("The host of the passkey if it is not this site’s any more."),
});
export type ListedPasskey = z.infer<typeof listedPasskey>;

/** `GET /api/account/sign-in`: the user's ways to sign in besides the password. */
export const listedWays = z.object({
  app: moment.nullable().describe("When the authenticator app was added; null without one."),
  passkeys: z.array(listedPasskey),
  recoveryCodes: z.int().describe("The number of unused recovery codes."),
  isRequired: z.boolean().describe("Whether the role needs a second factor."),
  passkeyOrigin: z
    .string()
    .nullable()
    .describe("The origin of passkeys, such as `https://example.com`; null if this site can have none."),
});
export type SignInWays = z.infer<typeof listedWays>;

/** The ways to sign in after a change, and newly made recovery codes. */
export const waysChanged = z.object({
  ways: listedWays,
  recoveryCodes: z.array(z.string()).optional().describe("Returned only once."),
});
export type WaysChanged = z.infer<typeof waysChanged>;

const credential = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() });
const requirement = z.enum(["discouraged", "preferred", "required"]);
const hint = z.enum(["hybrid", "security-key", "client-device"]);
const extensions = z.object({ credProps: z.boolean().optional() }).optional();

/** The options to create a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  timeout: z.int().optional().describe("In milliseconds."),
  excludeCredentials: z.array(credential).optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional(),
      residentKey: requirement.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: requirement.optional(),
    })
    .optional(),
  hints: z.array(hint).optional(),
  attestation: z.enum(["direct", "enterprise", "indirect", "none"]).optional(),
  attestationFormats: z
    .array(z.enum(["fido-u2f", "packed", "android-safetynet", "android-key", "tpm", "apple", "none"]))
    .optional(),
  extensions,
});

/** The options to use a passkey (WebAuthn, `PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.int().optional().describe("In milliseconds."),
  rpId: z.string().optional(),
  allowCredentials: z.array(credential).optional(),
  userVerification: requirement.optional(),
  hints: z.array(hint).optional(),
  extensions,
});
