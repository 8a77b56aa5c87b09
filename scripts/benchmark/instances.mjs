import { randomBytes } from "node:crypto";
import path from "node:path";
import { databaseOf, setUp, signIn, start, withDataDir } from "./app.mjs";
import { startBareServer } from "./bare-server.mjs";
import { landingContent, saveLanding, uploadTemplate } from "./fill.mjs";

/**
 * Runs with three instances on the first one's built-in database: `first` and `second` with the page cache, and
 * `uncached`, Next.js alone; and with a bare server. They are set up, with a landing page and a template.
 * @param only the names of the instances to start
 * @param shared the environment of each of them
 */
export function withInstances(only, run, shared = {}) {
  return withDataDir(async (dataDir) => {
    const secret = { AUTH_SECRET: randomBytes(32).toString("hex"), ...shared };
    const running = [];
    const begin = async (folder, environment) => {
      const app = await start(folder, { ...secret, ...environment });
      running.push(app);
      return app;
    };
    try {
      const first = await begin(dataDir, {});
      await setUp(first.origin);
      const session = await signIn(first.origin);
      const database = databaseOf(dataDir);
      const others = { second: {}, uncached: { PAGE_CACHE_MB: "0" } };
      const instances = { first };
      for (const [name, environment] of Object.entries(others)) {
        const folder = path.join(dataDir, name);
        if (only.includes(name)) {
          instances[name] = await begin(folder, { DATABASE_URL: database, ...environment });
        }
      }
      const content = await landingContent(first.origin);
      await saveLanding(first.origin, session, content, 0);
      const template = await uploadTemplate(first.origin, session);
      const bare = await startBareServer();
      running.push(bare);
      return await run({ ...instances, bare, dataDir, database, session, content, template });
    } finally {
      for (const each of running.toReversed()) await each.stop();
    }
  });
}
