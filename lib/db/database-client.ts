import { Client } from "pg";
import { remember } from "@/lib/remember";
import type { ConnectionConfig, DatabaseServer } from "./target";
import { findWritableServer } from "./writable-server";

/** The SQLSTATE of a write on a server that takes none any more. */
const READ_ONLY = "25006";

/** The open connections to clusters of several servers, by the address of their server. */
const open = remember("connections to clusters", () => new Map<DatabaseClient, DatabaseServer>());

/** Cuts off connections to servers of a cluster that another one took over from: they may wait for it without end. */
function leaveOthers(current: DatabaseServer, servers: readonly DatabaseServer[]) {
  for (const [client, server] of open) {
    const isOfCluster = servers.some(({ host, port }) => host === server.host && port === server.port);
    if (isOfCluster && (server.host !== current.host || server.port !== current.port)) client.cutOff();
  }
}

/**
 * A `pg` connection. Where the database has several servers, it is made to the one that takes writes at the moment, and
 * cut off once that is another one.
 */
export class DatabaseClient extends Client {
  private readonly config: ConnectionConfig;

  constructor(config: ConnectionConfig = {}) {
    super(config);
    this.config = config;
  }

  cutOff() {
    this.connection.stream.destroy();
  }

  private async connectToWritable(servers: readonly DatabaseServer[]): Promise<void> {
    const server = await findWritableServer(this.config, servers);
    leaveOthers(server, servers);
    Object.assign(this, server);
    this.connection.on("errorMessage", ({ code }: { code?: string }) => code === READ_ONLY && this.cutOff());
    await super.connect();
    open.set(this, server);
    this.once("end", () => open.delete(this));
  }

  override connect(): Promise<Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
  override connect(callback?: unknown): unknown {
    const { servers = [] } = this.config;
    const [connect, call] = [super.connect.bind(this), callback as (error: Error | null) => void];
    if (servers.length < 2) return callback ? connect(call) : connect();
    const connected = this.connectToWritable(servers).then(() => this);
    if (!callback) return connected;
    // What the callback throws is not a failure to connect.
    return void connected.then(
      () => process.nextTick(call, null, this),
      (error: unknown) => process.nextTick(call, error),
    );
  }
}
