import { escapeHtml } from "@/lib/platform/http/escape-html";
import { formatMoney } from "@/lib/platform/money/money";
import type { GuestExport } from "./export";

/** Returns “Placed at” for `placedAt`, and “Total” for `totalCents`. */
function labelOf(key: string): string {
  const words = key.replace(/Cents$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function textOf(key: string, value: unknown, currency: string): string {
  if (key.endsWith("Cents") && typeof value === "number" && currency) return formatMoney(value, currency);
  const text = String(value);
  return moment.test(text) ? `${text.slice(0, 16).replace("T", " ")} UTC` : text;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object that are not empty. */
function fieldsHtml(fields: Fields, outerCurrency = ""): string {
  const currency = typeof fields.currency === "string" ? fields.currency : outerCurrency;
  const rows = Object.entries(fields).map(([key, value]) => {
    if (value === "" || (Array.isArray(value) && value.length === 0)) return "";
    const content = Array.isArray(value)
      ? `<ul>${value.map((one) => `<li>${entryHtml(one, currency)}</li>`).join("")}</ul>`
      : escapeHtml(textOf(key, value, currency));
    return `<dt>${escapeHtml(labelOf(key))}</dt><dd>${content}</dd>`;
  });
  return `<dl>${rows.join("")}</dl>`;
}

const entryHtml = (entry: unknown, currency: string): string =>
  typeof entry === "object" && entry !== null
    ? fieldsHtml(entry as Fields, currency)
    : escapeHtml(String(entry));

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.15rem 1rem;margin:0 0 1rem}
dt{color:#666}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}ul{list-style:none;margin:0;padding:0}
article{border-top:1px solid #ccc;padding-top:1rem}dd dl{margin:0 0 .5rem}`;

/** Writes a guest's data as a page without scripts, for reading and printing. */
export function readableExport({ site, madeAt, ...parts }: GuestExport): string {
  const title = escapeHtml(`Your data at ${site}`);
  const sections = Object.entries(parts)
    .filter(([, entries]) => entries.length > 0)
    .map(
      ([key, entries]) =>
        `<section><h2>${escapeHtml(labelOf(key))}</h2>${entries
          .map((entry) => `<article>${fieldsHtml(entry)}</article>`)
          .join("")}</section>`,
    );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1><p>${escapeHtml(textOf("", madeAt, ""))}</p>
${sections.join("") || "<p>Nothing is stored.</p>"}</body></html>`;
}
