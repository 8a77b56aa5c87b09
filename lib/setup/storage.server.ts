import "server-only";
import { currentDatabase } from "@/lib/platform/db/current";
import type { Storage } from "./answers";

/** Where the data is kept. */
export function currentStorage(): Storage {
  const { kind, target } = currentDatabase();
  return {
    kind: kind === "embedded" ? "embedded" : "external",
    host: target.host,
    port: target.port,
    name: target.name,
    readOnly: kind === "environment",
  };
}

/** The storage in words, for messages. */
export function describeStorage({ kind, host, port, name }: Storage): string {
  const where = `${host}:${port}/${name}`;
  return kind === "embedded" ? `the built-in database (${where})` : `the database at ${where}`;
}
