import { expect, test } from "@jest/globals";
import { plainText, type RichTextDocument } from "@/lib/rich-text/document";
import { richText } from "@/lib/rich-text/schema";
import fc from "@/tests/support/properties";
import { withLines } from "./lines";

const document: RichTextDocument = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Bread" }] },
    {
      type: "paragraph",
      content: [{ type: "text", text: "Rye" }, { type: "hardBreak" }, { type: "text", text: "and spelt" }],
    },
    { type: "paragraph" },
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [
            {
              type: "paragraph",
              content: [
                { type: "text", text: "Order", marks: [{ type: "link", attrs: { target: "/order1" } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

test("lines take the place of the words, and headings, lists, breaks and links stay", () => {
  expect(withLines(document, "Brot\nRoggen\nund Dinkel\nBestellen")).toEqual({
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Brot" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Roggen" },
          { type: "hardBreak" },
          { type: "text", text: "und Dinkel" },
        ],
      },
      { type: "paragraph" },
      {
        type: "bulletList",
        content: [
          {
            type: "listItem",
            content: [
              {
                type: "paragraph",
                content: [
                  {
                    type: "text",
                    text: "Bestellen",
                    marks: [{ type: "link", attrs: { target: "/order1" } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test("another number of lines becomes paragraphs", () => {
  expect(withLines(document, "Brot\n\nJeden Tag")).toEqual({
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Brot" }] },
      { type: "paragraph", content: [{ type: "text", text: "Jeden Tag" }] },
    ],
  });
});

test("the words of a document are its lines again, and it stays valid", () => {
  const line = fc.stringMatching(/^[a-zäöü]{1,8}( [a-z]{1,8})?$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      const next = withLines(document, lines.join("\n"));
      expect(plainText(next)).toBe(lines.join("\n"));
      expect(richText.safeParse(next).success).toBe(true);
    }),
  );
});
