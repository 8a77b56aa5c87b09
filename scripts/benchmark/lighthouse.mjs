import { readFileSync } from "node:fs";
import path from "node:path";
import { requireChromium } from "../browsers.mjs";
import { installNode, installPackage, runNode, withFolder } from "../verify/programs.mjs";
import { setUp, start, withDataDir } from "./app.mjs";
import { fillSite } from "./lighthouse-site.mjs";
import { median } from "./load.mjs";

/** Lighthouse needs a newer Node.js than the product. */
const NODE_VERSION = "24";
const LIGHTHOUSE = "lighthouse@13.5.0";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const timings = { lcp: "largest-contentful-paint", tbt: "total-blocking-time" };

/** Installs Lighthouse. @returns a function that runs it on a page and returns the parsed report */
async function installLighthouse(folder) {
  const node = await installNode(folder, NODE_VERSION);
  const script = path.join(await installPackage(folder, LIGHTHOUSE), "cli/index.js");
  const environment = { CHROME_PATH: requireChromium() };
  const report = path.join(folder, "report.json");
  return async (url) => {
    const flags = [
      "--output=json",
      `--output-path=${report}`,
      "--quiet",
      `--only-categories=${categories}`,
      "--chrome-flags=--headless --no-sandbox",
    ];
    await runNode([script, url, ...flags], { node, environment });
    return JSON.parse(readFileSync(report, "utf8"));
  };
}

/** Returns the titles of what lowered the scores other than that of the speed. */
function findings({ categories: all, audits }) {
  const refs = Object.values(all)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`);
}

async function audit(lighthouse, url, rounds) {
  const reports = [];
  while (reports.length < rounds) reports.push(await lighthouse(url));
  const [first] = reports;
  if (first.runtimeError) throw new Error(`${url}: ${first.runtimeError.message}`);
  const scores = categories.map((key) => [
    key,
    median(reports.map((one) => one.categories[key].score * 100)),
  ]);
  const milliseconds = Object.entries(timings).map(([key, id]) => [
    key,
    median(reports.map(({ audits }) => audits[id].numericValue)),
  ]);
  return { ...Object.fromEntries([...scores, ...milliseconds]), findings: findings(first) };
}

/**
 * Audits pages of a new instance by Lighthouse as a phone would load them.
 * @returns by page: the medians of the scores from 0 to 100 and of the timings in milliseconds, and what lowered the
 * scores of accessibility, best practices and search engines
 */
export function measureLighthouse({ rounds }) {
  return withFolder(async (folder) => {
    const lighthouse = await installLighthouse(folder);
    return withDataDir(async (dataDir) => {
      const app = await start(dataDir);
      try {
        const pages = { "/setup": await audit(lighthouse, `${app.origin}/setup`, rounds) };
        await setUp(app.origin, `${app.origin}/api`);
        for (const [name, address] of Object.entries(await fillSite(app.origin)))
          pages[name] = await audit(lighthouse, new URL(address, app.origin).href, rounds);
        return { version: LIGHTHOUSE.split("@")[1], rounds, pages };
      } finally {
        await app.stop();
      }
    });
  });
}
