import { createConnection, isIP } from "node:net";

/** The first bytes of a server, or why none came; the last three are steps that did not complete in time. */
export type SocketReply =
  | { kind: "data"; data: Buffer }
  | { kind: "closed" }
  | { kind: "error"; error: NodeJS.ErrnoException }
  | { kind: "silent" | "unresolved" | "unconnected" };

/** Connects, sends bytes and returns the first reply; `signal` aborts it. Never rejects. */
export function askSocket(
  { host, port }: { host: string; port: number },
  request: Buffer,
  signal: AbortSignal,
): Promise<SocketReply> {
  return new Promise((resolve) => {
    let stage: "unresolved" | "unconnected" | "silent" = isIP(host) ? "unconnected" : "unresolved";
    const socket = createConnection({ host, port });
    const finish = (reply: SocketReply) => {
      signal.removeEventListener("abort", onAbort);
      socket.destroy();
      resolve(reply);
    };
    const onAbort = () => finish({ kind: stage });
    socket.once("lookup", (error) => {
      if (!error) stage = "unconnected";
    });
    socket.once("connect", () => {
      stage = "silent";
      socket.write(request);
    });
    socket.once("data", (data) => finish({ kind: "data", data }));
    socket.once("close", () => finish({ kind: "closed" }));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      finish(stage === "silent" ? { kind: "closed" } : { kind: "error", error }),
    );
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
  });
}
