import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import * as engineBindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { Pool } from "pg";

type Bindings = typeof engineBindings & {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
};

export const noFilters = { externalTables: [], externalEnums: [] };

/** The package's entry imports its `.wasm` as a module, which Node.js doesn't support; this instantiates it. */
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

let loaded: Promise<Bindings> | undefined;

/** Runs `use` with Prisma's schema engine, connected to the database at `connectionString` by this adapter. */
export async function withSchemaEngine<T>(
  connectionString: string,
  use: (engine: SchemaEngine) => Promise<T>,
  adapterOf = (pool: Pool) => new PrismaPg(pool),
): Promise<T> {
  // The bindings support only one WebAssembly instance.
  loaded ??= loadBindings();
  const { SchemaEngine } = await loaded;
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  const adapter = bindMigrationAwareSqlAdapterFactory(adapterOf(pool));
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
