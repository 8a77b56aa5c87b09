import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";

/** Headers of the connection, which Node.js adds itself. */
const ofConnection = ["connection", "date", "keep-alive", "transfer-encoding", "content-length"];

function ask(address, headers) {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers });
    sent.once("error", reject);
    sent.once("response", async (response) => {
      resolve({ response, body: Buffer.concat(await response.toArray()) });
    });
    sent.end();
  });
}

/** Records a response of the product as sent, compressed if requested. */
async function record(address, headers) {
  const { response, body } = await ask(address, headers);
  const { statusCode: status } = response;
  const kept = Object.entries(response.headers).filter(([name]) => !ofConnection.includes(name));
  if (status !== 304) kept.push(["content-length", body.length]);
  return { status, headers: Object.fromEntries(kept), body: body.toString("base64"), bytes: body.length };
}

/**
 * Starts the bare server. `imitate` makes it send the product's response to an address, and returns its own address.
 */
export async function startBareServer() {
  const startedAt = performance.now();
  const child = fork(path.join(import.meta.dirname, "bare.mjs"));
  const [port] = await once(child, "message");
  const milliseconds = performance.now() - startedAt;
  const origin = `http://127.0.0.1:${port}`;
  let count = 0;
  return {
    milliseconds,
    pid: child.pid,
    async imitate(address, headers) {
      const { bytes, ...answer } = await record(address, headers);
      const own = `/${count++}`;
      child.send({ path: own, ...answer });
      await once(child, "message");
      return { address: `${origin}${own}`, bytes, status: answer.status };
    },
    stop() {
      child.kill();
      return once(child, "exit");
    },
  };
}
