import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  Parser,
  type Token,
  type TreeAdapter,
} from "parse5";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

/**
 * The maximum length of a document in UTF-16 units, its number and nesting of elements, the attributes of one, and the
 * parser's steps.
 */
export const documentLimits = {
  length: 5_000_000,
  elements: 200_000,
  depth: 500,
  attributes: 1_000,
  steps: 50_000_000,
};

/** The message is a sentence for the document's author. */
export class UnusableDocument extends errorAcrossBundles("UnusableDocument") {}

/** The remaining steps of parsing: one for each element that the parser may have to look at. */
export type Budget = { steps: number };
type Options = {
  /** Shared by several parses. */
  budget?: Budget;
  /** A document rendered by the product may have any length. */
  isOwn?: boolean;
  /** True if nodes get positions, which doubles the time. */
  withLines?: boolean;
};
export const fullBudget = (): Budget => ({ steps: documentLimits.steps });

const unclosed = "The page’s elements are left open or nested so that browsers make ever more of them";

function boundedAdapter(source: string, spend: (steps: number) => void): TreeAdapter<DefaultTreeAdapterMap> {
  // Each element takes at least three characters; more of them come from reopened formatting elements.
  const mayMake = Math.min(documentLimits.elements, source.length / 3 + 1_000);
  let [depth, elements] = [0, 0];
  return {
    ...defaultTreeAdapter,
    createElement(...definition) {
      if (++elements > documentLimits.elements) throw new UnusableDocument("The page has too many elements");
      if (elements > mayMake) throw new UnusableDocument(unclosed);
      return defaultTreeAdapter.createElement(...definition);
    },
    insertBefore(parent, node, reference) {
      if (parent.childNodes.at(-1) !== reference) spend(parent.childNodes.length);
      defaultTreeAdapter.insertBefore(parent, node, reference);
    },
    insertTextBefore(parent, text, reference) {
      if (parent.childNodes.at(-1) !== reference) spend(parent.childNodes.length);
      defaultTreeAdapter.insertTextBefore(parent, text, reference);
    },
    detachNode(node) {
      const siblings = node.parentNode?.childNodes ?? [];
      if (siblings.at(-1) !== node) spend(siblings.length);
      defaultTreeAdapter.detachNode(node);
    },
    onItemPush() {
      if (++depth > documentLimits.depth)
        throw new UnusableDocument("The page’s elements are nested too deeply");
    },
    onItemPop() {
      depth--;
    },
  };
}

/** Builds the same tree as a browser, and counts the steps of each tag. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  readonly #spend: (steps: number) => void;

  constructor(source: string, { budget = fullBudget(), withLines = false }: Options) {
    const spend = (steps: number) => {
      budget.steps -= steps;
      if (budget.steps < 0) throw new UnusableDocument(unclosed);
    };
    super({ sourceCodeLocationInfo: withLines, treeAdapter: boundedAdapter(source, spend) });
    this.#spend = spend;
  }

  #enter({ attrs }: Token.TagToken) {
    if (attrs.length > documentLimits.attributes) {
      throw new UnusableDocument("The page has an element with too many attributes");
    }
    this.#spend(1 + this.openElements.stackTop + attrs.length);
  }

  override onStartTag(token: Token.TagToken) {
    this.#enter(token);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken) {
    this.#enter(token);
    super.onEndTag(token);
  }
}

/**
 * Parses a document like a browser with scripting.
 * @throws UnusableDocument beyond `documentLimits`
 */
export function parseMarkup(source: string, options: Options = {}): DefaultTreeAdapterTypes.Document {
  if (!options.isOwn && source.length > documentLimits.length)
    throw new UnusableDocument("The page is too long");
  const parser = new BoundedParser(source, options);
  parser.tokenizer.write(source, true);
  return parser.document;
}
