import type { PageSeoSettings } from "../schema";

/** The texts on a page's preview image. */
export type DrawnText = { title: string; name: string };

const pictographs =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}]|\u20e3|\ufe0e|\ufe0f/gu;
/** Pictographs that the fonts contain as characters. */
const isSign = (character: string) => /[\u00a9\u00ae\u2122]/.test(character);
const withoutPictographs = (text: string) =>
  text
    .replace(pictographs, (character) => (isSign(character) ? character : ""))
    .replace(/\s+/gu, " ")
    .trim();

const separators = String.raw`\s*[·|–—:-]\s+|\s+[·|–—:-]\s*`;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Removes the project's name from the start and end of a title, as it is drawn separately. */
function withoutName(title: string, name: string): string {
  const atStart = new RegExp(`^${escaped(name)}(?:${separators})`, "u");
  const atEnd = new RegExp(`(?:${separators})${escaped(name)}$`, "u");
  return title.replace(atStart, "").replace(atEnd, "") || title;
}

type Titles = Pick<PageSeoSettings, "title" | "ogTitle">;

/** The texts of a page's preview image: the title that networks show, and the project's name. */
export function drawnText(
  settings: Titles | null | undefined,
  defaultTitle: string,
  name: string,
): DrawnText {
  const title = settings?.ogTitle || settings?.title || defaultTitle;
  return {
    title: withoutPictographs(withoutName(title, name)).normalize("NFC"),
    name: withoutPictographs(name).normalize("NFC"),
  };
}
