import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { query } from "../benchmark/fill.mjs";
import { freePorts, makeFolder, run, signal, until, write } from "./programs.mjs";

const password = "loopback-only";
const bin = "/usr/lib/postgresql/15/bin";

/**
 * Settings of one node: Patroni, and the PostgreSQL that it starts. Times in seconds; 20 is Patroni's minimum for
 * `ttl`.
 */
const patroni = ({ name, folder, rest, postgres, etcd }) => `
scope: site
name: ${name}
restapi: { listen: "127.0.0.1:${rest}", connect_address: "127.0.0.1:${rest}" }
etcd3: { host: "127.0.0.1:${etcd}" }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 3
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, wal_keep_size: 256MB, shared_buffers: 128MB }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
  pg_hba:
    - host all all 127.0.0.1/32 scram-sha-256
    - host replication all 127.0.0.1/32 scram-sha-256
postgresql:
  listen: "127.0.0.1:${postgres}"
  connect_address: "127.0.0.1:${postgres}"
  data_dir: ${path.join(folder, "data")}
  bin_dir: ${bin}
  pgpass: ${path.join(folder, "pgpass")}
  parameters: { unix_socket_directories: "" , password_encryption: scram-sha-256 }
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
`;

const haproxy = ({ port, nodes }) => `
global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`).join("\n")}
`;

const pgbouncer = ({ port, balancer, users }) => `
[databases]
site = host=127.0.0.1 port=${balancer} dbname=site
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
`;

const address = (servers, { user = "app", name = "site" } = {}) =>
  `postgresql://${user}:${password}@${servers}/${name}`;

/** Returns whether the node has a role, such as `primary`, by the status of Patroni's health check. */
async function is(role, { rest }) {
  const answer = await fetch(`http://127.0.0.1:${rest}/${role}`, { headers: { connection: "close" } });
  await answer.body?.cancel();
  return answer.ok;
}

/** Kills a node: first Patroni, which would restart PostgreSQL. */
async function killNode(node) {
  const file = path.join(node.folder, "data", "postmaster.pid");
  await node.program.kill("SIGKILL");
  if (existsSync(file)) signal(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
}

/** Starts two nodes of PostgreSQL under Patroni with synchronous replication, behind HAProxy and PgBouncer. */
export async function startDatabase(folder) {
  const [etcdPort, etcdPeer, balancerPort, poolerPort, ...ports] = await freePorts(8);
  const etcdFolder = makeFolder(folder, "etcd");
  const listen = (port) => `http://127.0.0.1:${port}`;
  void run(etcdFolder, "etcd", [
    ...["--data-dir", path.join(etcdFolder, "data"), "--name", "one"],
    ...["--listen-client-urls", listen(etcdPort), "--advertise-client-urls", listen(etcdPort)],
    ...["--listen-peer-urls", listen(etcdPeer), "--initial-advertise-peer-urls", listen(etcdPeer)],
    ...["--initial-cluster", `one=${listen(etcdPeer)}`],
  ]);
  await until("etcd", async () => (await fetch(`${listen(etcdPort)}/health`)).ok);

  const nodes = ["a", "b"].map((name, index) => {
    const node = {
      name,
      folder: makeFolder(folder, name),
      rest: ports[2 * index],
      postgres: ports[2 * index + 1],
    };
    return { ...node, config: write(node.folder, "patroni.yml", patroni({ ...node, etcd: etcdPort })) };
  });
  const start = (node) => {
    node.program = run(node.folder, "patroni", [node.config]);
  };
  const [first, second] = nodes;
  start(first);
  await until("the first node", () => is("primary", first));
  const superuser = (name) => address(`127.0.0.1:${first.postgres}`, { user: "postgres", name });
  await query(superuser("postgres"), `CREATE ROLE app LOGIN PASSWORD '${password}'`);
  await query(superuser("postgres"), `CREATE DATABASE site OWNER app`);
  start(second);

  const balancerFolder = makeFolder(folder, "haproxy");
  const balancerConfig = write(balancerFolder, "haproxy.cfg", haproxy({ port: balancerPort, nodes }));
  const startBalancer = () => run(balancerFolder, "haproxy", ["-db", "-f", balancerConfig]);
  const poolerFolder = makeFolder(folder, "pgbouncer");
  const users = write(poolerFolder, "users.txt", `"app" "${password}"\n`);
  const settings = pgbouncer({ port: poolerPort, balancer: balancerPort, users });
  void run(poolerFolder, "pgbouncer", [write(poolerFolder, "pgbouncer.ini", settings)]);

  const database = {
    nodes,
    balancer: startBalancer(),
    pooled: address(`127.0.0.1:${poolerPort}`),
    direct: address(nodes.map(({ postgres }) => `127.0.0.1:${postgres}`).join()),
    startNode: start,
    killNode,
    restartBalancer: () => {
      database.balancer = startBalancer();
    },
    /** Returns the primary node. */
    primary: () =>
      until("a primary", async () =>
        (await Promise.all(nodes.map((node) => is("primary", node).catch(() => false))))
          .map((yes, index) => yes && nodes[index])
          .find(Boolean),
      ),
    /** Resolves once the other node would take over without loss. */
    untilRedundant: () =>
      until(
        "a synchronous standby",
        async () =>
          (await Promise.all(nodes.map((node) => is("sync", node).catch(() => false)))).some(Boolean),
        120_000,
      ),
    /** Performs a planned switchover to the standby. */
    async switchOver() {
      const { name, rest } = await database.primary();
      const candidate = nodes.find((node) => node.name !== name);
      const answer = await fetch(`http://127.0.0.1:${rest}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: name, candidate: candidate.name }),
      });
      if (!answer.ok) throw new Error(`No switchover: ${await answer.text()}`);
      return candidate;
    },
    stop: () => Promise.all(nodes.filter(({ program }) => program).map(killNode)),
    isPrimary: (node) => is("primary", node).catch(() => false),
    addressOf: ({ postgres }) => address(`127.0.0.1:${postgres}`),
  };
  await database.untilRedundant();
  return database;
}
