import { startEmbeddedServer } from "@/lib/platform/db/embedded/server";

/** A process for tests that starts the embedded server, prints its target as JSON and stays. */
async function main(): Promise<void> {
  const { target } = await startEmbeddedServer({ dataDir: process.argv[2] ?? "", onEvent: () => undefined });
  process.stdout.write(`${JSON.stringify(target)}\n`);
  setInterval(() => undefined, 60_000);
}

void main();
