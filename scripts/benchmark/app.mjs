import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

process.chdir(path.resolve(import.meta.dirname, "../.."));

export const administrator = { email: "owner@example.com", password: "correct horse battery" };

/** Starts the application, built where that is due, and tells after how many milliseconds it was ready. */
export async function start(dataDir) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      TEMPLATES_DIR: path.join(dataDir, "templates"),
      LOG_LEVEL: "warn",
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
  return { origin, milliseconds, pid: child.pid, stop };
}

/** Sets an instance up on its built-in database. */
export async function setUp(origin) {
  const answer = await fetch(`${origin}/api/config/save`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      isConfigured: true,
      projectName: "Benchmark",
      database: { host: "none", port: 1, name: "none", username: "none" },
      apiUrl: "http://localhost/api",
      adminEmail: administrator.email,
      adminPassword: administrator.password,
    }),
  });
  if (!answer.ok) throw new Error(`Set-up answered ${answer.status}.`);
}

/** Runs with a data folder of its own, which is removed afterwards. */
export async function withDataDir(run) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "platform-benchmark-"));
  chmodSync(dataDir, 0o711);
  try {
    await run(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
