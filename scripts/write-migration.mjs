import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { register } from "tsx/esm/api";

register();
const { startEmbeddedServer } = await import("../lib/platform/db/embedded/server.ts");
const { toConnectionString } = await import("../lib/platform/address/target.ts");
const { writeMigration } = await import("./migration/write-migration.ts");

process.chdir(path.dirname(import.meta.dirname));
const dataDir = mkdtempSync(path.join(tmpdir(), "platform-migration-"));
chmodSync(dataDir, 0o711);
const server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
try {
  const folder = await writeMigration(toConnectionString(server.target), process.argv.slice(2).join(" "));
  console.log(
    folder ? `Wrote ${folder}. Read its SQL, then commit it.` : "schema.prisma and the migrations agree.",
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
