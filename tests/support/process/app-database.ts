import { Client } from "pg";
import { users } from "@/lib/platform/db/embedded/cluster";
import { readSettings } from "@/lib/platform/db/embedded/settings";
import type { RunningApp } from "./app";

/** Returns the connection string of the application's own database, and its port or the one of a proxy before it. */
export async function appDatabase({ dataDir }: RunningApp, through?: number) {
  const { port = 0, password } = (await readSettings(dataDir)) ?? {};
  return { port, url: `postgresql://${users.app}:${password}@127.0.0.1:${through ?? port}/appdb` };
}

/** Runs one statement in the application's own database, or several without values. @returns the rows */
export async function runInApp(app: RunningApp, sql: string, values: unknown[] = []) {
  const settings = await readSettings(app.dataDir);
  const client = new Client({
    host: "127.0.0.1",
    port: settings?.port,
    user: users.app,
    password: settings?.password,
    database: "appdb",
  });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
