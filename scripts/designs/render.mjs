import { createServer } from "node:http";
import path from "node:path";
import { register } from "tsx/esm/api";

register();
const { prepareDocument } = await import("../../lib/templates/html/prepare-document.ts");
const { fillDocument } = await import("../../lib/templates/html/process-document.ts");
const { composeDesign } = await import("../../lib/templates/designs/compose.ts");

const FOLDER = path.resolve(import.meta.dirname, "../../content/designs");
const types = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  woff2: "font/woff2",
  svg: "image/svg+xml",
};

/** Fills a design's page with values; returns it and the design's files by their paths `/<name>` and `/<name>/<file>`. */
export async function renderDesign(name, { variables, lists }) {
  const files = await composeDesign(FOLDER, name);
  const prepared = prepareDocument(new TextDecoder().decode(files.get("index.html")), {
    path: "index.html",
    base: `/${name}/`,
    files: new Set(files.keys()),
  });
  const { html } = fillDocument(prepared, { variables, lists, pageAddress: () => "/" });
  return [[`/${name}`, html], ...[...files].map(([file, bytes]) => [`/${name}/${file}`, bytes])];
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

/** Serves pages and files by their paths, on a free loopback port. */
export async function serveDesigns(contents) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const body = contents.get(pathname);
    const type = types[pathname.split(".").at(-1)] ?? types.html;
    response.writeHead(body === undefined ? 404 : 200, { "Content-Type": type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
