import { Client } from "pg";

/** Tables that visits write to: rate limits, counts of visits and of unknown paths, and heartbeats of instances. */
const writtenMeanwhile = ["Instance", "RateLimit", "PageVisits", "UnknownPath"];

/**
 * Returns a digest of each table's rows, except for the tables above or those given; equal digests mean unchanged rows.
 */
export async function tableDigests(
  connectionString: string,
  except: readonly string[] = writtenMeanwhile,
): Promise<Record<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    );
    const tables = rows.map(({ tablename }) => tablename).filter((name) => !except.includes(name));
    const digests: Record<string, string> = {};
    for (const table of tables) {
      const { rows: found } = await client.query<{ digest: string }>(
        `SELECT md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS digest FROM "${table}" AS row`,
      );
      digests[table] = found[0]?.digest ?? "";
    }
    return digests;
  } finally {
    await client.end();
  }
}
