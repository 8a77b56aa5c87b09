import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { pack } from "tar-stream";
import { db } from "@/lib/db/client";
import { closeDatabase, currentDatabase } from "@/lib/db/current";
import { listMigrations } from "@/lib/db/migrations";
import { readSecrets } from "@/lib/secrets/server";
import { backUp, fillForBackup, keptRows, PASSPHRASE, rewritten, streamOf } from "@/lib/testing/backups";
import { createTestDatabase, runStatement, setUpTestDatabase } from "@/lib/testing/database";
import type { Header } from "./format";
import { unprotect } from "./protection";
import { openBackup } from "./read";
import { restoreBackup } from "./restore.server";

setUpTestDatabase();

const target = () => currentDatabase().target;
const restore = (backup: Buffer, options: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
  restoreBackup(streamOf(backup), { target: target(), passphrase: PASSPHRASE, ...options });
const schemas = () =>
  runStatement(`SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'restore%'`, target());

/** Runs `attempt`, which is to fail, and expects that it has changed nothing and left nothing behind. */
async function expectNoChange(attempt: () => Promise<unknown>, message: RegExp) {
  const before = await keptRows(target());
  await expect(attempt()).rejects.toThrow(message);
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
}

test("what was backed up is there again, row by row, and what came later is gone", async () => {
  await fillForBackup();
  const before = await keptRows(target());
  const backup = await backUp(target());
  await runStatement(
    `DELETE FROM "Order"; DELETE FROM "Media"; UPDATE "LandingVersion" SET "author" = 'x'; DELETE FROM "Secret";
     INSERT INTO "User" VALUES ('later', 'later@example.com', 'x', 'owner', now(), now())`,
    target(),
  );
  const { rows } = await restore(backup);
  expect(rows).toBeGreaterThan(750);
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
  await closeDatabase();
  expect(await readSecrets(["test secret"])).toEqual({ "test secret": "sk_live_backup" });
  expect(await db.session.count()).toBe(0);
  const entries = await runStatement(
    `SELECT "action" FROM "AuditEntry" ORDER BY "id" DESC LIMIT 1`,
    target(),
  );
  expect(entries).toEqual([{ action: "backups:restore" }]);
  const order = await db.order.create({
    data: {
      id: "next",
      menu: "order1",
      name: "Ada",
      email: "ada@example.com",
      payment: "demo",
      subtotalCents: 1,
      taxCents: 1,
      deliveryCents: 1,
      totalCents: 3,
      idempotencyKey: "next",
      requestHash: "h",
    },
    select: { number: true },
  });
  expect(order.number).toBe(201);
});

test("it moves to another database, with its triggers and constraints", async () => {
  await fillForBackup();
  const elsewhere = await createTestDatabase({ migrated: true });
  await restore(await backUp(target()), { target: elsewhere });
  expect(await keptRows(elsewhere)).toEqual(await keptRows(target()));
  const described = (of: typeof elsewhere) =>
    runStatement(
      `SELECT 'constraint' AS kind, conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       ORDER BY 1, 2, 3`,
      of,
    );
  expect(await described(elsewhere)).toEqual(await described(target()));
});

test("a dry run checks everything and changes nothing", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  await runStatement(`DELETE FROM "Order"`, target());
  const before = await keptRows(target());
  await restore(backup, { dryRun: true });
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
});

test("a backup shows one moment, while orders come in", async () => {
  await fillForBackup();
  const count = () => runStatement(`SELECT count(*)::int AS count FROM "OrderLine"`, target());
  let isOver = false;
  const ordering = (async () => {
    for (let number = 1000; !isOver; number++) {
      await runStatement(
        `INSERT INTO "Order" ("id", "menu", "name", "email", "payment", "subtotalCents", "taxCents", "deliveryCents",
           "totalCents", "idempotencyKey", "requestHash", "updatedAt")
         VALUES ('n${number}', 'order1', 'Ada', 'a@example.com', 'demo', 1, 1, 1, 3, 'n${number}', 'h', now());
         INSERT INTO "OrderLine" VALUES ('n${number}', 0, 'jollof', 'Jollof', '🍛', 1, 1)`,
        target(),
      );
    }
  })();
  const backup = await backUp(target());
  isOver = true;
  await ordering;
  expect((await count())[0]?.count).toBeGreaterThan(200);
  await restore(backup);
  const torn = await runStatement(
    `SELECT (SELECT count(*) FROM "Order")::int = (SELECT count(*) FROM "OrderLine")::int AS whole`,
    target(),
  );
  expect(torn).toEqual([{ whole: true }]);
});

