import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { migrationsFolder } from "@/lib/platform/db/migrations";
import { noFilters, withSchemaEngine } from "./schema-engine";

export const schemaFile = path.join(process.cwd(), "prisma", "schema.prisma");

/** The schema that all migrations together lead to, written with the newest of them. */
const migratedSchemaFile = path.join(migrationsFolder, "schema.prisma");

async function datamodel(file: string) {
  return {
    tag: "schemaDatamodel" as const,
    files: [{ path: file, content: await readFile(file, "utf8") }],
  };
}

/**
 * The SQL that leads from one schema file (null: an empty database) to another; empty where they agree.
 * @param connectionString any PostgreSQL; the engine connects to one, though it neither reads nor changes it
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

/** The SQL that the migrations still lack to reach `schema.prisma`. */
export async function missingMigration(connectionString: string): Promise<string> {
  return diffSchemas(connectionString, migratedSchemaFile, schemaFile);
}

/** Writes the migration that `schema.prisma` needs and returns its folder, or null where nothing changed. */
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
