import type { ClientConfig } from "pg";
import { parseUrl } from "@/lib/http/parse-url";
import { driverParameters } from "./ssl-mode";

/** A PostgreSQL database and how to reach it; `parameters` is the query of its address, such as `sslmode=require`. */
export type DatabaseTarget = {
  host: string;
  port: number;
  name: string;
  username: string;
  password: string;
  parameters?: string;
};

/** What identifies a database, without credentials. */
export type DatabasePlace = Pick<DatabaseTarget, "host" | "port" | "name">;

const loopbackHosts = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * The target as `postgresql://user:password@host:port/name?parameters` for `pg`, with `sslmode` translated to what it
 * means to libpq.
 */
export function toConnectionString(target: DatabaseTarget): string {
  const [username, password, name] = [target.username, target.password, target.name].map(encodeURIComponent);
  const parameters = driverParameters(target.parameters);
  const query = parameters ? `?${parameters}` : "";
  return `postgresql://${username}:${password}@${hostAndPort(target)}/${name}${query}`;
}

/**
 * Reads `postgresql://user:password@host:port/name?parameters`; the port defaults to 5432, the name to the user's.
 * @throws Error that never repeats the address, since it may hold a password
 */
export function parseConnectionString(address: string): DatabaseTarget {
  const url = parseUrl(address);
  if (!url || !["postgres:", "postgresql:"].includes(url.protocol) || url.hostname === "") {
    throw new Error("A database address must look like postgresql://user:password@host:5432/name.");
  }
  const username = decode(url.username);
  return {
    host: decode(url.hostname).replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? 5432 : Number(url.port),
    name: decode(url.pathname.slice(1)) || username,
    username,
    password: decode(url.password),
    ...(url.search.length > 1 && { parameters: url.search.slice(1) }),
  };
}

/** The target as options for `Client` and `Pool` of `pg`. */
export function toClientConfig(target: DatabaseTarget): ClientConfig {
  if (target.parameters) return { connectionString: toConnectionString(target) };
  const { host, port, name, username, password } = target;
  // A function keeps an empty password from being replaced by PGPASSWORD or a .pgpass file.
  return { host, port, database: name, user: username, password: () => password };
}

/** Whether two targets are the same database: same host (all loopback names are one), port and name. */
export function isSameDatabase(a: DatabasePlace, b: DatabasePlace): boolean {
  return canonicalHost(a.host) === canonicalHost(b.host) && a.port === b.port && a.name === b.name;
}

/** `host:port`, an IPv6 address in brackets. */
export function hostAndPort({ host, port }: Pick<DatabaseTarget, "host" | "port">): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function canonicalHost(host: string): string {
  const plain = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return loopbackHosts.has(plain) ? "localhost" : plain;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
