import { setUp, start, withDataDir } from "./app.mjs";
import { startBareServer } from "./bare-server.mjs";
import { median } from "./load.mjs";

async function answersAfter(dataDir) {
  const startedAt = performance.now();
  const app = await start(dataDir);
  try {
    await (await fetch(`${app.origin}/welcome`)).arrayBuffer();
    return performance.now() - startedAt;
  } finally {
    await app.stop();
  }
}

/** Returns the milliseconds until a built checkout, on its built-in database, answers its first page. */
export function measureStarts(rounds) {
  return withDataDir(async (dataDir) => {
    const first = await start(dataDir);
    await setUp(first.origin);
    await first.stop();
    const [times, bare] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await answersAfter(dataDir));
      const server = await startBareServer();
      bare.push(server.milliseconds);
      await server.stop();
    }
    return { first: first.milliseconds, again: median(times), bare: median(bare) };
  });
}
