import { Fragment, type ReactNode } from "react";
import { linkTo } from "@/components/targets/link-to";
import { classes } from "@/components/ui/classes";
import {
  type RichTextDocument,
  type RichTextInline,
  type RichTextMark,
  richTextLevels,
} from "@/lib/rich-text/document";
import { isInlineNode, isSafeMark, richTextLimits } from "@/lib/rich-text/rules";

type HrefOf = (target: string) => string | null;

type RichTextProps = {
  document: RichTextDocument;
  /** Returns the address of a link's target; without one only the link's words are shown. */
  hrefOf: HrefOf;
  className?: string;
};

/**
 * A formatted text. Leaves out nodes and marks that the rules of `lib/rich-text` don't know, whatever was stored. Needs no
 * script.
 */
export function RichText({ document, hrefOf, className }: RichTextProps) {
  return (
    <div className={classes("rich-text", className)}>
      <Blocks nodes={document.content} hrefOf={hrefOf} depth={2} />
    </div>
  );
}

type StoredNode = { type: string; content?: unknown; attrs?: { level?: unknown } };

/** The nodes of a list that was stored: anything else is left out. */
const nodesIn = (content: unknown): StoredNode[] =>
  Array.isArray(content) ? content.filter((node) => typeof node?.type === "string") : [];

type BlocksProps = { nodes: unknown; hrefOf: HrefOf; depth: number };

function Blocks({ nodes, hrefOf, depth }: BlocksProps) {
  if (depth > richTextLimits.depth) return null;
  return [...nodesIn(nodes).entries()].map(([position, node]) => (
    <Block key={position} node={node} hrefOf={hrefOf} depth={depth} />
  ));
}

function Block({ node, hrefOf, depth }: { node: StoredNode; hrefOf: HrefOf; depth: number }) {
  const inner = <Blocks nodes={node.content} hrefOf={hrefOf} depth={depth + 1} />;
  const words = nodesIn(node.content).filter(isInlineNode);
  switch (node.type) {
    case "paragraph":
      return words.length > 0 && <p dir="auto">{lineOf(words, hrefOf)}</p>;
    case "heading": {
      const Heading = headingOf(node.attrs?.level);
      return words.length > 0 && <Heading dir="auto">{lineOf(words, hrefOf)}</Heading>;
    }
    case "bulletList":
      return <ul dir="auto">{inner}</ul>;
    case "orderedList":
      return <ol dir="auto">{inner}</ol>;
    case "listItem":
      return <li>{inner}</li>;
    case "blockquote":
      return <blockquote dir="auto">{inner}</blockquote>;
    case "horizontalRule":
      return <hr />;
    default:
      return null;
  }
}

const headingOf = (stored: unknown) =>
  `h${richTextLevels.find((level) => level === stored) ?? richTextLevels[0]}` as const;

const marksOf = ({ marks }: RichTextInline): RichTextMark[] =>
  Array.isArray(marks) ? marks.filter(isSafeMark) : [];

const targetOf = (node: RichTextInline) =>
  marksOf(node).flatMap((mark) => (mark.type === "link" ? [mark.attrs.target] : []))[0];

/** The words of a block; neighbours with the same link are one link. */
function lineOf(nodes: readonly RichTextInline[], hrefOf: HrefOf): ReactNode {
  const runs: { target: string | undefined; nodes: RichTextInline[] }[] = [];
  for (const node of nodes) {
    const target = targetOf(node);
    const last = runs.at(-1);
    if (last && last.target === target) last.nodes.push(node);
    else runs.push({ target, nodes: [node] });
  }
  return [...runs.entries()].map(([position, run]) => {
    const words = [...run.nodes.entries()].map(([key, node]) => <Words key={key} node={node} />);
    const href = run.target === undefined ? null : hrefOf(run.target);
    if (href === null) return <Fragment key={position}>{words}</Fragment>;
    return (
      <a key={position} {...linkTo(href)}>
        {words}
      </a>
    );
  });
}

const elements = { bold: "strong", italic: "em", strike: "s" } as const;

function Words({ node }: { node: RichTextInline }): ReactNode {
  if (node.type === "hardBreak") return <br />;
  return <Marked marks={marksOf(node)}>{String(node.text)}</Marked>;
}

function Marked({ marks: [mark, ...others], children }: { marks: RichTextMark[]; children: ReactNode }) {
  if (!mark) return children;
  const inner = <Marked marks={others}>{children}</Marked>;
  if (mark.type === "link") return inner;
  const Element = elements[mark.type];
  return <Element>{inner}</Element>;
}
