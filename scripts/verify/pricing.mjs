import { createHash } from "node:crypto";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { requireChromium } from "../browsers.mjs";

const CARTS = 10_000;

/** Bundles a module of this folder, as the browser's script or for Node.js. */
async function bundle(name, format) {
  const { outputFiles } = await build({
    entryPoints: [`scripts/verify/pricing/${name}.ts`],
    bundle: true,
    write: false,
    format,
    globalName: "pricing",
    target: "es2022",
  });
  return outputFiles[0]?.text ?? "";
}

async function priceInChromium(seed) {
  const content = await bundle("by-guest", "iife");
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content });
    return await page.evaluate(([from, count]) => window.pricing.price(from, count), [seed, CARTS]);
  } finally {
    await browser.close();
  }
}

async function priceInNode(seed) {
  const code = await bundle("by-server", "esm");
  const { price } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  return price(seed, CARTS);
}

const hashOf = (prices) => createHash("sha256").update(prices.join("\n")).digest("hex").slice(0, 16);

/** Compares the prices of random carts as the browser and the server compute them. `PRICING_SEED` sets another seed. */
export async function verifyPricing() {
  const seed = Number(process.env.PRICING_SEED ?? 1);
  const [guests, server] = [await priceInChromium(seed), await priceInNode(seed)];
  const totals = new Set(server.map((text) => JSON.parse(text).totals.totalCents));
  console.log(
    `${server.length} carts, ${totals.size} totals: ${hashOf(guests)} in Chromium, ${hashOf(server)} in Node.js`,
  );
  const at = server.findIndex((prices, index) => prices !== guests[index]);
  if (at >= 0) console.error(`Cart ${at} of seed ${seed} differs:\n${guests[at]}\n${server[at]}`);
  return at < 0 && server.length === CARTS && totals.size > CARTS / 4;
}
