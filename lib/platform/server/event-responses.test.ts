import { EventEmitter, once } from "node:events";
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "@jest/globals";
import { openEventStream, type Send } from "@/lib/platform/events/event-stream";
import { endEventStreams } from "@/lib/platform/events/open-streams";
import { handOverStream, STREAM_HEADER } from "@/lib/platform/events/stream-handover";
import { takeEventStream } from "./event-responses";

let close = () => {};
afterEach(() => {
  endEventStreams();
  close();
});

async function serve(
  handle: RequestListener,
  before: (response: ServerResponse) => unknown = () => undefined,
): Promise<string> {
  const server = createServer((request, response) => {
    before(response);
    takeEventStream(request, response);
    handle(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const listener = { address: "192.0.2.1", session: null };
const ticketOf = ({ headers }: IncomingMessage) => String(headers[STREAM_HEADER]);

test("a stream continues after the route has answered, until its reader leaves", async () => {
  const told = new EventEmitter();
  let send: Send = () => undefined;
  const follow = (given: Send) => {
    send = given;
    return () => void told.emit("left");
  };
  const origin = await serve((request, response) => {
    handOverStream(ticketOf(request), openEventStream(follow, listener));
    response.writeHead(200, { "content-type": "text/event-stream" }).end();
  });
  const asked = get(`${origin}/api/orders/events?x`, { agent: false });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(String((await once(answer, "data"))[0])).toBe("retry: 1000\n\n");
  send("changed", "1");
  expect(String((await once(answer, "data"))[0])).toBe("event: changed\ndata: 1\n\n");
  const left = once(told, "left");
  asked.on("error", () => undefined).destroy();
  await left;
});

test("resources of the handler are released, and earlier listeners kept", async () => {
  const heard: string[] = [];
  const origin = await serve(
    (request, response) => {
      response.once("close", () => heard.push("the route"));
      handOverStream(
        ticketOf(request),
        openEventStream(() => () => undefined, listener),
      );
      response.end();
    },
    (response) => response.once("close", () => heard.push("the log")),
  );
  const [answer] = (await once(get(`${origin}/events`, { agent: false }), "response")) as [IncomingMessage];
  await once(answer, "data");
  endEventStreams();
  await once(answer.resume(), "end");
  while (heard.length === 0) await new Promise(setImmediate);
  expect(heard).toEqual(["the log"]);
});

test("a stream that ends closes its answer", async () => {
  const origin = await serve((request, response) => {
    handOverStream(
      ticketOf(request),
      openEventStream(() => () => undefined, listener),
    );
    response.end();
  });
  const [answer] = (await once(get(`${origin}/events`, { agent: false }), "response")) as [IncomingMessage];
  await once(answer, "data");
  endEventStreams();
  await once(answer.resume(), "end");
});

test("a route without a stream answers normally, and a visitor's ticket is dropped", async () => {
  const seen: unknown[] = [];
  const origin = await serve((request, response) => {
    seen.push(request.headers[STREAM_HEADER]);
    response.writeHead(401).end("no");
  });
  for (const [path, method] of [
    ["/events", "HEAD"],
    ["/other", "GET"],
    ["/events", "GET"],
  ] as const) {
    const asked = get(origin + path, { agent: false, method, headers: { [STREAM_HEADER]: "mine" } });
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    await once(answer.resume(), "end");
  }
  expect(seen).toEqual([undefined, undefined, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test("a stream for a disconnected client ends at once", async () => {
  const ends = new EventEmitter();
  const origin = await serve(async (request, response) => {
    ends.emit("asked");
    await once(response, "close");
    const stream = openEventStream(() => () => undefined, listener);
    const end = once(ends, "end");
    handOverStream(ticketOf(request), {
      ...stream,
      end() {
        stream.end();
        ends.emit("end");
      },
    });
    await end;
    ends.emit("done");
  });
  const done = once(ends, "done");
  const begun = once(ends, "asked");
  const asked = get(`${origin}/events`, { agent: false }).on("error", () => undefined);
  await begun;
  asked.destroy();
  await done;
});
