import { databaseOf, post, setUp, signIn, start, withDataDir } from "./app.mjs";
import { query } from "./fill.mjs";
import { peakMemory } from "./memory.mjs";
import { processorTime } from "./processor.mjs";

/** Publishes a page with a text, and copies it by SQL, up to a number of pages. */
async function publishPages({ origin, session, database }, pages) {
  const { id, content, version } = await post(
    `${origin}/api/pages`,
    { title: "About us", form: "about" },
    session,
  );
  await post(`${origin}/api/pages/${id}/publish`, content, { ...session, "if-match": `"${version}"` });
  await query(
    database,
    `INSERT INTO "Page" (id, path, content, version, "publishedAt")
     SELECT left(md5(n::text), 16), '/page-' || n,
       content || jsonb_build_object('slug', 'page-' || n, 'title', 'Page ' || n), version, "publishedAt"
     FROM "Page", generate_series(2, $1::int) AS n`,
    [pages],
  );
}

/** Returns the number of files in a ZIP archive, from its last record (in ZIP64 after 65,535). */
const filesIn = (zip) => zip.readUInt16LE(zip.lastIndexOf("PK\x05\x06", undefined, "latin1") + 10);

/**
 * Downloads a site of many pages as plain files.
 * @returns the elapsed seconds and the processor's of each run, the number of files, and the peak of memory
 */
export function measureSiteFiles({ pages, rounds }) {
  return withDataDir(async (dataDir) => {
    const app = await start(dataDir);
    try {
      await setUp(app.origin);
      const session = await signIn(app.origin);
      await publishPages({ origin: app.origin, session, database: databaseOf(dataDir) }, pages);
      const before = peakMemory(app.pid);
      const runs = [];
      for (let round = 1; round <= rounds; round += 1) {
        const [startedAt, processorBefore] = [performance.now(), processorTime(app.pid)];
        const answer = await fetch(`${app.origin}/api/static-export/files`, { headers: session });
        const zip = Buffer.from(await answer.arrayBuffer());
        if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${zip}`);
        runs.push({
          files: filesIn(zip),
          bytes: zip.length,
          seconds: (performance.now() - startedAt) / 1000,
          processor: processorTime(app.pid) - processorBefore,
          peak: peakMemory(app.pid),
        });
      }
      return { pages, before, runs };
    } finally {
      await app.stop();
    }
  });
}
