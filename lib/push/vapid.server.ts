import "server-only";
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { configurationState } from "@/lib/installation/state.server";
import { knownOrigin } from "@/lib/platform/http/origin";
import { createSecret, readSecrets } from "@/lib/secrets/server";

const SECRET = "vapid-key";
const ALGORITHM = "ES256";
/** At most a day (RFC 8292, section 2). */
const TOKEN_HOURS = 12;

async function readKey(): Promise<JWK | null> {
  const stored = (await readSecrets([SECRET]))[SECRET];
  return stored === undefined ? null : (JSON.parse(stored) as JWK);
}

/**
 * Returns the key pair that identifies this site to push services (VAPID, RFC 8292). It is made once, as subscriptions
 * are bound to it: of two instances that make one, both use the stored one.
 * @throws Error if the stored key can't be decrypted with this `AUTH_SECRET`
 */
async function vapidKey(): Promise<JWK> {
  const stored = await readKey();
  if (stored) return stored;
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  await createSecret(SECRET, JSON.stringify(await exportJWK(privateKey)));
  const key = await readKey();
  if (!key) throw new Error("The key for notifications can’t be read with this AUTH_SECRET.");
  return key;
}

/** Returns the point of a public key in the uncompressed form, in base64url (RFC 8292, section 3.2). */
const pointOf = ({ x = "", y = "" }: JWK) =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]).toString(
    "base64url",
  );

/** Returns the public key, which browsers subscribe with. */
export const vapidPublicKey = async (): Promise<string> => pointOf(await vapidKey());

/** Returns the contact for push services: the site's address. No account's address is sent to hosts that guests name. */
async function contact(): Promise<string> {
  await configurationState();
  const origin = knownOrigin();
  return origin?.startsWith("https://") ? origin : "mailto:nobody@localhost.localdomain";
}

/** Returns the `Authorization` of a request to a push service. */
export async function vapidAuthorization(endpoint: string): Promise<string> {
  const key = await vapidKey();
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: ALGORITHM })
    .setAudience(new URL(endpoint).origin)
    .setSubject(await contact())
    .setExpirationTime(`${TOKEN_HOURS}h`)
    .sign(await importJWK(key, ALGORITHM));
  return `vapid t=${token}, k=${pointOf(key)}`;
}
