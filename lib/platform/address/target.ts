import type { ClientConfig } from "pg";
import { parseUrl } from "./parse-url";
import { driverParameters } from "./ssl-mode";

export type DatabaseServer = { host: string; port: number };

/**
 * A PostgreSQL database and how to reach it; `parameters` is the query of its address, such as `sslmode=require`.
 * `others` are further servers of the same cluster, where one at a time takes writes.
 */
export type DatabaseTarget = DatabaseServer & {
  others?: readonly DatabaseServer[];
  name: string;
  username: string;
  password: string;
  parameters?: string;
};

/** What identifies a database, without credentials. */
export type DatabasePlace = Pick<DatabaseTarget, "host" | "port" | "name">;

const loopbackHosts = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * The settings of a connection. Where `servers` are several, it is made to the one that takes writes. `silence`: how long
 * the server may say nothing to a statement, in milliseconds, where that is bounded; then the connection is cut off.
 */
export type ConnectionConfig = ClientConfig & { servers?: readonly DatabaseServer[]; silence?: number };

/**
 * The target as `postgresql://user:password@host:port/name?parameters`, with `sslmode` translated from what it means to
 * libpq to what it means to `pg`. Several servers are separated by commas, which `pg` itself does not know.
 */
export function toConnectionString(target: DatabaseTarget): string {
  const [username, password, name] = [target.username, target.password, target.name].map(encodeURIComponent);
  const parameters = driverParameters(target.parameters);
  const query = parameters ? `?${parameters}` : "";
  return `postgresql://${username}:${password}@${serversOf(target).map(hostAndPort).join(",")}/${name}${query}`;
}

/** `postgresql://user:password@`, the servers with commas between them, and what follows; a password may have an `@`. */
const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/is;

const refused = "A database address must look like postgresql://user:password@host:5432/name.";

/** The parameter of libpq for which of several servers is meant; ours is always the one that takes writes. */
const isAboutServers = (parameter: string) => /^target_session_attrs=/i.test(parameter);
const writable = /^target_session_attrs=(read-write|primary)$/i;

/**
 * Reads `postgresql://user:password@host:port/name?parameters`; the port defaults to 5432, the name to the user's.
 * Further servers follow the first after a comma.
 * @throws Error that never repeats the address, since it may hold a password
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

/** All servers of a target, the first one first. */
export const serversOf = ({ host, port, others = [] }: DatabaseTarget): readonly DatabaseServer[] => [
  { host, port },
  ...others,
];

/** The target as options for `DatabaseClient`, and where it names one server for `Client` and `Pool` of `pg`. */
export function toClientConfig({ others, ...target }: DatabaseTarget): ConnectionConfig {
  const servers = others && { servers: serversOf({ ...target, others }) };
  if (target.parameters) return { connectionString: toConnectionString(target), ...servers };
  const { host, port, name, username, password } = target;
  // A function keeps an empty password from being replaced by PGPASSWORD or a .pgpass file.
  return { host, port, database: name, user: username, password: () => password, ...servers };
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
