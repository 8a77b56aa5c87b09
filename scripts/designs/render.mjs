import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { register } from "tsx/esm/api";

register();
const { prepareDocument } = await import("../../lib/templates/html/prepare-document.ts");
const { fillDocument } = await import("../../lib/templates/html/process-document.ts");

const FOLDER = path.resolve(import.meta.dirname, "../../content/designs");
const types = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

/** Fills a design's page with values; its files are at `/<name>/`. */
export function renderDesign(name, { variables, lists }) {
  const source = readFileSync(path.join(FOLDER, name, "index.html"), "utf8");
  const files = new Set(["index.html", "style.css", "display.woff2"]);
  const prepared = prepareDocument(source, { path: "index.html", base: `/${name}/`, files });
  return fillDocument(prepared, { variables, lists, pageAddress: () => "/" }).html;
}

/** A sample as the values of variables and lists. */
export function valuesOf(sample) {
  const { features = [], openingHours = [], address = "", phone = "", ...words } = sample;
  const noPicture = { pictureUrl: "", pictureSrcset: "", alt: "", width: "", height: "" };
  return {
    variables: {
      projectName: words.companyName,
      currentYear: "2026",
      ctaUrl: "/",
      callToActionTitle: "",
      callToActionText: "",
      address,
      phone,
      phoneUrl: phone && `tel:${phone.replaceAll(" ", "")}`,
      openingHours: openingHours.join("\n"),
      ...words,
    },
    lists: {
      features: features.map((one) => ({ ...noPicture, ...one })),
      openingHours: openingHours.map((line) => ({ line })),
      phones: phone ? [{ label: "", phone, phoneUrl: `tel:${phone.replaceAll(" ", "")}` }] : [],
      places: address ? [{ label: "", address, mapUrl: "#" }] : [],
    },
  };
}

/** Serves pages by their paths, and the files of the designs, on a free loopback port. */
export async function serveDesigns(pages) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const page = pages.get(pathname);
    const type = types[pathname.split(".").at(-1)] ?? types.html;
    try {
      const body = page ?? readFileSync(path.join(FOLDER, pathname));
      response.writeHead(200, { "Content-Type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
