import type { NewSection } from "@/lib/pages/new-content";
import type { RichTextBlock, RichTextDocument } from "@/lib/rich-text/document";
import { gap } from "./gaps";

/** A fact, or the gap for it. */
export const known = (fact: string, words: string) => fact || gap(words);

/** A paragraph; the lines of a list are beside each other in the text, one below the other on the page. */
export const paragraph = (...lines: string[]): RichTextBlock => ({
  type: "paragraph",
  content: lines.flatMap((text, index) => [
    ...(index > 0 ? [{ type: "hardBreak" } as const] : []),
    { type: "text", text } as const,
  ]),
});

export const bullets = (...lines: string[]): RichTextBlock => ({
  type: "bulletList",
  content: lines.map((text) => ({
    type: "listItem",
    content: [{ type: "paragraph", content: [{ type: "text", text }] }],
  })),
});

const documentOf = (blocks: RichTextBlock[]): RichTextDocument => ({ type: "doc", content: blocks });

export const section = (heading: string, ...blocks: RichTextBlock[]): NewSection => ({
  type: "text",
  heading,
  text: documentOf(blocks),
});

/** The note to the owner at the top, which visitors never see. */
export const note = (...lines: string[]): NewSection => ({
  type: "text",
  shown: false,
  heading: "Before you publish",
  text: documentOf([
    paragraph("Only you see this part: it is switched off."),
    bullets(
      "This is a draft from your settings, not legal advice. Read all of it, and have it checked if you are unsure.",
      "Fill in every gap in square brackets, such as […], and delete what doesn’t apply to you.",
      "It doesn’t follow your settings: change it when they change.",
      ...lines,
    ),
  ]),
});
