import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, jest, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { log } from "@/lib/platform/log/log";
import { parseEnvironment } from "@/lib/platform/runtime/env";
import { decryptSecret, encryptSecret, secretKey } from "@/lib/secrets/encrypt";
import {
  authenticatorSecret,
  MAILED_LINK,
  readSecrets,
  rotateSecrets,
  writeSecrets,
} from "@/lib/secrets/server";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { storedMail } from "@/tests/support/mail/mails";
import { makeDataDir, removeDataDir } from "@/tests/support/process/app";
import { rotate } from "./rotate-secrets";

setUpTestDatabase();
jest.setTimeout(120_000);

const secretOf = (letter: string) => letter.repeat(40);
const keyOf = (letter: string) => secretKey(new TextEncoder().encode(secretOf(letter)));
let dataDir = "";

afterEach(async () => {
  if (dataDir) await removeDataDir(dataDir);
  dataDir = "";
});

const stored = () => db.secret.findMany({ orderBy: { name: "asc" }, select: { name: true, value: true } });

/** Stores secrets encrypted with the key of this letter. */
async function storeWith(letter: string, secrets: Record<string, string>) {
  for (const [name, text] of Object.entries(secrets)) {
    const value = encryptSecret(name, text, keyOf(letter));
    await db.secret.create({ data: { name, value, ending: text.slice(-4) }, select: { name: true } });
  }
}

/** Runs `npm run rotate-secret` on the database of the test. */
async function rotateBy(settings: Record<string, string>) {
  dataDir ||= await makeDataDir();
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATA_DIR: dataDir,
    DATABASE_URL: toConnectionString(currentDatabase().target),
    ...settings,
  };
  const script = ["--conditions=react-server", "scripts/rotate-secret.mjs"];
  const run = promisify(execFile)(process.execPath, script, { env: environment });
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code: code as number, output: stderr as string }),
  );
}

test("a secret is read back unchanged, replaced and removed, and is nowhere in the database", async () => {
  await writeSecrets({ one: "sk_test_first", other: "whsec_second" });
  await writeSecrets({ one: "sk_test_third" });
  expect(await readSecrets(["one", "other", "none"])).toEqual({
    one: "sk_test_third",
    other: "whsec_second",
  });
  expect(JSON.stringify(await stored())).not.toMatch(/sk_test|third|whsec/);
  expect(await db.secret.findUnique({ where: { name: "one" }, select: { ending: true } })).toEqual({
    ending: "hird",
  });
  await writeSecrets({ one: null });
  expect(await readSecrets(["one", "other"])).toEqual({ other: "whsec_second" });
});

test("a value encrypted with another secret counts as none, and stops the rotation before it changes anything", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => undefined);
  await writeSecrets({ mine: "1234" });
  await storeWith("x", { lost: "5678" });
  const before = await stored();
  expect(await readSecrets(["mine", "lost"])).toEqual({ mine: "1234" });
  expect(error).toHaveBeenCalledTimes(1);
  await expect(rotateSecrets()).rejects.toThrow("either secret: lost.");
  expect(await stored()).toEqual(before);
});

test("the command encrypts everything with the new AUTH_SECRET", async () => {
  await storeWith("a", { one: "sk_test_1", two: "whsec_2" });
  const settings = { AUTH_SECRET: secretOf("b"), AUTH_SECRET_PREVIOUS: secretOf("a") };
  const { code, output } = await rotateBy(settings);
  expect([code, output]).toEqual([0, expect.stringContaining("2 stored secrets are encrypted")]);
  const read = (await stored()).map(({ name, value }) => decryptSecret(name, value, [keyOf("b")]));
  expect(read).toEqual(["sk_test_1", "whsec_2"]);
  const alone = parseEnvironment({ AUTH_SECRET: secretOf("b") });
  await expect(rotate(alone)).rejects.toThrow("AUTH_SECRET_PREVIOUS");
});

test("the secrets of authenticator apps are rotated as well, and one that is lost stops it", async () => {
  const stored = () => db.authenticator.findFirstOrThrow({ select: { secret: true } });
  const userId = "cook";
  const user = { id: userId, email: "cook@example.com", role: "kitchen" } as const;
  const secret = encryptSecret(authenticatorSecret(userId), "TOTP", keyOf("a"));
  await db.user.create({ data: { ...user, authenticator: { create: { secret, lastStep: 0 } } } });
  const settings = { AUTH_SECRET: secretOf("b"), AUTH_SECRET_PREVIOUS: secretOf("x") };
  expect(await rotateBy(settings)).toMatchObject({
    code: 1,
    output: expect.stringContaining("authenticator:cook"),
  });
  expect(await stored()).toEqual({ secret });
  expect(await rotateBy({ ...settings, AUTH_SECRET_PREVIOUS: secretOf("a") })).toMatchObject({ code: 0 });
  const read = decryptSecret(authenticatorSecret(userId), (await stored()).secret, [keyOf("b")]);
  expect(read).toBe("TOTP");
});

test("links in mails that were not sent yet are rotated as well, unless they have expired", async () => {
  const sealedUrl = encryptSecret(MAILED_LINK, "https://example.com/password#a", keyOf("a"));
  await storedMail({ kind: "passwordLink", key: "a", about: { sealedUrl } });
  await storedMail({ kind: "passwordLink", key: "sent", about: {}, state: "sent" });
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await storedMail({ kind: "passwordLink", key: "b", about: { sealedUrl: "v1.lost" }, createdAt });
  const settings = { AUTH_SECRET: secretOf("b"), AUTH_SECRET_PREVIOUS: secretOf("a") };
  expect(await rotateBy(settings)).toMatchObject({
    code: 0,
    output: expect.stringContaining("1 stored secret"),
  });
  const { about } = await db.mail.findFirstOrThrow({ where: { key: "a" } });
  const { sealedUrl: rotated } = about as { sealedUrl: string };
  expect(decryptSecret(MAILED_LINK, rotated, [keyOf("b")])).toBe("https://example.com/password#a");
});

test("a generated secret is replaced, and the former one removed once it is unused", async () => {
  expect((await rotateBy({})).code).toBe(0);
  const file = path.join(dataDir, "auth-secret");
  const first = readFileSync(file);
  const key = secretKey(Buffer.from(first.toString().trim()));
  const value = encryptSecret("one", "sk_test_1", key);
  await db.secret.create({ data: { name: "one", value, ending: "st_1" }, select: { name: true } });
  await storeWith("x", { lost: "5678" });

  expect((await rotateBy({})).code).toBe(1);
  expect(readFileSync(`${file}.previous`)).toEqual(first);
  await db.secret.delete({ where: { name: "lost" }, select: { name: true } });
  expect((await rotateBy({})).code).toBe(0);

  const second = readFileSync(file);
  expect(second.equals(first)).toBe(false);
  expect(existsSync(`${file}.previous`)).toBe(false);
  const [row] = await stored();
  expect(decryptSecret("one", row?.value ?? "", [secretKey(Buffer.from(second.toString().trim()))])).toBe(
    "sk_test_1",
  );
});
