import { connect } from "node:net";

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends malformed bytes, and reads the response to its end, or the beginning of an event stream.
 * @param lines the request line and headers, in Latin-1, sent unchanged
 */
export function sendRaw(origin: string, lines: string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const bytes = Buffer.from(body, "utf8");
  const length = body ? [`Content-Length: ${bytes.length}`] : [];
  const head = [...lines, ...length, "Connection: close", "", ""].join("\r\n");
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.concat([Buffer.from(head, "latin1"), bytes]));
    });
    let received = "";
    const finish = () => {
      socket.destroy();
      const [start = "", ...rest] = received.split("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0),
        head: start,
        body: rest.join("\r\n\r\n"),
      });
    };
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
      if (/\r\n\r\n/.test(received) && /content-type: text\/event-stream/i.test(received)) finish();
    });
    socket.on("close", finish);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // The server may close the connection after its response, before it has read the whole request.
      if (received || error.code === "ECONNRESET" || error.code === "EPIPE") finish();
      else reject(error);
    });
  });
}
