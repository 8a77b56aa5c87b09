import { extensionOf, typeOf } from "../file-types";

const systemFile = /^(thumbs\.db|ehthumbs\.db|desktop\.ini|\$recycle\.bin)$/i;
const about =
  /^(readme|licen[cs]e|copying|notice|changelog|contributing)([-_ ][^.]*)?(\.(md|markdown|txt|rst))?$/i;
const build =
  /^((package|bower|composer|tsconfig|npm-shrinkwrap)(-lock)?\.json|(yarn|composer|gemfile|cargo)\.lock|pnpm-lock\.yaml|(gulpfile|gruntfile)\.[cm]?[jt]s|gemfile|makefile|dockerfile)$/i;
const source =
  /^(scss|sass|less|styl|ts|tsx|jsx|mts|cts|coffee|vue|svelte|pug|jade|haml|ejs|hbs|njk|map|md|markdown|rst|psd|ai|sketch|fig|xd)$/;
const archive = /^(zip|rar|7z|tar|gz|tgz|bz2|tbz2|xz|txz|zst|jar|war|apk|iso|dmg|cab)$/;
/** Names that are invalid on Windows: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
const reserved = /[<>"|?*]|(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.[^/]*)?(\/|$)/i;

/** The reason why a file of an archive is skipped; null if it is part of the template. */
export function whySkipped(path: string): string | null {
  const segments = path.split("/");
  const name = segments.at(-1) ?? "";
  const extension = extensionOf(path);
  if (segments.includes("__MACOSX") || systemFile.test(name)) return "Belongs to the operating system";
  if (segments.some((segment) => segment.startsWith("."))) return "Hidden file";
  if (about.test(name)) return "Read-me or licence";
  if (build.test(name)) return "Belongs to the building of the site";
  if (source.test(extension)) return "Source file, which browsers don’t read";
  if (archive.test(extension)) return "Archive inside the archive, which is not unpacked";
  if (reserved.test(path)) return "Its name can’t be used on every system";
  if (typeOf(path)) return null;
  return extension
    ? `Files of the type .${extension} are not served`
    : "Files without an extension are not served";
}
