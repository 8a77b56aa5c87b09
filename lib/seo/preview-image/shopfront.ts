import { previewSize } from "./page-preview";

const { width, height } = previewSize;

/** The colours of app/theme.css, converted from OKLCH. */
export const paint = {
  facade: "#043728",
  shade: "#02291d",
  brass: "#e9b24a",
  lime: "#f3f0d9",
  text: "#f3f6e9",
  softText: "#b8cebc",
  ink: "#12221c",
} as const;

const STRIPES = 24;
const STRIPE = width / STRIPES;
const AWNING = 78;

function stripe(index: number): string {
  const x = index * STRIPE;
  const hem = `a${STRIPE / 2} ${STRIPE / 2} 0 0 1 ${-STRIPE} 0`;
  const fill = index % 2 === 0 ? paint.brass : paint.lime;
  return `<path d="M${x} 0h${STRIPE}v${AWNING}${hem}z" fill="${fill}"/>`;
}

const stripes = Array.from({ length: STRIPES }, (_, index) => stripe(index)).join("");

const rings = [64, 46, 28]
  .map(
    (radius) => `<circle r="${radius}" fill="#fff" fill-opacity=".04" stroke="#fff" stroke-opacity=".11"/>`,
  )
  .join("");
const scallop = (x: number, y: number) => `<g transform="translate(${x} ${y})">${rings}</g>`;

const definitions = `<defs>
<pattern id="scallops" width="128" height="128" patternUnits="userSpaceOnUse">
${scallop(0, 0)}${scallop(128, 0)}${scallop(64, 64)}${scallop(0, 128)}${scallop(128, 128)}
</pattern>
<linearGradient id="fade" x1="1" y1="0" x2=".25" y2=".9">
<stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
</linearGradient>
<linearGradient id="under" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#000" stop-opacity=".38"/><stop offset="1" stop-color="#000" stop-opacity="0"/>
</linearGradient>
<mask id="upper"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>
</defs>`;

/** A painted wall under an awning, as the landing page has it. */
export const wall = `${definitions}
<rect width="${width}" height="${height}" fill="${paint.facade}"/>
<rect width="${width}" height="${height}" fill="url(#scallops)" mask="url(#upper)"/>
<rect y="${AWNING - 6}" width="${width}" height="96" fill="url(#under)"/>`;

export const awning = `<g>${stripes}</g><rect width="${width}" height="14" fill="#000" fill-opacity=".12"/>`;

/** A round board, `radius` pixels wide around its middle, that hangs from the awning. */
export type Board = { x: number; y: number; radius: number };

/** The board without its lettering. */
export function sign({ x, y, radius }: Board): string {
  const rope = radius * 0.46;
  const top = y - radius * 0.84;
  return `<path d="M${x - rope} 60V${top}M${x + rope} 60V${top}" fill="none" stroke="${paint.brass}" stroke-width="4" stroke-opacity=".8"/>
<circle cx="${x}" cy="${y + 10}" r="${radius}" fill="#000" fill-opacity=".22"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint.brass}"/>
<circle cx="${x}" cy="${y}" r="${radius * 0.91}" fill="none" stroke="${paint.ink}" stroke-opacity=".7" stroke-width="3"/>`;
}

/** The product's mark, 32 by 32 pixels times the scale. */
export function mark({ x, y, scale }: { x: number; y: number; scale: number }, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}">
<path d="M7.5 7.5h17L27 14.25a2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0Z"/>
<path d="M8.5 20v5h15v-5" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