test("a file that was cut off anywhere is refused", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  for (const share of [0, 0.0001, 0.5, 0.999]) {
    const part = backup.subarray(0, Math.floor(backup.length * share));
    await expectNoChange(() => restore(part), /damaged, or was cut off/);
  }
  await expectNoChange(() => restore(backup.subarray(0, -1)), /damaged, or was cut off/);
});

test("a file that was changed anywhere is refused", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  const swap = (from: string, to: string) => (archive: Buffer) => {
    const at = archive.indexOf(from);
    expect(at).toBeGreaterThan(-1);
    const changed = Buffer.from(archive);
    changed.write(to, at);
    return changed;
  };
  const refusals: [(archive: Buffer) => Buffer, RegExp][] = [
    [swap("7@example.com", "8@example.org"), /was changed after it was made/],
    [swap(`"rows":200`, `"rows":201`), /was changed after it was made/],
    [swap("jollof", "jollov"), /was changed after it was made/],
    [swap("tables/Order/0000001", "tables/Order/0000002"), /damaged/],
    [(archive) => Buffer.concat([archive.subarray(0, 512), archive.subarray(1024)]), /damaged/],
  ];
  for (const [change, message] of refusals) {
    await expectNoChange(() => restore(rewritten(backup, change)), message);
  }
  const flipped = Buffer.from(backup);
  flipped.writeUInt8(flipped.readUInt8(backup.length >> 1) ^ 1, backup.length >> 1);
  await expectNoChange(() => restore(flipped), /damaged/);
  await expectNoChange(() => restore(Buffer.from("PK\u0003\u0004 no backup")), /damaged/);
});

/** A backup as somebody makes one who knows the passphrase: every sum and the seal fit what was changed. */
async function crafted(change: (header: Header, tables: Map<string, Buffer>) => void): Promise<Buffer> {
  const backup = await openBackup(streamOf(await backUp(target())));
  const { header } = backup;
  const tables = new Map<string, Buffer>();
  for (const { name } of header.tables) {
    const pieces: Buffer[] = [];
    for await (const piece of backup.table(name)) pieces.push(piece);
    tables.set(name, Buffer.concat(pieces));
  }
  await backup.close();
  change(header, tables);
  const archive = pack();
  const text = JSON.stringify(header);
  const sum = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
  archive.entry({ name: "backup.json" }, text);
  for (const { name } of header.tables)
    archive.entry({ name: `tables/${name}/0000001` }, tables.get(name) ?? Buffer.alloc(0));
  const rows = ({ name }: { name: string }) => (tables.get(name)?.length === 21 ? 0 : 1);
  const manifest = JSON.stringify({
    header: sum(text),
    tables: header.tables.map((table) => {
      const content = tables.get(table.name) ?? Buffer.alloc(0);
      return { name: table.name, rows: rows(table), bytes: content.length, sha256: sum(content) };
    }),
    sequences: [],
  });
  archive.entry({ name: "manifest.json" }, manifest);
  archive.entry({ name: "manifest.mac" }, (await unprotect(header.protection, PASSPHRASE)).mac(manifest));
  archive.finalize();
  return gzipSync(await buffer(archive));
}

