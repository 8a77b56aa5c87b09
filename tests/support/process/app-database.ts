import { Client } from "pg";
import { users } from "@/lib/platform/db/embedded/cluster";
import { readSettings } from "@/lib/platform/db/embedded/settings";
import type { RunningApp } from "./app";

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
