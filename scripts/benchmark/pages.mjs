import { Agent, request } from "node:http";
import { setUp, start, withDataDir } from "./app.mjs";

const SAMPLES = 2000;
const CONNECTIONS = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function visit(url) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent });
    sent.once("error", reject);
    sent.once("response", (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
    });
    sent.end();
  });
}

async function measure(url) {
  const times = [];
  let left = SAMPLES;
  const startedAt = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const from = performance.now();
      const status = await visit(url);
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

await withDataDir(async (dataDir) => {
  await (await start(dataDir)).stop();
  const again = await start(dataDir);
  console.log(`second start: ready after ${Math.round(again.milliseconds)} ms`);
  await setUp(again.origin);
  for (const page of ["/welcome", "/login", "/api/config/check", "/api/health"]) {
    await measure(again.origin + page);
    console.log(`GET ${page}: ${await measure(again.origin + page)}`);
  }
  agent.destroy();
  await again.stop();
});
