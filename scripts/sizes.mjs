import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { administrator, post, setUp, start, withDataDir } from "./benchmark/app.mjs";

const landingPages = ["/", "/welcome"];
const orderPages = ["/order1", "/order2"];
const reservePages = ["/reserve/order1"];
/** The page of an order, whose address has its id. */
const STATUS_PAGE = "/orders/…";
const RECEIPT_PAGE = "/orders/…/receipt";
const accessPages = ["/login", "/password", "/pair"];
const openPages = ["/Home"];
/** Each tab and each page of the portal. */
const portalPages = [
  "/admin",
  "/admin?tab=announcements",
  "/admin?tab=pages",
  "/admin?tab=navigation",
  "/admin?tab=translations",
  "/admin?tab=templates",
  "/admin?tab=orders",
  "/admin?tab=reservations",
  "/admin?tab=tables",
  "/admin?tab=inbox",
  "/admin?tab=hours",
  "/admin?tab=business",
  "/admin?tab=seo",
  "/admin?tab=users",
  "/admin?tab=audit",
  "/admin?tab=backups",
  "/admin?tab=system",
  "/admin?tab=api",
  "/admin?tab=account",
  "/admin/api/orders",
  "/admin/templates",
  "/admin/orders",
  "/admin/settings",
  "/admin/seo",
  "/admin/pictures",
  "/admin/menus",
  "/portal/editor",
  "/portal/editor/preview",
  "/portal/menus/preview",
  "/dashboard",
  "/dashboard?tab=generate",
];

/**
 * Limits of pages in bytes. By gzip: their own JavaScript without the runtime of Next.js, all of their JavaScript, and
 * their CSS. Uncompressed: their HTML, and the fonts that they load immediately.
 */
const budgets = [
  { pages: landingPages, gzip: { allJavascript: 12_000, css: 12_000 }, raw: { fonts: 60_000 } },
  { pages: orderPages, gzip: { allJavascript: 90_500, css: 12_000 }, raw: { html: 40_000, fonts: 60_000 } },
  { pages: reservePages, gzip: { allJavascript: 86_500, css: 11_500 }, raw: { html: 10_000, fonts: 30_000 } },
  {
    pages: [STATUS_PAGE],
    gzip: { allJavascript: 90_000, css: 12_000 },
    raw: { html: 20_000, fonts: 60_000 },
  },
  { pages: [RECEIPT_PAGE], gzip: { allJavascript: 78_000, css: 12_000 }, raw: { html: 20_000 } },
  {
    pages: [...accessPages, "/setup"],
    gzip: { allJavascript: 100_000, css: 10_000 },
    raw: { html: 15_000, fonts: 60_000 },
  },
  { pages: openPages, gzip: { javascript: 120_000, allJavascript: 220_000 }, raw: { fonts: 60_000 } },
  {
    pages: portalPages,
    gzip: { javascript: 120_000, allJavascript: 220_000 },
  },
];

/**
 * Returns the files that Next.js sends with every page: its runtime, the router and React, and those of its default
 * error page, which has no code of ours.
 */
