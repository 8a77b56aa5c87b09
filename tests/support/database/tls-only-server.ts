import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localHome } from "@/lib/platform/db/embedded/home";
import { type EmbeddedServer, startEmbeddedServer } from "@/lib/platform/db/embedded/server";
import { readSettings } from "@/lib/platform/db/embedded/settings";
import { type ServerCertificate, selfSignedCertificate } from "./certificates";
import { ask, makeTestFolder, until } from "./embedded-server";

/** Starts a PostgreSQL server that refuses unencrypted connections, as hosted ones do. */
export async function startTlsOnlyServer({
  key,
  certificate,
}: ServerCertificate = selfSignedCertificate): Promise<EmbeddedServer> {
  const dataDir = await makeTestFolder();
  const server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
  const home = (await readSettings(dataDir))?.home ?? localHome(dataDir);
  const folder = join(home, "data");
  const { uid, gid } = await stat(folder);
  const rules = (await readFile(join(folder, "pg_hba.conf"), "utf8")).replace(/^host\b/gm, "hostssl");
  const files = { "server.key": key, "server.crt": certificate, "pg_hba.conf": rules };
  await ask(server.maintenance, "ALTER SYSTEM SET ssl = on");
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  await ask(server.maintenance, "SELECT pg_reload_conf()");
  await until(() =>
    ask(server.target, "SELECT 1").then(
      () => false,
      () => true,
    ),
  );
  return server;
}
