const isNumber = (text: string) => /^\d{4,}$/.test(text) || /^\d+\*$/.test(text);

/** Splits numbers between spaces, as in `10115 10117`, but not one postcode such as `SW1A 1AA` or `114 55`. */
function splitNumbers(text: string): string[] {
  const parts = text.split(" ");
  return parts.every(isNumber) ? parts : [text];
}

/**
 * Reads postcodes that are typed or pasted from anywhere, between commas, semicolons, tabs, lines, or spaces between
 * numbers. Returns each once, in upper case, with single spaces.
 */
export function readPostcodes(text: string): string[] {
  const found = text
    .normalize("NFKC")
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => splitNumbers(part.trim().replace(/\s+/g, " ").replace(/ \*$/, "*")))
    .map((part) => part.toUpperCase())
    .filter((part) => part !== "");
  return [...new Set(found)];
}
