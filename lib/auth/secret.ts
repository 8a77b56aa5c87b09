import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/env";

let secret: Uint8Array | undefined;

/** Generates the secret under a name of its own, then links it into place, so that it is never half there. */
function readOrCreate(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
    writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
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

/** The key that signs tokens: AUTH_SECRET, or one that is generated once and stored in DATA_DIR with mode 0600. */
export function authSecret(): Uint8Array {
  const { AUTH_SECRET, DATA_DIR } = environment();
  secret ??= new TextEncoder().encode(AUTH_SECRET ?? readOrCreate(path.join(DATA_DIR, "auth-secret")));
  return secret;
}
