import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

process.chdir(path.resolve(import.meta.dirname, "../.."));

export const administrator = { email: "owner@example.com", password: "correct horse battery" };

/**
 * Installs and builds the application if needed and starts it; returns the time until it was ready, in milliseconds.
 * @param options.folder the project's folder
 * @param options.node the path of the Node.js that runs it
 */
export async function start(dataDir, environment = {}, { folder = ".", node = process.execPath } = {}) {
  const startedAt = performance.now();
  const child = spawn(node, ["scripts/start.mjs"], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      TEMPLATES_DIR: path.join(dataDir, "templates"),
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const origin = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const ready = /Ready: (\S+)/.exec(printed);
      if (ready) resolve(new URL(ready[1]).origin);
    });
    child.once("exit", () => reject(new Error(`The application did not start.\n${printed}`)));
  });
  const milliseconds = performance.now() - startedAt;
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { origin, milliseconds, pid: child.pid, ended, stop };
}

/** Returns the connection string of a running application's built-in database. */
export function databaseOf(dataDir) {
  const { port, password } = JSON.parse(readFileSync(path.join(dataDir, "postgres.json"), "utf8"));
  return `postgresql://app:${password}@127.0.0.1:${port}/appdb`;
}

async function send(method, address, body, headers) {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method,
    headers: isForm ? headers : { "content-type": "application/json", ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Sends JSON or a form, and returns the JSON of the response. @throws Error if the request failed */
export const post = (address, body, headers = {}) => send("POST", address, body, headers);

/** Replaces by JSON, and returns the JSON of the response. @throws Error if the request failed */
export const put = (address, body, headers = {}) => send("PUT", address, body, headers);

/**
 * Sets an instance up on its built-in database.
 * @param apiUrl where browsers send their calls; the clients of the load have none
 */
export async function setUp(origin, apiUrl = "http://localhost/api") {
  await post(`${origin}/api/config/save`, {
    isConfigured: true,
    projectName: "Benchmark",
    database: { host: "none", port: 1, name: "none", username: "none" },
    apiUrl,
    adminEmail: administrator.email,
    adminPassword: administrator.password,
  });
}

/** Signs in as the owner. @returns the headers of authenticated requests */
export async function signIn(origin) {
  const { token } = await post(`${origin}/api/auth/login`, administrator);
  return { authorization: `Bearer ${token}` };
}

/** Runs with a temporary data folder, which is removed afterwards. */
export async function withDataDir(run) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "platform-benchmark-"));
  chmodSync(dataDir, 0o711);
  try {
    return await run(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
