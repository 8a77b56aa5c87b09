import { type Extensions, Mark } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList } from "@tiptap/extension-list/bullet-list";
import { ListItem } from "@tiptap/extension-list/item";
import { OrderedList } from "@tiptap/extension-list/ordered-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { richTextLevels } from "@/lib/rich-text/document";
import { isSafeTarget, richTextLimits } from "@/lib/rich-text/rules";

/** A link to a target. Pasted ones with other addresses are pasted as words. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ target: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element) => {
        const target = element.getAttribute("href");
        return isSafeTarget(target) && { target };
      },
    },
  ],
  renderHTML: ({ mark }) => ["a", isSafeTarget(mark.attrs.target) ? { href: mark.attrs.target } : {}, 0],
});

const flow = "paragraph | bulletList | orderedList";

/** An item's depth is that of its text: one more list adds two. */
const DEEPEST_ITEM = richTextLimits.depth - 4;

/** The nodes and marks that may be stored, of the structure that `lib/rich-text/rules` checks. */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  HorizontalRule,
  Bold,
  Italic,
  Strike,
  Link,
  UndoRedo,
  Blockquote.extend({ content: `(${flow})+` }),
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    content: `paragraph (${flow})*`,
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        Tab: () =>
          this.editor.state.selection.$from.depth < DEEPEST_ITEM &&
          this.editor.commands.sinkListItem(this.name),
        "Shift-Tab": () => this.editor.commands.liftListItem(this.name),
      };
    },
  }),
  Heading.configure({ levels: [...richTextLevels] }).extend({
    // Headings that are pasted keep a level: 1 is the page's own, and 5 and 6 are too small.
    parseHTML: () =>
      [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        attrs: { level: Math.min(Math.max(level, 2), 4) },
      })),
  }),
];
