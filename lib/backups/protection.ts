import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { authSecret, previousAuthSecret } from "@/lib/secrets/auth-secret";
import { decryptSecret, derivedKey, encryptSecret, type SecretKey, secretKey } from "@/lib/secrets/encrypt";
import { BackupError, type Protection } from "./format";
import { passphraseCost } from "./passphrase-cost";
import { MIN_PASSPHRASE_LENGTH } from "./schema";

/** The keys of a backup's secrets, and the MAC of its manifest. */
export type BackupKeys = {
  protection: Protection;
  /** Possible keys of stored secrets. */
  secretKeys: SecretKey[];
  mac: (manifest: string) => string;
};

const SEALED = "backup: AUTH_SECRET";

const stretch = promisify<string, Buffer, number, typeof passphraseCost, Buffer>(scrypt);
const fromPassphrase = (passphrase: string, salt: Buffer) =>
  stretch(passphrase.normalize("NFKC"), salt, 32, passphraseCost);

const macBy = (secret: Uint8Array) => {
  const key = derivedKey(secret, "backup: manifest", 32);
  return (manifest: string) => createHmac("sha256", key).update(manifest).digest("hex");
};

function ownSecrets(): Uint8Array[] {
  const previous = previousAuthSecret();
  return [authSecret(), ...(previous ? [previous] : [])];
}

/**
 * Protects a new backup by a passphrase, or without one by AUTH_SECRET.
 * @throws BackupError if the passphrase is too short
 */
export async function protect(passphrase: string | undefined): Promise<BackupKeys> {
  const secrets = ownSecrets();
  const secretKeys = secrets.map(secretKey);
  if (passphrase === undefined) {
    const key = secretKey(authSecret()).id;
    return { protection: { kind: "instance", key }, secretKeys, mac: macBy(authSecret()) };
  }
  if (passphrase.length < MIN_PASSPHRASE_LENGTH) {
    throw new BackupError(`The passphrase needs at least ${MIN_PASSPHRASE_LENGTH} characters.`);
  }
  const salt = randomBytes(16);
  const stretched = await fromPassphrase(passphrase, salt);
  const sealed = secrets.map((secret) =>
    encryptSecret(SEALED, Buffer.from(secret).toString("base64"), secretKey(stretched)),
  );
  const protection = { kind: "passphrase", salt: salt.toString("base64"), secrets: sealed } as const;
  return { protection, secretKeys, mac: macBy(stretched) };
}

/**
 * Returns the keys of an existing backup.
 * @throws BackupError if it needs another passphrase, or another AUTH_SECRET
 */
export async function unprotect(protection: Protection, passphrase: string | undefined): Promise<BackupKeys> {
  if (protection.kind === "instance") {
    const own = ownSecrets();
    const secret = own.find((one) => secretKey(one).id === protection.key);
    if (!secret) {
      throw new BackupError(
        "This backup was made without a passphrase, a password of its own: it can be restored only where AUTH_SECRET is the one it was made with.",
      );
    }
    return { protection, secretKeys: own.map(secretKey), mac: macBy(secret) };
  }
  if (passphrase === undefined)
    throw new BackupError("This backup needs the passphrase, the password that it was made with.");
  const stretched = await fromPassphrase(passphrase, Buffer.from(protection.salt, "base64"));
  const secretKeys = protection.secrets.map((sealed) => {
    const text = decryptSecret(SEALED, sealed, [secretKey(stretched)]);
    if (text === null) throw new BackupError("The passphrase is not the one that this backup was made with.");
    return secretKey(Buffer.from(text, "base64"));
  });
  return { protection, secretKeys, mac: macBy(stretched) };
}

/** Returns whether a MAC is that of a manifest. */
export function isMacOf(mac: string, manifest: string, keys: BackupKeys): boolean {
  const [given, right] = [Buffer.from(mac), Buffer.from(keys.mac(manifest))];
  return given.length === right.length && timingSafeEqual(given, right);
}
