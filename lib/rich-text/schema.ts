import * as z from "zod";
import type { RichTextDocument } from "./document";
import { blockNames, problemOfRichText } from "./rules";

const nodes =
  "Blocks, each as `{type, content}`: `paragraph`, `heading` (`attrs.level` 2 to 4), `bulletList` and `orderedList` of " +
  '`listItem`, `blockquote`, `horizontalRule`. Words are `{type: "text", text, marks}` with the marks `bold`, ' +
  "`italic`, `strike` and `link` (`attrs.target`: an address, or `restaurant:{id}`), and `hardBreak`.";

/** A formatted text; refuses other nodes, marks and addresses, and anything above `richTextLimits`. */
export const richText = z
  .strictObject({
    type: z.literal("doc"),
    content: z.array(z.looseObject({ type: z.enum(blockNames) })).describe(nodes),
  })
  .superRefine((document, { addIssue }) => {
    const problem = problemOfRichText(document);
    if (problem) addIssue({ code: "custom", ...problem });
  }) as unknown as z.ZodType<RichTextDocument, RichTextDocument>;
