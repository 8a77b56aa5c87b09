import { readFileSync } from "node:fs";
import path from "node:path";

const migration = path.join(
  process.cwd(),
  "prisma",
  "migrations",
  "20261123003500_restaurants",
  "migration.sql",
);

/** Returns the statements that insert the sample restaurants into a database without restaurants. */
export const seedStatements = (): string =>
  (readFileSync(migration, "utf8").match(/^INSERT INTO [\s\S]*?;$/gm) ?? []).join("\n");
