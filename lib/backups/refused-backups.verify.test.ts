import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { pack } from "tar-stream";
import { listMigrations } from "@/lib/platform/db/migrations";
import { backUp, fillForBackup, PASSPHRASE, rewritten, streamOf } from "@/tests/support/backups/backups";
import { expectNoChange, restore, target } from "@/tests/support/backups/restores";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import type { Header } from "./format";
import { unprotect } from "./protection";
import { openBackup } from "./read";
import { restoreBackup } from "./restore.server";

setUpTestDatabase();

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

test("a changed file is refused before the database receives it", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  const changed = rewritten(backup, (archive) => {
    archive.write("8@example.org", archive.indexOf("7@example.com"));
    return archive;
  });
  const nowhere = { ...target(), host: "127.0.0.1", port: 1 };
  await expect(restore(changed, { target: nowhere })).rejects.toThrow(/was changed after it was made/);
  await expect(restore(backup, { target: nowhere })).rejects.toThrow(/ECONNREFUSED/);
});

test("a file of the bucket that differs from the verified one is not copied", async () => {
  await fillForBackup();
  const backup = await backUp(target());
  const other = rewritten(backup, (archive) => {
    // A row that no database takes: it has 32767 columns.
    archive.writeInt16BE(32_767, archive.indexOf("PGCOPY") + 19);
    return archive;
  });
  const sent = [backup, other];
  const open = () => streamOf(sent.shift() ?? other);
  await expectNoChange(
    () => restoreBackup(open, { target: target(), passphrase: PASSPHRASE }),
    /was changed after it was made/,
  );
  expect(sent).toEqual([]);
});

/** Counts the rows in PostgreSQL's binary COPY format, whose header has 19 bytes. */
function rowsIn(copy: Buffer): number {
  let rows = 0;
  let at = 19;
  for (let fields = copy.readInt16BE(at); fields >= 0; fields = copy.readInt16BE(at)) {
    at += 2;
    for (let field = 0; field < fields; field += 1) at += 4 + Math.max(0, copy.readInt32BE(at));
    rows += 1;
  }
  return rows;
}

/** A forged backup made with the passphrase: every checksum and the seal match the changes. */
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
  const manifest = JSON.stringify({
    header: sum(text),
    tables: header.tables.map((table) => {
      const content = tables.get(table.name) ?? Buffer.alloc(0);
      return { name: table.name, rows: rowsIn(content), bytes: content.length, sha256: sum(content) };
    }),
    sequences: [],
  });
  archive.entry({ name: "manifest.json" }, manifest);
  archive.entry({ name: "manifest.mac" }, (await unprotect(header.protection, PASSPHRASE)).mac(manifest));
  archive.finalize();
  return gzipSync(await buffer(archive));
}

describe("a backup forged with the passphrase", () => {
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

  test("contains no sessions", async () => {
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

test("a newer backup is refused with a message", async () => {
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
  await expect(restoreBackup(() => source, { target: target(), passphrase: PASSPHRASE })).rejects.toThrow(
    /newer/,
  );
  expect(source.destroyed).toBe(true);
});
