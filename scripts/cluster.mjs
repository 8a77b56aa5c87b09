import { readFileSync, writeFileSync } from "node:fs";
import { post, signIn, withDataDir } from "./benchmark/app.mjs";
import { landingContent } from "./benchmark/fill.mjs";
import { measureOrders } from "./benchmark/writes.mjs";
import { startDatabase } from "./cluster/database.mjs";
import { endAll, requirePrograms } from "./cluster/programs.mjs";
import { play, scenarios } from "./cluster/scenarios.mjs";
import { startSite } from "./cluster/site.mjs";

const file = "docs/scaling.md";
const asked = process.argv.slice(2);
const names = Object.keys(scenarios).filter(
  (name) => asked.length === 0 || asked.some((part) => name.includes(part)),
);
if (names.length === 0) {
  console.error(`The scenarios are: ${Object.keys(scenarios).join("; ")}.`);
  process.exit(1);
}

const seconds = (milliseconds) => (milliseconds === undefined ? "" : `${(milliseconds / 1000).toFixed(1)} s`);

const share = ({ answered, asked }) => `${answered} of ${asked}`;

const row = ({ name, writes, acknowledged, lost, pause, afterPromotion, pages, oldReads, calls }) =>
  `| ${[name, `${acknowledged} of ${writes}`, lost.length, seconds(pause), seconds(afterPromotion), share(pages), oldReads, share(calls)].join(" | ")} |`;

const head = `| what happens | writes acknowledged | lost | longest pause of writes | after the promotion | pages answered | of them marked as old | calls answered |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

requirePrograms();
const { results, limit } = await withDataDir(async (folder) => {
  let site;
  let database;
  try {
    database = await startDatabase(folder);
    console.log("The database cluster runs");
    site = await startSite(folder, database);
    const session = await signIn(site.origin);
    const client = { origin: site.origin, session, content: await landingContent(site.origin), count: 0 };
    await post(`${site.origin}/api/landing/config`, client.content, session);
    const played = [];
    for (const name of names) {
      const result = await play(name, { site, database, client });
      played.push(result);
      console.log(row(result));
      for (const [answer, times] of result.missed) console.log(`  ${times} × ${answer}`);
      for (const problem of result.lost) console.log(`  ${problem}`);
    }
    const primary = database.addressOf(await database.primary());
    const orders = { rounds: 3, amount: 500, connections: 50 };
    return { results: played, limit: await measureOrders({ first: site, database: primary }, orders) };
  } finally {
    await Promise.all((site?.instances ?? []).map((instance) => instance.stop()));
    await database?.stop();
    await endAll();
  }
});

const told = `${head}
${results.map(row).join("\n")}

Orders through nginx and both instances, 50 at once: ${Math.round(limit.rate)} a second (p50 ${Math.round(limit.p50)} ms, p99 ${Math.round(limit.p99)} ms), where \`pg\` alone inserts ${Math.round(limit.rowRate)} rows a second.`;
console.log(told);
if (names.length === Object.keys(scenarios).length) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(/(<!-- results -->\n)[\s\S]*(<!-- end of results -->)/, `$1\n${told}\n\n$2`),
  );
}
process.exitCode = results.some(({ lost }) => lost.length > 0) ? 1 : 0;
