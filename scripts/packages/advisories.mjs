import { exec } from "node:child_process";

/** How long the registry may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** What `npm audit --json` says, in lines for people; null where it did not get to ask the registry. */
export function readAudit(output) {
  try {
    const { vulnerabilities } = JSON.parse(output);
    if (!vulnerabilities) return null;
    return Object.values(vulnerabilities).map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  } catch {
    return null;
  }
}

/** The known vulnerabilities of the packages that are shipped; null where the registry did not answer. */
export function knownVulnerabilities() {
  const command = "npm audit --omit=dev --json --fetch-retries=0";
  return new Promise((resolve) => {
    // It ends with a failure where there are some.
    exec(command, { timeout: TIMEOUT_MS, maxBuffer: 20_000_000 }, (_, output) => resolve(readAudit(output)));
  });
}
