import { probeDatabase } from "@/lib/platform/db/probe";

/** A process for tests that probes the database given as JSON and prints the result. */
async function main(): Promise<void> {
  const result = await probeDatabase(JSON.parse(process.argv[2] ?? ""));
  process.stdout.write(JSON.stringify(result));
}

void main();
