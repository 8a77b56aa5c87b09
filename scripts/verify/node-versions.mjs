import { start, withDataDir } from "../benchmark/app.mjs";
import { installNode, runNode, withFolder } from "./programs.mjs";

/** The oldest supported version, and the versions with long-term support. */
const versions = ["20.19.0", "22", "24"];
/** The limit of a start on existing data, until the first page, in seconds. */
const MAX_START_SECONDS = 1.5;

async function secondsToFirstPage(dataDir, node) {
  const startedAt = performance.now();
  const app = await start(dataDir, {}, { node });
  const { status } = await fetch(`${app.origin}/setup`);
  const seconds = (performance.now() - startedAt) / 1000;
  await app.stop();
  if (status !== 200) throw new Error(`/setup answered ${status}.`);
  return seconds;
}

async function verifyNode(node) {
  const version = (await runNode(["--version"], { node })).trim();
  await runNode(["node_modules/jest/bin/jest.js", "--selectProjects", "unit", "--forceExit"], { node });
  const seconds = await withDataDir(async (dataDir) => {
    const times = [];
    while (times.length < 3) times.push(await secondsToFirstPage(dataDir, node));
    return times;
  });
  const [, ...further] = seconds;
  const isFast = further.every((time) => time < MAX_START_SECONDS);
  console.log(
    `Node.js ${version}: units pass; starts take ${seconds.map((time) => time.toFixed(1)).join(", ")} s` +
      `${isFast ? "" : `, where ${MAX_START_SECONDS} s are the limit of the second and third`}`,
  );
  return isFast;
}

/** Runs the unit tests and starts the built application three times on each supported version of Node.js. */
export async function verifyNodeVersions() {
  let succeeded = true;
  for (const version of versions)
    await withFolder(async (folder) => {
      succeeded = (await verifyNode(await installNode(folder, version))) && succeeded;
    });
  return succeeded;
}
