import { createServer } from "node:http";

/** A bare Node.js server in a separate process: it only sends recorded responses, by path. */
const answers = new Map();
const server = createServer(({ url }, response) => {
  const { status, headers, body } = answers.get(url);
  response.writeHead(status, headers);
  response.end(body);
});

process.on("message", ({ path, status, headers, body }) => {
  answers.set(path, { status, headers, body: Buffer.from(body, "base64") });
  process.send(path);
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
