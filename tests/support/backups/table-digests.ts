import { createHash } from "node:crypto";
import { escapeLiteral } from "pg";
import { parseConnectionString } from "@/lib/platform/address/target";
import { quotedName } from "@/lib/platform/db/catalog";
import { keptConnection } from "../database/kept-connections";

/** Tables that visits write to: rate limits, counts of visits and of unknown paths, and heartbeats of instances. */
const writtenMeanwhile = ["Instance", "RateLimit", "PageVisits", "UnknownPath"];

/**
 * Returns a digest of each table's rows, except for the tables above or those given; equal digests mean unchanged rows.
 */
export async function tableDigests(
  connectionString: string,
  except: readonly string[] = writtenMeanwhile,
): Promise<Record<string, string>> {
  const client = await keptConnection(parseConnectionString(connectionString));
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const digests = rows
    .map(({ tablename }) => tablename)
    .filter((name) => !except.includes(name))
    .map(
      (name) => `SELECT ${escapeLiteral(name)} AS name,
        md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) AS digest FROM ${quotedName(name)} AS row`,
    );
  const text = digests.join(" UNION ALL ");
  // Planning takes longer than execution, so the statement is prepared.
  const name = createHash("md5").update(text).digest("hex");
  const found = await client.query<{ name: string; digest: string }>({ name, text });
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}
