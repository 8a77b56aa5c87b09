import { probeDatabase } from "@/lib/platform/db/probe";

/** A process for tests that tries the database given as JSON and prints what came of it. */
async function main(): Promise<void> {
  const result = await probeDatabase(JSON.parse(process.argv[2] ?? ""));
  process.stdout.write(JSON.stringify(result));
}

void main();