function runtimeFiles() {
  const { rootMainFiles, polyfillFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8"));
  const errorPage = readFileSync(".next/server/app/_global-error/page_client-reference-manifest.js", "utf8");
  const itsFiles = errorPage.match(/static\/chunks\/[\w.-]+\.js/g) ?? [];
  return new Set([...rootMainFiles, ...polyfillFiles, ...itsFiles].map((file) => `/_next/${file}`));
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");

/** Returns the fonts preloaded by the response's headers. */
const announcedFonts = (header) =>
  [...(header ?? "").matchAll(/<([^>]+)>; rel=preload; as="font"/g)].map(([, file]) => file);

/** Returns the URLs of a page's files by kind, without those loaded on demand. */
function filesOf(html, header, runtime) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const scripts = tags
    .filter((tag) => tag.startsWith("<script") && !/\snomodule\b/i.test(tag))
    .flatMap((tag) => attribute(tag, "src") ?? []);
  const links = (test) => tags.filter(test).flatMap((tag) => attribute(tag, "href") ?? []);
  // Components of `next/dynamic` that the server renders are preloaded, and loaded on hydration.
  scripts.push(...links((tag) => /rel="preload"/.test(tag) && /as="script"/.test(tag)));
  // The modules that an island's script imports at once.
  scripts.push(...links((tag) => /rel="modulepreload"/.test(tag)));
  const fonts = links((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag));
  return {
    runtime: [...new Set(scripts)].filter((file) => runtime.has(file.split("?")[0])),
    javascript: [...new Set(scripts)].filter((file) => !runtime.has(file.split("?")[0])),
    allJavascript: [...new Set(scripts)],
    css: [...new Set(links((tag) => /rel="stylesheet"/.test(tag)))],
    fonts: [...new Set([...fonts, ...announcedFonts(header)])],
  };
}

const known = new Map();

async function download(url, headers = {}) {
  const answer = await fetch(url, { headers, redirect: "error" });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return { bytes: Buffer.from(await answer.arrayBuffer()), link: answer.headers.get("link") };
}

async function sizeOf(origin, file) {
  const url = new URL(file, origin).href;
  if (!known.has(url)) {
    const { bytes } = await download(url);
    // Fonts are already compressed.
    const gzip = /\.woff2?$/.test(url) ? bytes.length : gzipSync(bytes).length;
    known.set(url, { raw: bytes.length, gzip });
  }
  return known.get(url);
}

async function total(origin, files) {
  const sizes = await Promise.all(files.map((file) => sizeOf(origin, file)));
  const sum = (kind) => sizes.reduce((all, size) => all + size[kind], 0);
  return { raw: sum("raw"), gzip: sum("gzip") };
}

async function measurePage(origin, page, headers, runtime) {
  const { bytes: html, link } = await download(origin + page, headers);
  const files = filesOf(html.toString(), link, runtime);
  const row = { html: { raw: html.length, gzip: gzipSync(html).length } };
  for (const [kind, list] of Object.entries(files)) row[kind] = await total(origin, list);
  return row;
}

/**
 * Starts the built product on new data and measures the downloads of each page.
 * @returns by page: bytes of HTML, Next's runtime, the page's own JavaScript, the two together, CSS and preloaded
 * fonts, raw and gzip
 */
export async function measureSizes() {
  const rows = {};
  await withDataDir(async (dataDir) => {
    const app = await start(dataDir);
    try {
      const runtime = runtimeFiles();
      const setup = await measurePage(app.origin, "/setup", {}, runtime);
      await setUp(app.origin);
      const login = await fetch(`${app.origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(administrator),
      });
      const cookie = login.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      for (const page of [...landingPages, ...orderPages, ...reservePages, ...accessPages, ...openPages])
        rows[page] = await measurePage(app.origin, page, {}, runtime);
      const { order } = await post(`${app.origin}/api/orders`, {
        restaurantId: "order1",
        name: "Gil Guest",
        email: "gil@example.com",
        dishes: [{ id: "zobo", quantity: 2 }],
        idempotencyKey: "size-of-the-page",
      });
      rows[STATUS_PAGE] = await measurePage(app.origin, `/orders/${order.id}`, {}, runtime);
      rows[RECEIPT_PAGE] = await measurePage(app.origin, `/orders/${order.id}/receipt`, {}, runtime);
      rows["/setup"] = setup;
      for (const page of portalPages) rows[page] = await measurePage(app.origin, page, { cookie }, runtime);
    } finally {
      await app.stop();
    }
  });
  return rows;
}

function print(rows) {
  const kinds = ["html", "runtime", "javascript", "allJavascript", "css", "fonts"];
  const cell = ({ raw, gzip }) => `${(raw / 1000).toFixed(1)} / ${(gzip / 1000).toFixed(1)}`.padStart(16);
  console.log(`${"kB raw / gzip".padEnd(26)}${kinds.map((kind) => kind.padStart(16)).join("")}`);
  for (const [page, row] of Object.entries(rows)) {
    console.log(`${page.padEnd(26)}${kinds.map((kind) => cell(row[kind])).join("")}`);
  }
}

/** Returns the pages beyond their limits, with their sizes. */
function overBudget(rows) {
  return budgets.flatMap(({ pages, ...measures }) =>
    pages.flatMap((page) =>
      Object.entries(measures).flatMap(([measure, limits]) =>
        Object.entries(limits)
          .map(([kind, limit]) => ({ kind, limit, size: rows[page]?.[kind][measure] }))
          .filter(({ size, limit }) => !(size <= limit))
          .map(({ kind, limit, size }) => `${page}: ${size} bytes of ${kind} (${measure}), at most ${limit}`),
      ),
    ),
  );
}

/**
 * Returns the routes for which Next.js traced the whole project, which takes a quarter of a build. It does so for file
 * names that it can't determine statically, unless `turbopackIgnore` precedes the name.
 */
function tracedAsWhole() {
  const traces = readdirSync(".next/server", { recursive: true }).filter((file) =>
    file.endsWith(".nft.json"),
  );
  if (traces.length === 0) throw new Error("The build has no traces of files.");
  return traces.filter((file) =>
    /"[./]*\/ARCHITECTURE\.md"/.test(readFileSync(`.next/server/${file}`, "utf8")),
  );
}

if (process.argv[1] === import.meta.filename) {
  const rows = await measureSizes();
  print(rows);
  const [, , file] = process.argv;
  const problems = [
    ...overBudget(rows).map((line) => `Too heavy: ${line}`),
    ...tracedAsWhole().map((trace) => `Traced with the whole project: ${trace}`),
  ];
  for (const line of problems) console.error(line);
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (file) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  }
}
