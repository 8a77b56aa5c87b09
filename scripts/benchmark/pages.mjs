import { post } from "./app.mjs";
import { compare } from "./load.mjs";

const gzip = { "accept-encoding": "gzip" };

/** Pages measured without and with an active template. */
const withoutTemplate = [
  { name: "Landing page, gzip", path: "/welcome", headers: gzip },
  { name: "Landing page, plain", path: "/welcome" },
  { name: "Order page, gzip", path: "/order1", headers: gzip },
  { name: "Landing page, 304", path: "/welcome", headers: gzip, revalidates: true },
  { name: "Configuration check", path: "/api/config/check" },
];
const withTemplate = (file) => [
  { name: "Template page, gzip", path: "/", headers: gzip },
  { name: "Template file, gzip", path: file, headers: gzip },
  { name: "Template file, 304", path: file, headers: gzip, revalidates: true },
];

/**
 * Returns the headers of a visit; with the tag of an earlier visit if it revalidates, null for a page without a tag.
 */
async function headersOf({ path, headers = {}, revalidates }, origin) {
  if (!revalidates) return headers;
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  const tag = answer.headers.get("etag");
  return tag && { ...headers, "if-none-match": tag };
}

async function measureCase(one, { first, uncached, bare }, settings) {
  const headers = await headersOf(one, first.origin);
  if (!headers) return [];
  const imitation = await bare.imitate(first.origin + one.path, headers);
  const targets = {
    first: { url: first.origin + one.path, pid: first.pid },
    bare: { url: imitation.address, pid: bare.pid },
  };
  if (uncached) targets.uncached = { url: uncached.origin + one.path, pid: uncached.pid };
  const { status, bytes } = imitation;
  const rows = [];
  for (const { connections, rounds, duration } of settings) {
    const options = { share: "bare", rounds, duration, connections, headers, status };
    rows.push({ name: one.name, bytes, connections, ...(await compare(targets, options)) });
  }
  return rows;
}

/**
 * Measures public responses of the product, of a bare server that sends the same bytes, and of Next.js alone.
 * @param settings for each number of connections: the number of rounds, and their seconds
 */
export async function measurePages(instances, settings) {
  const { first, session, template } = instances;
  const rows = [];
  for (const one of withoutTemplate) rows.push(...(await measureCase(one, instances, settings)));
  await post(`${first.origin}/api/templates/activate/${template.id}`, {}, session);
  for (const one of withTemplate(template.file)) rows.push(...(await measureCase(one, instances, settings)));
  await post(`${first.origin}/api/templates/deactivate`, {}, session);
  return rows;
}
