import type { RichTextDocument, RichTextInline, RichTextMark } from "@/lib/rich-text/document";

type Node = { type: string; content?: readonly Node[]; text?: string; marks?: RichTextMark[] };

const isInline = ({ type }: Node) => type === "text" || type === "hardBreak";
const hasWords = ({ content = [] }: Node) => content.some(({ text = "" }) => text.trim() !== "");

/** The blocks with words, in their order: as `plainText` writes them, line by line. */
function blocksOf(node: Node): Node[] {
  const { content = [] } = node;
  if (content.every(isInline)) return hasWords(node) ? [node] : [];
  return content.flatMap(blocksOf);
}

const linesOf = ({ content = [] }: Node) => 1 + content.filter(({ type }) => type === "hardBreak").length;

/** Words keep the style of a block that has one only. */
function inlineOf({ content = [] }: Node, lines: readonly string[]): RichTextInline[] {
  const texts = content.filter(({ type }) => type === "text");
  const marks = texts.length === 1 ? texts[0]?.marks : undefined;
  return lines.flatMap((text, index): RichTextInline[] => [
    ...(index > 0 ? [{ type: "hardBreak" } as const] : []),
    ...(text === "" ? [] : [{ type: "text", text, ...(marks && { marks }) } as const]),
  ]);
}

const paragraphs = (lines: readonly string[]) => ({
  type: "doc",
  content: lines.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/**
 * Returns a document with the headings, lists and quotations of another one, and other words: a line for each of its
 * blocks, as `plainText` writes them. A text with another number of lines becomes paragraphs.
 */
export function withLines(document: RichTextDocument, text: string): RichTextDocument {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks = blocksOf(document);
  const count = blocks.reduce((sum, block) => sum + linesOf(block), 0);
  if (count !== lines.length)
    return paragraphs(lines.filter((line) => line.trim() !== "")) as RichTextDocument;
  const next = new Map<Node, Node>();
  let at = 0;
  for (const block of blocks) {
    const own = lines.slice(at, at + linesOf(block));
    next.set(block, { ...block, content: inlineOf(block, own) as Node[] });
    at += own.length;
  }
  const write = (node: Node): Node =>
    next.get(node) ?? (node.content ? { ...node, content: node.content.map(write) } : node);
  return write(document) as RichTextDocument;
}
