import { readFile } from "node:fs/promises";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { listMigrations, migrationsFolder } from "@/lib/platform/db/migrations";
import { noFilters, withSchemaEngine } from "@/scripts/migration/schema-engine";

/** Prisma's own adapter splits a script at every semicolon, which breaks function bodies. */
class WholeScriptAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}

async function directory(name: string) {
  const value = await readFile(path.join(migrationsFolder, name, "migration.sql"), "utf8");
  return { path: name, migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value } } };
}

/** Applies the migrations by Prisma's engine, as earlier versions did. @returns the applied ones */
export async function migrateByPrisma(address: string): Promise<string[]> {
  const migrationsList = {
    baseDir: migrationsFolder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all((await listMigrations()).map(directory)),
  };
  const { appliedMigrationNames } = await withSchemaEngine(
    address,
    (engine) => engine.applyMigrations({ migrationsList, filters: noFilters }),
    (pool) => new WholeScriptAdapter(pool),
  );
  return appliedMigrationNames;
}
