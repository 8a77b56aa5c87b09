import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as engineBindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";

type Bindings = typeof engineBindings & {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
};

export const noFilters = { externalTables: [], externalEnums: [] };

/** The bindings can hold one WebAssembly instance only, and every bundle of the process has them in common. */
const shared = globalThis as { platformSchemaEngine?: Promise<Bindings> };

/** The package's own entry imports its `.wasm` as a module, which Node does not; this does it by hand. */
async function loadBindings(): Promise<Bindings> {
  const bindings = engineBindings as unknown as Bindings;
  const require = createRequire(path.join(process.cwd(), "package.json"));
  const entry = require.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": engineBindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return bindings;
}

/**
 * Prisma's adapter cuts a script at every semicolon and runs the pieces one by one, so that one that fails
 * leaves half of it behind, and function bodies break. Sent whole, PostgreSQL runs it in one transaction.
 */
class WholeScriptAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}

/** Runs `use` with Prisma's schema engine bound to the database at `connectionString`. */
export async function withSchemaEngine<T>(
  connectionString: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  shared.platformSchemaEngine ??= loadBindings();
  const { SchemaEngine } = await shared.platformSchemaEngine;
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScriptAdapter(pool));
  try {
    const engine = await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
    try {
      return await use(engine);
    } finally {
      engine.free();
    }
  } finally {
    await pool.end();
  }
}

/** The migrations of a folder in the form that the engine takes. */
export async function readMigrationList(folder: string, names: string[]): Promise<MigrationList> {
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.join(folder, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}
