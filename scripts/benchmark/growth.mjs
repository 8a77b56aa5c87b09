import { post } from "./app.mjs";
import { fillOrders, fillPages, fillTemplates } from "./fill.mjs";
import { load } from "./load.mjs";

const pages = [
  { name: "Landing page", path: "/welcome" },
  { name: "Order page", path: "/order1" },
  { name: "Configuration check", path: "/api/config/check" },
  { name: "Sitemap", path: "/sitemap.xml" },
];
const templatePages = (file) => [
  { name: "Template page", path: "/" },
  { name: "Template file", path: file },
];

/**
 * Returns the median latency of each page on one connection, with the product's cache and with Next.js alone, in
 * milliseconds.
 */
async function latencies({ first, uncached, session, template }) {
  const measured = {};
  const measure = async ({ name, path }) => {
    const times = {};
    for (const [kind, { origin }] of Object.entries({ cached: first, uncached })) {
      const options = { url: origin + path, connections: 1 };
      await load({ ...options, amount: 100 });
      times[kind] = (await load({ ...options, amount: 200 })).p50;
    }
    measured[name] = times;
  };
  for (const page of pages) await measure(page);
  await post(`${first.origin}/api/templates/activate/${template.id}`, {}, session);
  for (const page of templatePages(template.file)) await measure(page);
  await post(`${first.origin}/api/templates/deactivate`, {}, session);
  return measured;
}

/**
 * Measures latencies that grow with the numbers of rows and templates. Leaves 10,000 orders, 500 pages and 200
 * templates.
 */
export async function measureGrowth(instances) {
  const { database, template } = instances;
  await fillOrders(database, 10);
  await fillPages(database, 10);
  const steps = { "10 orders and pages, 1 template": await latencies(instances) };
  await fillOrders(database, 10_000);
  await fillPages(database, 500);
  steps["10,000 orders, 500 pages"] = await latencies(instances);
  await fillTemplates(database, template.id, 200);
  steps["200 templates"] = await latencies(instances);
  return steps;
}
