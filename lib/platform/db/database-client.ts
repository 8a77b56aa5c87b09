import type { Socket } from "node:net";
import { Client } from "pg";
import { remember } from "@/lib/platform/runtime/remember";
import type { ConnectionConfig, DatabaseServer } from "./target";
import { findWritableServer } from "./writable-server";

/** The SQLSTATE of a write on a server that takes none any more. */
const READ_ONLY = "25006";

/** The open connections to clusters of several servers, by the address of their server. */
const connections = remember("connections to clusters", () => new Map<DatabaseClient, DatabaseServer>());

/** Cuts off connections to servers of a cluster that another one took over from: they may wait for it without end. */
function leaveOthers(current: DatabaseServer, servers: readonly DatabaseServer[]) {
  for (const [client, server] of connections) {
    const isOfCluster = servers.some(({ host, port }) => host === server.host && port === server.port);
    if (isOfCluster && (server.host !== current.host || server.port !== current.port)) client.cutOff();
  }
}

/**
 * A `pg` connection. Where the database has several servers, it is made to the one that takes writes at the moment, and
 * cut off once that is another one. It is cut off too where the server says nothing for longer than `silence`.
 */
export class DatabaseClient extends Client {
  private readonly config: ConnectionConfig;
  private isEnded = false;

  constructor(config: ConnectionConfig = {}) {
    super(config);
    // A pool hides it from being copied with the others.
    this.config = config.password === undefined ? config : { ...config, password: config.password };
    // A server can end a connection before anything else listens for errors; the next query fails.
    this.on("error", () => undefined);
  }

  cutOff() {
    this.connection.stream.destroy();
  }

  /** Cuts the connection off where the server says nothing to a statement, as one that hangs. */
  private boundSilence(silence: number) {
    const { stream } = this.connection as unknown as { stream: Socket };
    let answered = stream.bytesWritten;
    // Before `pg` itself hears it, and sends the next statement.
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
    // What the callback throws is not a failure to connect.
    const call = callback as (error: Error | null, client?: Client) => void;
    return void established.then(
      () => process.nextTick(call, null, this),
      (error: Error) => process.nextTick(call, error),
    );
  }
}
