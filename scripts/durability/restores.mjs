import { spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { register } from "tsx/esm/api";
import { databaseOf } from "../benchmark/app.mjs";

register();
const { tableDigests } = await import("../../tests/support/backups/table-digests.ts");

/** Tables that the running application changes without requests: heartbeats, jobs, mails, sessions and the time of the latest
 * backup. Each restore applies the migrations anew, with other times. */
const restless = [
  "BackupSchedule",
  "Instance",
  "Job",
  "Mail",
  "PageVisits",
  "RateLimit",
  "Session",
  "_prisma_migrations",
];

/** Starts an operator's command on the instance's data. @returns the process, and a promise of its success */
function run(dataDir, ...args) {
  const child = spawn(process.execPath, ["--conditions=react-server", "scripts/backup.mjs", ...args], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: "a passphrase for one run" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { child, succeeds: new Promise((resolve) => child.once("exit", (code) => resolve(code === 0))) };
}

/**
 * Makes a backup, then repeatedly writes and kills a restore at a random moment: afterwards all rows must be those
 * before the restore, or all those of the backup.
 * @param write makes a change
 * @returns the number of restores killed before they changed anything, and a sentence for each that left other rows
 */
export async function killRestores(dataDir, amount, random, write) {
  const file = path.join(dataDir, "to-restore.tar.gz");
  const database = databaseOf(dataDir);
  const digest = async () => JSON.stringify(await tableDigests(database, restless));
  if (!(await run(dataDir, "backup", file).succeeds)) throw new Error("No backup could be made");
  const startedAt = performance.now();
  if (!(await run(dataDir, "restore", file, "--dry-run").succeeds)) throw new Error("The backup is not good");
  const duration = performance.now() - startedAt;
  const problems = [];
  let unchanged = 0;
  for (let number = 1; number <= amount; number += 1) {
    await write();
    const before = await digest();
    const { child, succeeds } = run(dataDir, "restore", file);
    await Promise.race([succeeds, delay(duration * (0.2 + random()))]);
    child.kill("SIGKILL");
    const isDone = await succeeds;
    const after = await digest();
    if (after === before && !isDone) unchanged += 1;
    else if (after === before) problems.push(`restore ${number} says that it was done, and changed nothing`);
    else {
      const tables = await tablesOfMixture(dataDir, file, after, digest);
      if (tables.length > 0) problems.push(`restore ${number} left a mixture in ${tables.join(", ")}`);
    }
  }
  return { unchanged, problems };
}

/**
 * Restores the backup again, which must only change the audit log.
 * @returns the tables whose rows differ from those of the backup
 */
async function tablesOfMixture(dataDir, file, after, digest) {
  if (!(await run(dataDir, "restore", file).succeeds)) return ["all: the backup can't be restored"];
  const [whole, mixed] = [JSON.parse(await digest()), JSON.parse(after)];
  return Object.keys({ ...whole, ...mixed }).filter(
    (table) => table !== "AuditEntry" && whole[table] !== mixed[table],
  );
}
