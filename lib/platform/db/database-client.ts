import type { Socket } from "node:net";
import { Client } from "pg";
import type { ConnectionConfig, DatabaseServer } from "@/lib/platform/address/target";
import { remember } from "@/lib/platform/runtime/remember";
import { findWritableServer } from "./writable-server";

/** SQLSTATE of a write on a read-only server. */
const READ_ONLY = "25006";

/** Connections to clusters of several servers. */
const connections = remember("connections to clusters", () => new Map<DatabaseClient, DatabaseServer>());

/** Closes connections to other servers of a cluster after a failover, where they could wait endlessly. */
function leaveOthers(current: DatabaseServer, servers: readonly DatabaseServer[]) {
  for (const [client, server] of connections) {
    const isOfCluster = servers.some(({ host, port }) => host === server.host && port === server.port);
    if (isOfCluster && (server.host !== current.host || server.port !== current.port)) client.cutOff();
  }
}

/**
 * A `pg` connection that connects to the primary of several servers, and closes after a failover or if the server is
 * silent for longer than `silence`.
 */
export class DatabaseClient extends Client {
  private readonly config: ConnectionConfig;
  private isEnded = false;

  constructor(config: ConnectionConfig = {}) {
    super(config);
    // A pool excludes the password from copies of the configuration.
    this.config = config.password === undefined ? config : { ...config, password: config.password };
    // A server can end a connection before another listener is attached; the next query fails.
    this.on("error", () => undefined);
  }

  cutOff() {
    this.connection.stream.destroy();
  }

  private boundSilence(silence: number) {
    const { stream } = this.connection as unknown as { stream: Socket };
    let answered = stream.bytesWritten;
    // Runs before `pg`'s own listener, which sends the next statement.
    this.connection.prependListener("readyForQuery", () => {
      answered = stream.bytesWritten;
    });
    stream.setTimeout(silence, () => stream.bytesWritten > answered && this.cutOff());
  }

  private async connectToWritable(servers: readonly DatabaseServer[]): Promise<void> {
    const server = await findWritableServer(this.config, servers);
    if (this.isEnded) throw new Error("The connection was ended before it was made");
    leaveOthers(server, servers);
    Object.assign(this, server);
    this.connection.on("errorMessage", ({ code }: { code?: string }) => code === READ_ONLY && this.cutOff());
    await super.connect();
    connections.set(this, server);
    this.once("end", () => connections.delete(this));
  }

  private async establish(): Promise<Client> {
    const { servers = [], silence } = this.config;
    if (servers.length > 1) await this.connectToWritable(servers);
    else await super.connect();
    if (silence) this.boundSilence(silence);
    return this;
  }

  override end(): Promise<void>;
  override end(callback: (error: Error) => void): void;
  override end(callback?: (error: Error) => void): unknown {
    this.isEnded = true;
    return callback ? super.end(callback) : super.end();
  }

  override connect(): Promise<Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
  override connect(callback?: unknown): unknown {
    const established = this.establish();
    if (!callback) return established;
    // An error thrown by the callback is not a connection failure.
    const call = callback as (error: Error | null, client?: Client) => void;
    return void established.then(
      () => process.nextTick(call, null, this),
      (error: Error) => process.nextTick(call, error),
    );
  }
}
