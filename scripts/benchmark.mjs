import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

process.chdir(path.dirname(import.meta.dirname));
const SAMPLES = 2000;
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Starts the built application and tells after how many milliseconds it was ready. */
async function start(dataDir) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const origin = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const ready = /Ready: (\S+)/.exec(printed);
      if (ready) resolve(ready[1]);
    });
    child.once("exit", () => reject(new Error(`The application did not start.\n${printed}`)));
  });
  const milliseconds = performance.now() - startedAt;
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return { origin, milliseconds, stop };
}

function send(url, method = "GET", body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: body ? { "content-type": "application/json" } : {} });
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    sent.end(body);
  });
}

async function measure(url) {
  const times = [];
  let left = SAMPLES;
  const startedAt = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const from = performance.now();
      const status = await send(url);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  return `${Math.round(SAMPLES / seconds)} requests/s, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms`;
}

const setup = {
  isConfigured: true,
  projectName: "Benchmark",
  database: { host: "none", port: 1, name: "none", username: "none" },
  apiUrl: "http://localhost/api",
  adminEmail: "owner@example.com",
  adminPassword: "correct horse battery",
};

const dataDir = mkdtempSync(path.join(tmpdir(), "platform-benchmark-"));
chmodSync(dataDir, 0o711);
try {
  await (await start(dataDir)).stop();
  const again = await start(dataDir);
  console.log(`second start: ready after ${Math.round(again.milliseconds)} ms`);
  await send(`${again.origin}/api/config/save`, "POST", JSON.stringify(setup));
  for (const page of ["/welcome", "/login", "/api/config/check", "/api/health"]) {
    await measure(again.origin + page);
    console.log(`GET ${page}: ${await measure(again.origin + page)}`);
  }
  await again.stop();
} finally {
  agent.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}
