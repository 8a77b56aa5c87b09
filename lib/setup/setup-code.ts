import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ownAddress } from "@/lib/platform/http/self-request";
import { environment } from "@/lib/platform/runtime/env";

/** 24 of 32 distinguishable characters: 120 random bits. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const LENGTH = 24;

const codeFile = () => path.join(/*turbopackIgnore: true*/ environment().DATA_DIR, "setup-code");

const digest = (text: string) => createHash("sha256").update(text).digest();

function readStored(resetId: string | null): string | null {
  try {
    const [code = "", madeFor = ""] = readFileSync(codeFile(), "utf8").split("\n");
    return code.length === LENGTH && madeFor === (resetId ?? "") ? code : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function make(resetId: string | null): string {
  const code = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % 32]).join("");
  const file = codeFile();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${code}\n${resetId ?? ""}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return code;
}

/** Returns the URL that presents the set-up code; the server moves the code into a cookie. */
export const setupAddress = (site: string, code: string) => `${site}/setup?code=${encodeURIComponent(code)}`;

/** Prints the code to standard output, never into the log, once the process listens. */
function print(code: string) {
  const own = ownAddress();
  if (!own) return;
  const host = own.host.includes(":") ? `[${own.host}]` : own.host;
  const site = environment().SITE_URL?.replace(/\/+$/, "") ?? `http://${host}:${own.port}`;
  process.stdout.write(`• To set up from another machine, open ${setupAddress(site, code)}\n`);
}

/**
 * Returns the code that proves access to the server's output or files. A generated code is stored in DATA_DIR with mode 0600
 * and is valid until the next reset; SETUP_CODE is valid until the first set-up.
 * @param resetId the latest reset; null before the first
 * @param onMade is called with a newly generated code
 */
export function setupCode(resetId: string | null, onMade: (code: string) => void = print): string {
  const given = environment().SETUP_CODE;
  if (given && resetId === null) return given;
  const stored = readStored(resetId);
  if (stored) return stored;
  const code = make(resetId);
  onMade(code);
  return code;
}

/** Deletes the code after it was used. */
export function removeSetupCode() {
  rmSync(codeFile(), { force: true });
}

/** Compares a code in constant time. */
export function isSetupCode(given: string, resetId: string | null): boolean {
  return timingSafeEqual(digest(given.trim()), digest(setupCode(resetId)));
}

/** An id of the code that doesn't reveal it. */
export function setupCodeId(resetId: string | null): string {
  return digest(`id of ${setupCode(resetId)}`).toString("base64url");
}
