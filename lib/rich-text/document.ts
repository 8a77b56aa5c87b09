/** Formatted texts as documents of ProseMirror, without zod, so that the portal's forms don't load it. */

export type RichTextMark =
  | { type: "bold" | "italic" | "strike" }
  /** `target` is an address by the rules of the landing page's links, or `restaurant:{id}`. */
  | { type: "link"; attrs: { target: string } };

export type RichTextInline =
  | { type: "text"; text: string; marks?: RichTextMark[] }
  | { type: "hardBreak"; marks?: RichTextMark[] };

export type RichTextListItem = { type: "listItem"; content: RichTextFlow[] };

/** The blocks within a list or a quotation. */
export type RichTextFlow =
  | { type: "paragraph"; content?: RichTextInline[] }
  | { type: "bulletList" | "orderedList"; content: RichTextListItem[] };

export type RichTextBlock =
  | RichTextFlow
  | { type: "heading"; attrs: { level: RichTextLevel }; content?: RichTextInline[] }
  | { type: "blockquote"; content: RichTextFlow[] }
  | { type: "horizontalRule" };

export type RichTextDocument = { type: "doc"; content: RichTextBlock[] };

/** The levels of headings: 1 is the page's own. */
export const richTextLevels = [2, 3, 4] as const;
export type RichTextLevel = (typeof richTextLevels)[number];

type AnyNode = RichTextDocument | RichTextBlock | RichTextListItem | RichTextInline;

const isInline = ({ type }: AnyNode) => type === "text" || type === "hardBreak";

function plainTextOf(node: AnyNode): string {
  if (node.type === "text") return node.text;
  if (node.type === "hardBreak") return "\n";
  const children: readonly AnyNode[] = "content" in node ? (node.content ?? []) : [];
  const texts = children.map(plainTextOf);
  return children.every(isInline) ? texts.join("") : texts.filter((text) => text !== "").join("\n");
}

/** Returns the words of a document, one line for each block. */
export const plainText = (document: RichTextDocument): string => plainTextOf(document);

/** Returns whether a document has no words. */
export const isEmptyRichText = (document: RichTextDocument) => plainText(document).trim() === "";
