import { isTarget } from "@/lib/landing/link-target";
import { isPlainText } from "@/lib/platform/http/link-rules";
import { type RichTextInline, type RichTextMark, richTextLevels } from "./document";

/** Maximum depth of nodes (the document has 1), their number, and the size as JSON in bytes. */
export const richTextLimits = { depth: 10, nodes: 2000, bytes: 60_000, target: 2000 } as const;

const inline = ["text", "hardBreak"] as const;
const flow = ["paragraph", "bulletList", "orderedList"] as const;
export const blockNames = [...flow, "heading", "blockquote", "horizontalRule"] as const;

type NodeName = "doc" | "listItem" | (typeof blockNames)[number] | (typeof inline)[number];

type NodeRule = {
  /** The nodes that it may contain. */
  content?: readonly NodeName[];
  /** The node that must be the first within it. */
  first?: NodeName;
  /** Whether it must contain a node. */
  isFilled?: boolean;
  /** Its keys besides `type` and `content`, each with its rule; one that may be missing accepts undefined. */
  keys?: Record<string, (value: unknown) => boolean>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

/** Controls, and embeddings, overrides and isolates, which make a text look different from what it says. */
const unsafe = "\\p{Cc}\\p{Cs}\\u2028-\\u202e\\u2066-\\u2069";
const unsafeCharacter = new RegExp(`[${unsafe}]`, "u");
const unsafeButNewlines = new RegExp(`(?!\\n)[${unsafe}]`, "gu");

/** Returns a text without the characters that a document refuses; keeps line breaks. */
export const withoutUnsafe = (text: string) =>
  text.replace(/\r\n?/g, "\n").replaceAll("\t", " ").replace(unsafeButNewlines, "");

/** Returns whether a text may be stored and shown. */
const isSafeText = (text: unknown): text is string =>
  typeof text === "string" && text !== "" && !unsafeCharacter.test(text);

/** Returns whether a link may lead to a target. */
export const isSafeTarget = (target: unknown): target is string =>
  typeof target === "string" &&
  target.length <= richTextLimits.target &&
  isPlainText(target) &&
  isTarget(target);

const plainMarks: readonly unknown[] = ["bold", "italic", "strike"] satisfies RichTextMark["type"][];

/** Returns whether a value is a mark that may be stored and shown. */
export function isSafeMark(mark: unknown): mark is RichTextMark {
  if (!isRecord(mark)) return false;
  if (mark.type !== "link") return hasOnly(mark, ["type"]) && plainMarks.includes(mark.type);
  const { attrs } = mark;
  return (
    hasOnly(mark, ["type", "attrs"]) &&
    isRecord(attrs) &&
    hasOnly(attrs, ["target"]) &&
    isSafeTarget(attrs.target)
  );
}

/** Returns whether a value is absent, or a list of different marks. */
function areSafeMarks(marks: unknown): boolean {
  if (marks === undefined) return true;
  if (!Array.isArray(marks) || marks.length > plainMarks.length + 1 || !marks.every(isSafeMark)) return false;
  return new Set(marks.map(({ type }) => type)).size === marks.length;
}

const isLevel = (attrs: unknown) =>
  isRecord(attrs) && hasOnly(attrs, ["level"]) && richTextLevels.some((level) => level === attrs.level);

/** The nodes of a document; a list without items and an empty quotation can't be edited. */
const nodeRules: Readonly<Record<NodeName, NodeRule>> = {
  doc: { content: blockNames, isFilled: true },
  paragraph: { content: inline },
  heading: { content: inline, keys: { attrs: isLevel } },
  bulletList: { content: ["listItem"], isFilled: true },
  orderedList: { content: ["listItem"], isFilled: true },
  listItem: { content: flow, first: "paragraph", isFilled: true },
  blockquote: { content: flow, isFilled: true },
  horizontalRule: {},
  text: { keys: { text: isSafeText, marks: areSafeMarks } },
  hardBreak: { keys: { marks: areSafeMarks } },
};

export const isInlineNode = (node: { type: string }): node is RichTextInline =>
  inline.some((name) => name === node.type);

/** A part of a document that is not allowed. */
export type RichTextProblem = { path: (string | number)[]; message: string };

type Visit = { node: unknown; allowed: readonly NodeName[]; path: (string | number)[]; depth: number };

const messages = {
  node: "Contains a kind of text that is not allowed",
  text: "Contains characters that are not allowed",
  mark: "Contains a link or a style that is not allowed",
  depth: "Has too many lists within lists",
  nodes: "Is too long: split it into several texts",
};

function messageOf(key: string) {
  return key === "text" ? messages.text : key === "marks" ? messages.mark : messages.node;
}

/** Checks a node without those within it. */
function problemOfNode({ node, allowed, path }: Visit): RichTextProblem | null {
  const name = isRecord(node) ? allowed.find((one) => one === node.type) : undefined;
  if (!isRecord(node) || name === undefined) return { path, message: messages.node };
  const { content, first, isFilled = false, keys = {} } = nodeRules[name];
  const wrong = Object.keys(keys).find((key) => !keys[key]?.(node[key]));
  if (wrong !== undefined) return { path: [...path, wrong], message: messageOf(wrong) };
  if (!hasOnly(node, ["type", ...(content ? ["content"] : []), ...Object.keys(keys)]))
    return { path, message: messages.node };
  const children = node.content ?? [];
  const isWrong =
    !Array.isArray(children) ||
    (isFilled && children.length === 0) ||
    (first !== undefined && children[0]?.type !== first);
  return isWrong ? { path: [...path, "content"], message: messages.node } : null;
}

const childrenOf = ({ node, path, depth }: Visit): Visit[] => {
  const { type, content = [] } = node as { type: NodeName; content?: unknown[] };
  const allowed = nodeRules[type].content ?? [];
  return content.map((child, index) => ({
    node: child,
    allowed,
    path: [...path, "content", index],
    depth: depth + 1,
  }));
};

/**
 * Returns the first part of a value that keeps it from being a document; null if it is one. Visits at most
 * `richTextLimits.nodes` nodes, without recursion.
 */
export function problemOfRichText(value: unknown): RichTextProblem | null {
  const waiting: Visit[] = [{ node: value, allowed: ["doc"], path: [], depth: 1 }];
  for (let visited = 0; waiting.length > 0; visited += 1) {
    const visit = waiting.pop() as Visit;
    const problem = problemOfNode(visit);
    if (problem) return problem;
    if (visit.depth > richTextLimits.depth) return { path: visit.path, message: messages.depth };
    const { content = [] } = visit.node as { content?: unknown[] };
    if (visited + waiting.length + content.length >= richTextLimits.nodes)
      return { path: [], message: messages.nodes };
    waiting.push(...childrenOf(visit));
  }
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes > richTextLimits.bytes ? { path: [], message: messages.nodes } : null;
}
