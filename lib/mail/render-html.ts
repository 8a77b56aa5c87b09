import { escapeHtml } from "@/lib/platform/http/escape-html";
import type { MailBlock, MailBody, MailLook, MailRow } from "./body";

const withBreaks = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "#1f2328";
const SOFT = "#59636e";
const LINE = "#d8dee4";

/** The classes carry the colours of the dark mode, which inline styles can't. */
const darkStyles = `@media (prefers-color-scheme:dark){
.page{background-color:#15181c!important}.card{background-color:#1f2429!important}
.ink{color:#e6e9ec!important}.soft{color:#a3adb7!important}.row td{border-color:#3a424a!important}}`;

/** Returns the colour of text on a background that has the higher contrast (WCAG 2.2, relative luminance). */
export function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

function rowOf({ label, details = [], amount = "", isTotal = false }: MailRow): string {
  const weight = isTotal ? "font-weight:700;" : "";
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top;${weight}`;
  const below = details.map(
    (detail) => `<br><span class="soft" style="color:${SOFT};font-size:14px">${escapeHtml(detail)}</span>`,
  );
  return `<tr class="row"><td class="ink" style="${cell}color:${INK}">${escapeHtml(label)}${below.join("")}</td><td class="ink" align="right" style="${cell}padding-left:16px;white-space:nowrap;color:${INK}">${escapeHtml(amount)}</td></tr>`;
}

function htmlOf(block: MailBlock, colour: string): string {
  const paragraph = (text: string, style: string, name = "ink") =>
    `<p class="${name}" style="margin:0 0 16px;${style}">${withBreaks(text)}</p>`;
  if ("text" in block) return paragraph(block.text, `color:${INK}`);
  if ("note" in block) return paragraph(block.note, `color:${SOFT};font-size:14px`, "soft");
  if ("heading" in block)
    return `<h2 class="ink" style="margin:24px 0 8px;font-size:18px;color:${INK}">${escapeHtml(block.heading)}</h2>`;
  if ("link" in block) {
    const { label, url } = block.link;
    const address = escapeHtml(url);
    return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background-color:${colour};color:${textOn(colour)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p><p class="soft" style="margin:0 0 16px;color:${SOFT};font-size:12px;word-break:break-all">${address}</p>`;
  }
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(rowOf).join("")}</table>`;
}

/** The logo on white, as it may be dark. The name beside it is its text. */
const logoOf = (address: string) =>
  `<img src="${escapeHtml(address)}" alt="" width="40" height="40" style="display:inline-block;width:40px;height:40px;margin-right:12px;border:0;border-radius:8px;background-color:#ffffff;vertical-align:middle">`;

/** Returns a mail as a document with inline styles, and no picture but the logo, one column of 600 pixels. */
export function renderMailHtml({ title, blocks }: MailBody, look: MailLook): string {
  const { name, logo, footer, language } = look;
  const colour = /^#[0-9a-f]{6}$/i.test(look.colour) ? look.colour : INK;
  const foot = [name, ...footer].map(escapeHtml).join("<br>");
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyles}</style></head>
<body class="page" style="margin:0;padding:0;background-color:#f3f4f6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f3f4f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background-color:#ffffff;border-radius:12px;${FONT};font-size:16px;line-height:1.5;text-align:left">
<tr><td style="padding:16px 24px;border-radius:12px 12px 0 0;background-color:${colour};color:${textOn(colour)};font-weight:700">${logo ? logoOf(logo) : ""}${escapeHtml(name)}</td></tr>
<tr><td style="padding:24px 24px 8px"><h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${INK}">${escapeHtml(title)}</h1>
${blocks.map((block) => htmlOf(block, colour)).join("\n")}</td></tr>
<tr><td class="soft" style="padding:0 24px 24px;font-size:12px;color:${SOFT}">${foot}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
