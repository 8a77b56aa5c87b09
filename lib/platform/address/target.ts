import type { ClientConfig } from "pg";
import { parseUrl } from "./parse-url";
import { driverParameters } from "./ssl-mode";

export type DatabaseServer = { host: string; port: number };

/**
 * A PostgreSQL database. `parameters` is the query of its address, such as `sslmode=require`; `others` are further
 * servers of the cluster, one of which is writable at a time.
 */
export type DatabaseTarget = DatabaseServer & {
  others?: readonly DatabaseServer[];
  name: string;
  username: string;
  password: string;
  parameters?: string;
};

export type DatabasePlace = Pick<DatabaseTarget, "host" | "port" | "name">;

const loopbackHosts = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Options of a connection: with several `servers`, to the writable one. `silence` is the maximum time without an answer
 * to a statement, in milliseconds.
 */
export type ConnectionConfig = ClientConfig & { servers?: readonly DatabaseServer[]; silence?: number };

/**
 * Formats a target as `postgresql://user:password@host:port/name?parameters`, with `sslmode` translated for `pg`.
 * Commas separate several servers, which `pg` itself does not support.
 */
export function toConnectionString(target: DatabaseTarget): string {
  const [username, password, name] = [target.username, target.password, target.name].map(encodeURIComponent);
  const parameters = driverParameters(target.parameters);
  const query = parameters ? `?${parameters}` : "";
  return `postgresql://${username}:${password}@${serversOf(target).map(hostAndPort).join(",")}/${name}${query}`;
}

/** The scheme with credentials, the servers, and the rest; a password may contain an `@`. */
const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/is;

const refused = "A database address must look like postgresql://user:password@host:5432/name.";

/** libpq's parameter for choosing one of several servers; only the writable one is supported. */
const isAboutServers = (parameter: string) => /^target_session_attrs=/i.test(parameter);
const writable = /^target_session_attrs=(read-write|primary)$/i;

/**
 * Parses `postgresql://user:password@host:port/name?parameters`; the port defaults to 5432, the name to the user's.
 * Commas separate several servers.
 * @throws Error without the address, which may contain a password
 */
export function parseConnectionString(text: string): DatabaseTarget {
  const [, before = "", servers = "", after = ""] = address.exec(text) ?? [];
  const urls = servers.split(",").map((server) => parseUrl(`${before}${server}${after}`));
  const [url] = urls;
  const hasAllHosts = urls.every((one) => one && one.hostname !== "");
  if (!url || !hasAllHosts) throw new Error(refused);
  const [first, ...others] = urls.flatMap((one) => (one ? serverOf(one) : []));
  if (!first) throw new Error(refused);
  const username = decode(url.username);
  const given = url.search.slice(1).split("&");
  if (others.length > 0 && given.some((one) => isAboutServers(one) && !writable.test(one))) {
    throw new Error(
      "An address of several servers must have target_session_attrs=read-write, where it has any.",
    );
  }
  const parameters = given.filter((one) => one !== "" && !isAboutServers(one)).join("&");
  return {
    ...first,
    ...(others.length > 0 && { others }),
    name: decode(url.pathname.slice(1)) || username,
    username,
    password: decode(url.password),
    ...(parameters && { parameters }),
  };
}

const serverOf = ({ hostname, port }: URL): DatabaseServer => ({
  host: decode(hostname).replace(/^\[(.*)\]$/, "$1"),
  port: port === "" ? 5432 : Number(port),
});

export const serversOf = ({ host, port, others = [] }: DatabaseTarget): readonly DatabaseServer[] => [
  { host, port },
  ...others,
];

/** Returns a target's options for `DatabaseClient`; with one server, also for `Client` and `Pool` of `pg`. */
export function toClientConfig({ others, ...target }: DatabaseTarget): ConnectionConfig {
  const servers = others && { servers: serversOf({ ...target, others }) };
  if (target.parameters) return { connectionString: toConnectionString(target), ...servers };
  const { host, port, name, username, password } = target;
  // A function keeps an empty password from being replaced by PGPASSWORD or a .pgpass file.
  return { host, port, database: name, user: username, password: () => password, ...servers };
}

/** Returns whether two targets have the same host, port and name; all loopback names are one host. */
export function isSameDatabase(a: DatabasePlace, b: DatabasePlace): boolean {
  return canonicalHost(a.host) === canonicalHost(b.host) && a.port === b.port && a.name === b.name;
}

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
