import type { NewSection } from "@/lib/pages/new-content";
import type { RichTextBlock, RichTextDocument } from "@/lib/rich-text/document";
import type { DraftPart } from "./draft";
import type { Fill } from "./fill";
import type { LegalKind } from "./kinds";
import type { LegalTexts, SectionText } from "./texts";

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

/** A part with the facts filled in. */
export const written = (
  part: string,
  { heading, list = [], paragraphs }: SectionText,
  fill: Fill,
): DraftPart => ({
  part,
  section: section(
    heading,
    ...(list.length > 0 ? [bullets(...list.flatMap(fill))] : []),
    ...paragraphs.map((text) => paragraph(...fill(text))),
  ),
});

/** The part that each kind begins with. */
export const NOTE = "note";

/** The note to the owner at the top, which visitors never see. */
export const note = ({ note: texts }: LegalTexts, kind: LegalKind): DraftPart => ({
  part: NOTE,
  section: {
    type: "text",
    shown: false,
    heading: texts.heading,
    text: documentOf([paragraph(texts.intro), bullets(...texts.lines, ...texts[kind])]),
  },
});
