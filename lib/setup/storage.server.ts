import "server-only";
import { currentDatabase } from "@/lib/platform/db/current";
import type { Storage } from "./answers";

/** Returns the database that stores the data. */
export function currentStorage(): Storage {
  const { kind, target } = currentDatabase();
  const { host, port, name } = target;
  const isEmbedded = kind === "embedded";
  return { kind: isEmbedded ? "embedded" : "external", host, port, name, readOnly: kind === "environment" };
}

/** Describes the storage for messages. */
export function describeStorage({ kind, host, port, name }: Storage): string {
  const where = `${host}:${port}/${name}`;
  return kind === "embedded" ? `the built-in database (${where})` : `the database at ${where}`;
}
