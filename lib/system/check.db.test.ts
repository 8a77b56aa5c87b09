import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { afterEach, expect, test } from "@jest/globals";
import { backUpIntoFolder, backupFolder } from "@/lib/backups/folder";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { writeSecrets } from "@/lib/secrets/server";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { storeBlob } from "@/tests/support/storage/blobs";
import { setUpBucket } from "@/tests/support/storage/bucket-server";
import { findingLines, findings, readSurroundings } from "./check.server";

setUpTestDatabase();
const { bucket, use } = setUpBucket();
afterEach(() => rm(backupFolder(), { recursive: true, force: true }));

const wrong = async () => (await findings()).filter(({ advice }) => advice).map(({ about }) => about);

test("an instance that is set up and backed up has no findings", async () => {
  await instanceWithAddress();
  await backUpIntoFolder("manual", { target: currentDatabase().target });
  expect(await wrong()).toEqual([]);
  const printed = findingLines(await findings());
  expect(printed).toMatch(/^✓ Settings: .+, https:\/\/bakery\.example$/m);
  expect(printed).toMatch(/^✓ Database: PostgreSQL \d+\S*, built in, .+$/m);
});

test("each problem has a line with its remedy", async () => {
  expect(await wrong()).toEqual(["Settings", "Backups"]);
  await instanceWithAddress();
  await writeSecrets({ "stripe secret key": "sk_test_1" });
  await db.secret.updateMany({ data: { value: "v1.otherkey.AAAA" } });
  await mkdir(backupFolder(), { recursive: true });
  await db.backupSchedule.create({ data: { hour: 3, failure: "The disk is full", failedAt: new Date() } });
  expect(await wrong()).toEqual(["Secrets", "Backups"]);
  const printed = findingLines(await findings());
  expect(printed).toContain("! Secrets: can’t be read: stripe secret key\n  Set the AUTH_SECRET");
  expect(printed).toContain("! Backups: the latest failed: The disk is full");
});

test("a bucket has a line, and files not in it yet another one", async () => {
  await instanceWithAddress();
  await backUpIntoFolder("manual", { target: currentDatabase().target });
  await storeBlob(Buffer.from("bytes"));
  use();
  expect(await wrong()).toEqual(["Files"]);
  const printed = findingLines(await findings());
  expect(printed).toMatch(/^✓ Bucket of files: site-files at 127\.0\.0\.1:\d+ \(S3_BUCKET\)$/m);
  expect(printed).toContain("! Files: 1 not yet in the bucket\n  Move them: npm run blobs -- move --to s3");
  expect(bucket.objects.size).toBe(0);
  bucket.failing = () => ({ status: 403, code: "InvalidAccessKeyId" });
  expect(findingLines(await findings())).toMatch(
    /^! Bucket of files: .+InvalidAccessKeyId, status 403\. See S3_ACCESS_KEY_ID/m,
  );
});

test("a folder that can't be written to is named", async () => {
  await instanceWithAddress();
  await writeFile(backupFolder(), "a file where the folder should be");
  expect(await wrong()).toEqual(["Backup folder", "Backups"]);
  expect(findingLines(await findings())).toContain(
    `Let the user that runs the application write to ${backupFolder()}.`,
  );
});

test("a missing folder is checked by its parent, and not created", async () => {
  await instanceWithAddress();
  expect(await wrong()).toEqual(["Backups"]);
  expect(existsSync(backupFolder())).toBe(false);
});

test("a check of a known environment writes nothing to a bucket", async () => {
  await instanceWithAddress();
  use();
  const written = () =>
    bucket.requests.filter((one) => !one.startsWith("GET ")).map((one) => one.split(" ")[0]);
  const before = written().length;
  await findings(await readSurroundings());
  expect(written().slice(before)).toEqual([]);
  await findings();
  expect(written().slice(before)).toEqual(["PUT", "DELETE"]);
});

test("an address without encryption, other versions and silent instances are problems of the portal", async () => {
  await instanceWithAddress();
  await backUpIntoFolder("manual", { target: currentDatabase().target });
  await db.configuration.update({
    where: { id: 1 },
    data: { siteAddress: "http://bakery.example" },
    select: { id: true },
  });
  await configurationState();
  expect((await findings()).find(({ about }) => about === "Encryption")).toMatchObject({
    found: expect.stringContaining("http://"),
    fix: "address",
  });
  const common = {
    version: "1.0.0",
    workers: 1,
    startedAt: "",
    seenAt: "",
    isSilent: false,
    isPresent: false,
  };
  const instances = [
    { ...common, id: "1", host: "one", isPresent: true },
    { ...common, id: "2", host: "two" },
    { ...common, id: "3", host: "three", version: "0.9.0" },
    { ...common, id: "4", host: "four", version: "0.9.0", isSilent: true },
  ];
  const found = await findings({ ...(await readSurroundings()), instances });
  expect(found.filter(({ fix }) => fix === "instances").map(({ about, found }) => [about, found])).toEqual([
    ["Instances", "not responding: four"],
    ["Versions", "another version than this one runs on three"],
  ]);
});

test.each(["http://localhost:3000", "https://bakery.example"])(
  "%s needs no encryption",
  async (siteAddress) => {
    await instanceWithAddress();
    await backUpIntoFolder("manual", { target: currentDatabase().target });
    await db.configuration.update({ where: { id: 1 }, data: { siteAddress }, select: { id: true } });
    expect(await wrong()).toEqual([]);
  },
);
