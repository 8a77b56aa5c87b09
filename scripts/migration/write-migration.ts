import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrationsFolder } from "@/lib/platform/db/migrations";
import { noFilters, withSchemaEngine } from "./schema-engine";

export const schemaFile = path.join(process.cwd(), "prisma", "schema.prisma");

/** The schema after all migrations, written with the newest of them. */
const migratedSchemaFile = path.join(migrationsFolder, "schema.prisma");

async function datamodel(file: string) {
  return {
    tag: "schemaDatamodel" as const,
    files: [{ path: file, content: await readFile(file, "utf8") }],
  };
}

/**
 * Returns the SQL that changes one schema file (null: an empty database) into another; empty if they are equal.
 * @param connectionString any PostgreSQL; the engine connects to it, but neither reads nor changes it
 */
export async function diffSchemas(
  connectionString: string,
  from: string | null,
  to: string,
): Promise<string> {
  const [before, after] = [from ? await datamodel(from) : { tag: "empty" as const }, await datamodel(to)];
  return withSchemaEngine(connectionString, async (engine) => {
    const { stdout } = await engine.diff({
      from: before,
      to: after,
      script: true,
      exitCode: null,
      filters: noFilters,
    });
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  });
}

/** Returns the SQL that the migrations lack to reach `schema.prisma`. */
export async function missingMigration(connectionString: string): Promise<string> {
  return diffSchemas(connectionString, migratedSchemaFile, schemaFile);
}

/** Writes the migration for changes of `schema.prisma` and returns its folder; null if there are none. */
export async function writeMigration(connectionString: string, title: string): Promise<string | null> {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  if (!slug) throw new Error("Name the migration: npm run db:migration NAME");
  const sql = await missingMigration(connectionString);
  if (!sql) return null;
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${slug}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "migration.sql"), `${sql}\n`);
  await copyFile(schemaFile, migratedSchemaFile);
  return folder;
}
