import { get as getPlain } from "node:http";
import { request } from "node:https";
import { gunzipSync } from "node:zlib";

const [address] = process.argv.slice(2);
if (!address?.startsWith("https://")) {
  process.stderr.write("Usage: node deploy/check.mjs https://www.example.com\n");
  process.exit(1);
}
const site = new URL(address);

/** What the site answers, with its whole body. */
function ask(path, { method = "GET", headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site), { method, headers }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}

/** The beginning of an event stream, which does not end by itself. */
function firstEvent(path) {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, site), { headers: { accept: "text/event-stream" } }, (answer) => {
      answer.once("data", (chunk) => {
        resolve({ type: answer.headers["content-type"], text: String(chunk) });
        asked.destroy();
      });
      answer.once("end", () => reject(new Error("the stream ended")));
    });
    asked.setTimeout(10_000, () => asked.destroy(new Error("nothing came within ten seconds")));
    asked.on("error", reject);
    asked.end();
  });
}

const plain = () =>
  new Promise((resolve, reject) => {
    const port = process.env.PLAIN_PORT ?? 80;
    getPlain({ host: site.hostname, port, path: "/welcome", headers: { host: site.host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    }).on("error", reject);
  });

function expect(holds, found) {
  if (!holds) throw new Error(typeof found === "string" ? found : JSON.stringify(found));
}

const checks = {
  "http:// leads to https://": async () => {
    const { status, location = "" } = await plain();
    expect([301, 308].includes(status) && location.startsWith("https://"), { status, location });
  },
  "the application is ready": async () => {
    const { status, body } = await ask("/api/health/ready");
    expect(status === 200, `${status} ${body}`);
  },
  "browsers are told to keep to HTTPS": async () => {
    const { headers } = await ask("/api/health");
    expect(/max-age=\d{7,}/.test(headers["strict-transport-security"] ?? ""), headers);
  },
  "cookies are of this host and HTTPS alone": async () => {
    const { headers } = await ask("/api/auth/csrf");
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(/^__Host-.*;\s*Secure/i.test(cookie), `the cookie is “${cookie.split("=")[0]}”`);
  },
  "events arrive at once": async () => {
    const { type, text } = await firstEvent("/api/templates/events");
    expect(type?.startsWith("text/event-stream") && text.length > 0, { type, text });
  },
  "the application refuses what is too large, in a sentence": async () => {
    const headers = { "content-type": "application/json", "idempotency-key": "check" };
    const { status, body } = await ask("/api/orders", { method: "POST", headers, body: "x".repeat(300_000) });
    expect(status === 413 && /"error":"The request is larger than/.test(body), `${status} ${body}`);
  },
  "an upload of 20 MB reaches the application": async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const body = Buffer.alloc(20 * 1024 * 1024);
    const answer = await ask("/api/templates/upload", { method: "POST", headers, body });
    expect(answer.status === 401 && /"success":false/.test(answer.body), `${answer.status} ${answer.body}`);
  },
  "HEAD answers as GET does": async () => {
    const [got, head] = [await ask("/welcome"), await ask("/welcome", { method: "HEAD" })];
    expect(got.status === head.status && head.body.length === 0, [got.status, head.status, head.body.length]);
  },
  "pages are compressed once": async () => {
    const { headers, body } = await ask("/welcome", { headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"] === "gzip", headers);
    expect(/^<!doctype html/i.test(gunzipSync(body)), "what was unpacked is no page");
  },
};

let failures = 0;
for (const [name, check] of Object.entries(checks)) {
  const problem = await check().then(
    () => null,
    (error) => error.message,
  );
  if (problem !== null) failures += 1;
  process.stdout.write(problem === null ? `ok    ${name}\n` : `WRONG ${name}: ${problem}\n`);
}
process.exit(failures === 0 ? 0 : 1);