describe("a backup that was made up by somebody who knows the passphrase", () => {
  const empty = Buffer.concat([
    Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"),
    Buffer.alloc(8),
    Buffer.from([255, 255]),
  ]);

  beforeEach(async () => {
    await runStatement(
      `UPDATE "Configuration" SET "isConfigured" = true;
       INSERT INTO "User" VALUES ('o', 'o@example.com', 'hash', 'owner', now(), now())`,
      target(),
    );
  });

  test("must have an owner", async () => {
    const backup = await crafted(({ tables }) => {
      tables.splice(
        tables.findIndex(({ name }) => name === "User"),
        1,
      );
    });
    await expectNoChange(() => restore(backup), /has no owner/);
  });

  test("brings no sessions", async () => {
    const backup = await crafted(({ tables }, contents) => {
      tables.push({ name: "Session", columns: ["id"] });
      contents.set("Session", empty);
    });
    await expectNoChange(() => restore(backup), /damaged/);
  });

  test.each(['x"; DROP TABLE "User"; --', "nothing"])("can't name the column %j", async (column) => {
    const backup = await crafted(({ tables }) =>
      tables.find(({ name }) => name === "User")?.columns.push(column),
    );
    await expectNoChange(() => restore(backup), /damaged/);
  });
});

test("a newer backup is refused in words", async () => {
  const backup = await backUp(target());
  const [last = ""] = (await listMigrations()).slice(-1);
  const newer = rewritten(backup, (archive) =>
    Buffer.from(archive.toString("latin1").replace(last, `3${last.slice(1)}`), "latin1"),
  );
  await expectNoChange(() => restore(newer), /made by a newer version of the program \(3/);
  const format = rewritten(backup, (archive) =>
    Buffer.from(archive.toString("latin1").replace(`"format":1`, `"format":2`), "latin1"),
  );
  await expectNoChange(() => restore(format), /made by a newer version of the program\./);
});

test("a file that is refused at its beginning is closed", async () => {
  await fillForBackup();
  const source = streamOf(
    rewritten(await backUp(target()), (archive) =>
      Buffer.from(archive.toString("latin1").replace(`"format":1`, `"format":2`), "latin1"),
    ),
  );
  await expect(restoreBackup(source, { target: target(), passphrase: PASSPHRASE })).rejects.toThrow(/newer/);
  expect(source.destroyed).toBe(true);
});

test("it takes the passphrase it was made with", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  await expectNoChange(() => restore(backup, { passphrase: "another passphrase" }), /not the one/);
  await expectNoChange(() => restore(backup, { passphrase: undefined }), /needs the passphrase/);
  await expect(backUp(target(), "too short")).rejects.toThrow(/at least 12 characters/);
  const archive = gunzipSync(backup).toString("latin1");
  for (const secret of ["sk_live_backup", PASSPHRASE]) expect(archive).not.toContain(secret);
});

test("a stored secret that nobody could read keeps nothing else from being restored", async () => {
  await fillForBackup();
  await runStatement(`INSERT INTO "Secret" VALUES ('lost', 'v1.otherkey.AAAA', 'AAAA', now())`, target());
  await restore(await backUp(target()));
  await closeDatabase();
  expect(await readSecrets(["test secret", "lost"])).toEqual({ "test secret": "sk_live_backup" });
});

test("what a restore that was killed left behind is gone after the next, and nothing of others", async () => {
  const backup = await backUp(target());
  const left = "restore_0123456789ab";
  await runStatement(
    `CREATE SCHEMA ${left}; CREATE TABLE ${left}.t (n int); CREATE SCHEMA restore_2025`,
    target(),
  );
  await restore(backup);
  expect(await schemas()).toEqual([{ name: "restore_2025" }]);
});

test("what else is in the schema stays", async () => {
  const backup = await backUp(target());
  await runStatement(`CREATE TABLE "Bookkeeping" (n int); INSERT INTO "Bookkeeping" VALUES (7)`, target());
  await restore(backup);
  expect(await runStatement(`SELECT n FROM "Bookkeeping"`, target())).toEqual([{ n: 7 }]);
  await runStatement(`CREATE VIEW "Guests" AS SELECT "email" FROM "Order"`, target());
  await expectNoChange(() => restore(backup), /depend/);
});
