import type { Message } from "./answers";

/** The length of the quoted text, in characters: some programs refuse addresses of more than 2,000. */
const MAX_QUOTED = 700;

/** Quotes a text as mail programs do. */
function quoted(text: string): string {
  const characters = [...text];
  const shown = characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED).join("")} …` : text;
  return shown
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Returns the address that opens a reply in the mail program, with the text quoted (RFC 6068). */
export function replyHref({ email, name, text }: Pick<Message, "email" | "name" | "text">): string {
  const body = `\n\n${name} wrote:\n${quoted(text)}\n`.replaceAll("\n", "\r\n");
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent("Re: Your message")}&body=${encodeURIComponent(body)}`;
}
