import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { secretFiles, writeNewSecret } from "./auth-secret";

/**
 * Replaces the secret in DATA_DIR by a generated one, and keeps the previous one beside it until
 * `removePreviousSecret`. Continues after an interruption, without losing a secret.
 */
export function replaceAuthSecret(dataDir: string) {
  const { present, previous } = secretFiles(dataDir);
  const isReplaced = existsSync(previous) && !readFileSync(previous).equals(readFileSync(present));
  if (isReplaced) return;
  const draft = `${present}.new`;
  // The copy has the mode of the original, 0600.
  copyFileSync(present, previous);
  rmSync(draft, { force: true });
  writeNewSecret(draft);
  renameSync(draft, present);
}

/** To be called once nothing is encrypted with the previous secret any more. */
export function removePreviousSecret(dataDir: string) {
  rmSync(secretFiles(dataDir).previous, { force: true });
}
