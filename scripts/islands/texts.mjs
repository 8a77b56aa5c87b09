const quotes = ['"', "'", "`"];

/**
 * Returns the texts that are string literals of scripts.
 * @param texts the English texts of a catalog
 * @param scripts the contents of minified scripts in UTF-8, without escapes
 */
export function textsIn(scripts, texts) {
  const code = scripts.join("\n");
  return texts.filter((text) => quotes.some((quote) => code.includes(quote + text + quote)));
}
