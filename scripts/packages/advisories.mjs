import { exec } from "node:child_process";

/** Timeout of the registry, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Formats the report of `npm audit --json`; null if the registry could not be reached. */
export function readAudit(output) {
  try {
    const { vulnerabilities } = JSON.parse(output);
    if (!vulnerabilities) return null;
    return Object.values(vulnerabilities).map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  } catch {
    return null;
  }
}

/** Returns known vulnerabilities of shipped packages; null if the registry did not answer. */
export function knownVulnerabilities() {
  const command = "npm audit --omit=dev --json --fetch-retries=0";
  return new Promise((resolve) => {
    // `npm audit` fails if there are vulnerabilities.
    exec(command, { timeout: TIMEOUT_MS, maxBuffer: 20_000_000 }, (_, output) => resolve(readAudit(output)));
  });
}
