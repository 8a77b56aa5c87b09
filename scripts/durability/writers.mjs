import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import JSZip from "jszip";

/** The timeout of a write, and the delay after a failed one, in milliseconds. */
const TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 50;

/** Counts unacknowledged writes by their result, such as `POST /api/orders: 502`. */
function miss(site, address, reason) {
  const name = `POST ${new URL(address).pathname}: ${reason}`;
  site.missed ??= new Map();
  site.missed.set(name, (site.missed.get(name) ?? 0) + 1);
}

/** @returns the response's JSON if the write was acknowledged; null if its outcome is unknown */
async function send(site, address, body, headers) {
  const isForm = body instanceof FormData;
  const answer = await fetch(address, {
    method: "POST",
    headers: { connection: "close", ...(isForm ? {} : { "content-type": "application/json" }), ...headers },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => miss(site, address, error.cause?.code ?? error.name));
  if (!answer) return null;
  const json = await answer.json().catch(() => null);
  if (answer.ok && json?.success) return json;
  miss(site, address, answer.status);
  if (json && answer.status !== 503 && answer.status !== 409) {
    throw new Error(`${address} answered ${answer.status}: ${json.error}`);
  }
  return null;
}

/**
 * Places an order, each from another address. An order of unknown outcome can be placed again.
 * @param mayCancel whether some guests cancel their order
 */
function order(site, number, { mayCancel = false } = {}) {
  const dishes = [
    { id: "suya-skewers", quantity: 1 + (number % 3) },
    { id: "akara", quantity: 2 },
  ];
  const key = randomUUID();
  const body = {
    restaurantId: "order1",
    email: `guest${number}@example.com`,
    name: "Gil Guest",
    dishes,
    idempotencyKey: key,
  };
  const headers = { "x-forwarded-for": `10.${(number >> 14) & 127}.${(number >> 7) & 127}.${number & 127}` };
  const place = async () => {
    const placed = (await send(site, `${site.origin}/api/orders`, body, headers))?.order ?? null;
    // Some guests cancel, whether they learn of it or not.
    if (placed && mayCancel && number % 3 === 0)
      await send(site, `${site.origin}/api/orders/${placed.id}/cancel`, undefined, headers);
    return placed;
  };
  return { kind: "order", key, lines: dishes.length, place };
}

/** The orders that a slot takes; some rounds reach it. */
export const ORDERS_PER_SLOT = 1000;

/** The portions of a dish; some rounds sell the last one. */
export const PORTIONS = 3000;

async function put(site, path, body, headers) {
  const answer = await fetch(`${site.origin}${path}`, {
    method: "PUT",
    headers: { ...site.session, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was not saved: ${await answer.text()}`);
}

/** Limits the orders of each time and the portions of both dishes. @throws Error if a limit can't be saved */
export async function limitOrders(site) {
  const address = `${site.origin}/api/hours/order1`;
  const { hours } = await (await fetch(address, { headers: site.session })).json();
  const slots = { ...hours.slots, gridMinutes: 5, maxOrders: ORDERS_PER_SLOT };
  await put(site, "/api/hours/order1", { ...hours, slots }, { "if-match": "*" });
  for (const [itemId, daily] of [
    ["akara", null],
    ["suya-skewers", PORTIONS],
  ])
    await put(site, "/api/ordering/stock", {
      restaurantId: "order1",
      itemId,
      stock: { left: PORTIONS, daily, isShown: true },
    });
}

/** Saves the landing page with a unique title. */
function save(site, number) {
  const title = `Bread worth getting up for, save ${number}`;
  const body = { ...site.content, hero: { ...site.content.hero, title } };
  const place = async () => send(site, `${site.origin}/api/landing/config`, body, site.session);
  return { kind: "save", key: title, place };
}

/** Returns the versions of the parts that a plan changes. */
async function currentVersions(site) {
  const proposed = await send(
    site,
    `${site.origin}/api/business-plans`,
    { description: "A bakery" },
    site.session,
  );
  if (!proposed) return null;
  const { landing, home, welcome } = proposed.current;
  return { landing: landing.version, home: home?.version ?? 0, welcome: welcome?.version ?? 0 };
}

/** Applies a plan that changes the landing page and the tags of a page, both or neither. */
function plan(site, number) {
  const title = `Crumb of plan ${number}`;
  const { subtitle, ctaText } = site.content.hero;
  const tags = {
    title,
    description: "Sourdough, baked every morning.",
    keywords: ["bread"],
    structuredData: [],
  };
  const description = `A bakery, plan ${number}`;
  const place = async () => {
    const versions = await currentVersions(site);
    if (!versions) return null;
    const sections = { hero: { title, subtitle, ctaText }, welcome: tags };
    const body = { description, sections, versions };
    return (
      (await send(site, `${site.origin}/api/business-plans/applied`, body, site.session))?.applied ?? null
    );
  };
  return { kind: "plan", key: description, title, place };
}

/** Uploads a template with one page and a file of some kilobytes. */
async function upload(site, number) {
  const name = `Template ${number}`;
  const style = `.n${number} { color: teal }\n`.repeat(2000);
  const page = `<!doctype html><html lang="en"><head><title>${name}</title><link rel="stylesheet" href="css/style.css"></head><body><h1>${name}</h1></body></html>`;
  const zip = new JSZip().file("index.html", page).file("css/style.css", style);
  const bytes = await zip.generateAsync({ type: "uint8array" });
  const form = new FormData();
  form.set("name", name);
  form.set("file", new Blob([bytes]), "template.zip");
  const place = async () => {
    const done = await send(site, `${site.origin}/api/templates/upload`, form, site.session);
    return done && { id: done.template.id, hash: done.template.hash };
  };
  return { kind: "upload", key: name, style, place };
}

/** Writes sequentially until aborted; records each write before it is sent. */
async function repeat(writes, signal, next) {
  for (let last; !signal.aborted; ) {
    const write = { ...(await next(last)), acknowledged: null };
    writes.push(write);
    write.acknowledged = await write.place();
    write.answeredAt = performance.now();
    if (!write.acknowledged) await delay(RETRY_DELAY_MS);
    last = write;
  }
}

/**
 * Writes to a site until the signal is aborted: four guests place orders, one user saves the landing page and applies
 * plans in turns, one uploads templates.
 * @returns all writes, including those of unknown outcome
 */
export async function writeUntil(signal, site) {
  const writes = [];
  const guests = Array.from({ length: 4 }, () =>
    repeat(writes, signal, () => order(site, site.count++, { mayCancel: true })),
  );
  const editor = repeat(writes, signal, (last) => {
    const make = last?.kind === "save" ? plan : save;
    return make(site, site.count++);
  });
  const designer = repeat(writes, signal, () => upload(site, site.count++));
  await Promise.all([...guests, editor, designer]);
  return writes;
}

/** Places orders sequentially. @throws Error if one is not acknowledged */
export async function placeOrders(site, amount) {
  for (let placed = 0; placed < amount; placed += 1) {
    if (!(await order(site, site.count++).place())) throw new Error("An order was not acknowledged");
  }
}
