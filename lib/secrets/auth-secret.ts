import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/platform/runtime/env";

let secret: Uint8Array | undefined;

/** Writes a generated secret into a new file. */
export function writeNewSecret(file: string) {
  writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
}

/** Writes the secret to a temporary file and links it into place, so that it is never incomplete. */
function readOrCreate(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    writeNewSecret(draft);
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft);
    }
  }
  const kept = readFileSync(file, "utf8").trim();
  if (kept.length < 32) throw new Error(`${file} is damaged. Delete it; everyone then signs in again.`);
  return kept;
}

/** Returns the files of the generated secret and, during a rotation, of the previous one. */
export const secretFiles = (dataDir: string) => {
  const present = path.join(dataDir, "auth-secret");
  return { present, previous: `${present}.previous` };
};

/** Returns the previous secret, which stored secrets may still be encrypted with; null without one. */
export function previousAuthSecret(): Uint8Array | null {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, DATA_DIR } = environment();
  const { previous } = secretFiles(DATA_DIR);
  const kept = () =>
    AUTH_SECRET || !existsSync(/* turbopackIgnore: true */ previous) ? undefined : readOrCreate(previous);
  const text = AUTH_SECRET_PREVIOUS ?? kept();
  return text === undefined ? null : new TextEncoder().encode(text);
}

/**
 * Returns the key that signs tokens: AUTH_SECRET, or one that is generated once and stored in DATA_DIR with mode 0600.
 * @param options `fresh`: reads it again after it was replaced
 */
export function authSecret({ fresh = false } = {}): Uint8Array {
  const { AUTH_SECRET, DATA_DIR } = environment();
  if (fresh) secret = undefined;
  secret ??= new TextEncoder().encode(AUTH_SECRET ?? readOrCreate(secretFiles(DATA_DIR).present));
  return secret;
}
