import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import {
  selfSignedCertificate,
  testAuthority,
  trustedCertificate,
} from "@/tests/support/database/certificates";
import { removeTestFolders } from "@/tests/support/database/embedded-server";
import { startTlsOnlyServer } from "@/tests/support/database/tls-only-server";
import { openClient } from "./client";
import type { EmbeddedServer } from "./embedded/server";
import { type ProbeResult, probeDatabase } from "./probe";

jest.setTimeout(60_000);

let server: EmbeddedServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "certificates-"));
  await writeFile(path.join(folder, "ca.pem"), testAuthority);
  await writeFile(path.join(folder, "other.pem"), selfSignedCertificate.certificate);
  server = await startTlsOnlyServer(trustedCertificate);
});

afterAll(async () => {
  await server.stop();
  await removeTestFolders();
  await rm(folder, { recursive: true });
});

const target = (host: string, parameters?: string) => ({
  ...server.target,
  host,
  ...(parameters && { parameters: parameters.replaceAll("$", `${folder}/`) }),
});

/** The certificate is for localhost, and not for 127.0.0.1. */
test.each<[string, string, boolean]>([
  ["sslmode=disable", "localhost", false],
  ["sslmode=allow", "localhost", true],
  ["sslmode=prefer", "localhost", true],
  ["sslmode=prefer", "127.0.0.1", true],
  ["sslmode=require", "localhost", true],
  ["sslmode=require", "127.0.0.1", true],
  ["sslmode=require&sslrootcert=$ca.pem", "127.0.0.1", true],
  ["sslmode=require&sslrootcert=$other.pem", "localhost", false],
  ["sslmode=verify-ca", "localhost", false],
  ["sslmode=verify-ca&sslrootcert=$ca.pem", "127.0.0.1", true],
  ["sslmode=verify-ca&sslrootcert=$other.pem", "localhost", false],
  ["sslmode=verify-ca&sslrootcert=$missing.pem", "localhost", false],
  ["sslmode=verify-full", "localhost", false],
  ["sslmode=verify-full&sslrootcert=system", "localhost", false],
  ["sslmode=verify-full&sslrootcert=$ca.pem", "localhost", true],
  ["sslmode=verify-full&sslrootcert=$ca.pem", "127.0.0.1", false],
  ["sslmode=verify-full&sslrootcert=$other.pem", "localhost", false],
  ["sslmode=no-verify", "127.0.0.1", true],
])("%s at %s connects: %p", async (parameters, host, connects) => {
  const result = await probeDatabase(target(host, parameters));
  expect([result.message, result.outcome === "connected"]).toEqual([result.message, connects]);
  expect(result.message).not.toContain(server.target.password);
  if (!connects) return;
  const client = openClient(toConnectionString(result.target), 1);
  try {
    expect(await client.$queryRaw`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`).toEqual([
      { ssl: true },
    ]);
  } finally {
    await client.$disconnect();
  }
});

test("without a setting, an unverifiable certificate is reported", async () => {
  const result = await probeDatabase(target("localhost"));
  expect(result).toMatchObject({
    outcome: "connected",
    target: { parameters: "sslmode=no-verify" },
    unverified: expect.stringContaining("certificate"),
  });
});

test("a certificate that is not trusted is refused in one sentence", async () => {
  const { outcome, message } = await probeDatabase(target("localhost", "sslmode=verify-full"));
  expect([outcome, message]).toEqual([
    "failed",
    expect.stringMatching(/^The certificate of the server at localhost:\d+ can’t be verified: .+\.$/),
  ]);
});

/** Tries from a process that trusts the authority, as it trusts those that Node.js brings. */
async function probeTrusting(host: string, parameters?: string): Promise<ProbeResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "tests/support/database/probe-process.ts", JSON.stringify(target(host, parameters))],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, "ca.pem") } },
  );
  return JSON.parse(stdout);
}

test("a certificate that can be verified is, from then on", async () => {
  const [plain, named, elsewhere, system] = await Promise.all([
    probeTrusting("localhost"),
    probeTrusting("localhost", "application_name=shop"),
    probeTrusting("127.0.0.1"),
    probeTrusting("localhost", "sslmode=verify-full&sslrootcert=system"),
  ]);
  expect(plain).toMatchObject({ outcome: "connected", target: { parameters: "sslmode=verify-full" } });
  expect(plain).not.toHaveProperty("unverified");
  expect(named).toMatchObject({ target: { parameters: "application_name=shop&sslmode=verify-full" } });
  expect(elsewhere).toMatchObject({ outcome: "connected", unverified: expect.stringContaining("127.0.0.1") });
  expect(system.outcome).toBe("connected");
});
