import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localHome } from "@/lib/db/embedded/home";
import { type EmbeddedServer, startEmbeddedServer } from "@/lib/db/embedded/server";
import { readSettings } from "@/lib/db/embedded/settings";
import { ask, makeTestFolder, until } from "./embedded-server";

/** Signed by itself, for database.example, and known to everyone who reads this: for tests alone. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnckdMUbpDkrz7GmT
NZQ2UpaE4Ao8LREf5b1ecZ6kPEOhRANCAAQSqyKJ9MXeAEaKAO8YIsbCNOx/bRPy
yiYGk6KfkivGqRVo3OCsLeMmJoQRQQgOcRVDdhPLHjnM/xyJPxCP7qcf
-----END PRIVATE KEY-----
`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBjjCCATOgAwIBAgIUOnHdhK9i2f6UmO6c1H2ihE8j+IQwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQZGF0YWJhc2UuZXhhbXBsZTAgFw0yNjExMjExMjExNTZaGA8y
MTI2MTAyODEyMTE1NlowGzEZMBcGA1UEAwwQZGF0YWJhc2UuZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABBKrIon0xd4ARooA7xgixsI07H9tE/LKJgaT
op+SK8apFWjc4Kwt4yYmhBFBCA5xFUN2E8seOcz/HIk/EI/upx+jUzBRMB0GA1Ud
DgQWBBQuhaHpsHVkXtHqD0McKABPMRkq6zAfBgNVHSMEGDAWgBQuhaHpsHVkXtHq
D0McKABPMRkq6zAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQCa
L6QI9fgJC2r9nFnF04Kz+hud44oBR3djYswYTnJx6gIhAItmB+88dKt+DZ/Rzj/l
auGeQcY0RmxCpRuvIjiQsOew
-----END CERTIFICATE-----
`;

/** Starts a PostgreSQL server that refuses whoever does not encrypt, as hosted ones do. */
export async function startTlsOnlyServer(): Promise<EmbeddedServer> {
  const dataDir = await makeTestFolder();
  const server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
  const home = (await readSettings(dataDir))?.home ?? localHome(dataDir);
  const folder = join(home, "data");
  const { uid, gid } = await stat(folder);
  const rules = (await readFile(join(folder, "pg_hba.conf"), "utf8")).replace(/^host\b/gm, "hostssl");
  const files = { "server.key": key, "server.crt": certificate, "pg_hba.conf": rules };
  await ask(server.target, "ALTER SYSTEM SET ssl = on");
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
  await ask(server.target, "SELECT pg_reload_conf()");
  await until(() =>
    ask(server.target, "SELECT 1").then(
      () => false,
      () => true,
    ),
  );
  return server;
}
