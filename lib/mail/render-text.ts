import type { MailBlock, MailBody, MailLook, MailRow } from "./body";

const WIDTH = 72;

function textOfRow({ label, details = [], amount = "" }: MailRow): string {
  const gap = " ".repeat(Math.max(2, WIDTH - label.length - amount.length));
  const first = amount ? label + gap + amount : label;
  return [first, ...details.map((detail) => `  ${detail}`)].join("\n");
}

function textOf(block: MailBlock): string {
  if ("text" in block) return block.text;
  if ("note" in block) return block.note;
  if ("heading" in block) return block.heading.toUpperCase();
  if ("link" in block) return `${block.link.label}:\n${block.link.url}`;
  return block.rows.map(textOfRow).join("\n");
}

/** Returns a mail as plain text. */
export function renderMailText({ title, blocks }: MailBody, { name, footer }: MailLook): string {
  const parts = [title, ...blocks.map(textOf), ["-- ", name, ...footer].join("\n")];
  return `${parts.join("\n\n")}\n`;
}
