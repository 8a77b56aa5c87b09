import { Tokenizer, TokenizerMode } from "parse5";

const inline = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** Elements without readable text, by how a browser parses their content. */
const silent = new Map([
  ["script", TokenizerMode.SCRIPT_DATA],
  ...["style", "iframe", "noembed", "noframes", "noscript", "xmp"].map(
    (tag) => [tag, TokenizerMode.RAWTEXT] as const,
  ),
]);

/** Returns the visible text of HTML, in linear time. */
function textOfMarkup(source: string): string {
  let text = "";
  let silentIn: string | null = null;
  const add = (part: string) => {
    if (silentIn === null) text += part;
  };
  const tokenizer: Tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName }) {
        add(inline.has(tagName) ? "" : "\n");
        const mode = silent.get(tagName);
        if (mode === undefined) return;
        silentIn = tagName;
        tokenizer.state = mode;
      },
      onEndTag({ tagName }) {
        if (tagName === silentIn) silentIn = null;
        add(inline.has(tagName) ? "" : "\n");
      },
      onCharacter: ({ chars }) => add(chars),
      onWhitespaceCharacter: ({ chars }) => add(chars),
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(source, true);
  return text;
}

/** Converts the description to plain text: without markup and control characters, in NFC. */
export function readableText(description: string): string {
  const text = /[<&]/.test(description) ? textOfMarkup(description) : description;
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(/[^\P{Cc}\n]|\p{Cs}|\u00ad|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, " ")
    .replace(/[^\S\n]+/gu, " ");
}
