/** Font of titles on Google's result page. */
const TITLE_FONT = "20px Arial, sans-serif";
const TITLE_SIZE_PX = 20;

/** Advance widths of Arial in thousandths of its size (Helvetica's metrics, which Arial shares). */
const widths: [characters: string, width: number][] = [
  ["'", 191],
  ["ijl’‘", 222],
  ["|", 260],
  [" !,./:;I[\\]ft·\u00a0", 278],
  ["()-`r“”", 333],
  ["{}", 334],
  ['"', 355],
  ["*", 389],
  ["^", 469],
  ["Jckvxyzs", 500],
  ["#$?_0123456789Labdeghnopqu–€", 556],
  ["+<=>~", 584],
  ["FTZ", 611],
  ["&ABEKPSVXY", 667],
  ["CDHNRUw", 722],
  ["©®", 737],
  ["GOQ", 778],
  ["Mm", 833],
  ["%", 889],
  ["W", 944],
  ["—…™", 1000],
  ["@", 1015],
];
const table = new Map(widths.flatMap(([characters, width]) => [...characters].map((one) => [one, width])));

const WIDE =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Measures a title in pixels by the table; estimates characters that Arial lacks. */
export function tableWidth(title: string): number {
  const letters = [...title.normalize("NFD").replace(/\p{M}|\u200d/gu, "")];
  const thousandths = letters.reduce(
    (sum, letter) => sum + (table.get(letter) ?? (WIDE.test(letter) ? 1000 : 556)),
    0,
  );
  return (thousandths / 1000) * TITLE_SIZE_PX;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures a title in pixels in the browser, else by the table. */
export function titleWidth(title: string): number {
  if (typeof document === "undefined") return tableWidth(title);
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return tableWidth(title);
  pen.font = TITLE_FONT;
  return pen.measureText(title).width;
}

/** Cuts a title at a word to fit `max` pixels, as Google does. */
export function cutTitle(title: string, max: number, measure = titleWidth): string {
  if (measure(title) <= max) return title;
  const words = title.split(/(?<=\s)/);
  let kept = "";
  for (const word of words) {
    if (measure(`${(kept + word).trimEnd()} ...`) > max) break;
    kept += word;
  }
  if (kept.trim()) return `${kept.replace(/[\s.,;:|–-]+$/u, "")} ...`;
  let letters = "";
  for (const letter of title) {
    if (measure(`${letters + letter}...`) > max) break;
    letters += letter;
  }
  return `${letters}...`;
}
