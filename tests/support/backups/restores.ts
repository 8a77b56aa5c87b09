import { expect } from "@jest/globals";
import { restoreBackup } from "@/lib/backups/restore.server";
import { currentDatabase } from "@/lib/platform/db/current";
import { runStatement } from "@/tests/support/database/database";
import { keptRows, PASSPHRASE, streamOf } from "./backups";

/** The database in use. */
export const target = () => currentDatabase().target;

/** Restores a backup into the database in use, with the passphrase of the tests. */
export const restore = (backup: Buffer, options: Partial<Parameters<typeof restoreBackup>[1]> = {}) =>
  restoreBackup(() => streamOf(backup), { target: target(), passphrase: PASSPHRASE, ...options });
/** Returns the schemas created by restores. */
export const schemas = () =>
  runStatement(`SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'restore%'`, target());

/** Expects that `attempt` fails, changes nothing and leaves no schema. */
export async function expectNoChange(attempt: () => Promise<unknown>, message: RegExp) {
  const before = await keptRows(target());
  await expect(attempt()).rejects.toThrow(message);
  expect(await keptRows(target())).toEqual(before);
  expect(await schemas()).toEqual([]);
}
