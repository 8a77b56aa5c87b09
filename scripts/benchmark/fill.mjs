import JSZip from "jszip";
import pg from "pg";
import { post } from "./app.mjs";

/** Runs a statement on the instance's built-in database. */
export async function query(connectionString, text, values = []) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Saves the landing page with a number in its title. */
export async function saveLanding(origin, session, content, number) {
  const hero = { ...content.hero, title: `Bread worth getting up for, save ${number}` };
  await post(`${origin}/api/landing/config`, { ...content, hero }, session);
}

/** Returns the save's number from a page's title. */
export const savedNumber = (html) => Number(/, save (\d+)/.exec(html)?.[1] ?? 0);

/** Returns the landing page's content in the editor's format. */
export async function landingContent(origin) {
  return (await (await fetch(`${origin}/api/landing/config`)).json()).config;
}

/** Inserts orders of three dishes each by SQL, up to a number of rows. */
export async function fillOrders(database, count) {
  await query(
    database,
    `WITH placed AS (
       INSERT INTO "Order" (id, "restaurantId", name, email, status, payment, "subtotalCents", "taxCents", "deliveryCents",
         "totalCents", "idempotencyKey", "requestHash", "createdAt", "updatedAt")
       SELECT 'filled-' || n, 'order1', 'Guest ' || n, 'guest' || n || '@example.com', 'done', 'demo', 3000, 240, 500,
         3740, 'filled-key-' || n, 'filled', now() - n * interval '1 minute', now()
       FROM generate_series(1, $1::int) AS n
       ON CONFLICT DO NOTHING RETURNING id
     )
     INSERT INTO "OrderLine" ("orderId", position, "dishId", name, emoji, quantity, "priceCents")
     SELECT id, position, 'suya-skewers', 'Beef Suya', '🍢', 1, 1000 FROM placed, generate_series(0, 2) AS position`,
    [count],
  );
}

/** Inserts pages with SEO settings, and as many redirects, up to a number of rows. */
export async function fillPages(database, count) {
  await query(
    database,
    `INSERT INTO "PageSeo" (page, title, description, keywords, canonical, robots, author, language, "ogTitle",
       "ogDescription", "ogImage", "ogType", "twitterCard", "twitterSite", "twitterTitle", "twitterDescription",
       "twitterImage", "structuredData", "updatedAt")
     SELECT 'page-' || n, 'Page ' || n, 'What page ' || n || ' tells.', '{bread,cakes}', '', 'index, follow', '', 'en', '',
       '', '', 'website', 'summary', '', '', '', '', '{}', now() FROM generate_series(1, $1::int) AS n
     ON CONFLICT DO NOTHING`,
    [count],
  );
  await query(
    database,
    `INSERT INTO "PathRedirect" (path, target) SELECT '/former-' || n, '/order1' FROM generate_series(1, $1::int) AS n
     ON CONFLICT DO NOTHING`,
    [count],
  );
}

/** Uploads a template of some pages and files. @returns its id and the address of its style sheet */
export async function uploadTemplate(origin, session) {
  const sections = Array.from(
    { length: 40 },
    (_, n) => `<section><h2>Loaf ${n}</h2><p>${"Crust and crumb. ".repeat(20)}</p>`,
  );
  const page = `<!doctype html><html lang="en"><head><title>Bakery</title><link rel="stylesheet" href="css/style.css">
</head><body><h1>{{projectName}}</h1>${sections.join("</section>")}</section></body></html>`;
  const zip = new JSZip().file("index.html", page).file("about.html", page);
  zip.file("css/style.css", ".loaf { color: teal; padding: 1rem }\n".repeat(200));
  const form = new FormData();
  form.set("name", "Bakery");
  form.set("file", new Blob([await zip.generateAsync({ type: "uint8array" })]), "bakery.zip");
  const { template } = await post(`${origin}/api/templates/upload`, form, session);
  const { id, hash } = template;
  return { id, file: `/api/templates/files/${id}/${hash}/css/style.css` };
}

/** Copies a template until this number exists; the copies are not active. */
export async function fillTemplates(database, id, count) {
  await query(
    database,
    `INSERT INTO "Template" (id, name, active, version)
     SELECT 'copy-' || n, 'Copy ' || n, false, 1 FROM generate_series(2, $1::int) AS n ON CONFLICT DO NOTHING`,
    [count],
  );
  await query(
    database,
    `INSERT INTO "TemplateVersion" ("templateId", number, hash, "fileName", files, skipped, report)
     SELECT 'copy-' || n, 1, hash, "fileName", files, skipped, report
     FROM "TemplateVersion", generate_series(2, $2::int) AS n WHERE "templateId" = $1 AND number = 1
     ON CONFLICT DO NOTHING`,
    [id, count],
  );
}
