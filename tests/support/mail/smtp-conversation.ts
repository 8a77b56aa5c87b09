import type { Socket } from "node:net";

export type ReceivedMail = { from: string; to: string; text: string };

/** Decodes quoted-printable (RFC 2045, section 6.7), the encoding of long lines. */
const readable = (text: string) =>
  text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Replies in place of the usual ones, by the beginning of the command; `drop` ends the connection without a reply, `hold`
 * never replies, an empty one is the usual one.
 */
export type Replies = Record<string, string>;

/** Answers a client of SMTP (RFC 5321) with the given replies, or accepts what it sends. */
export function converse(socket: Socket, replies: Replies, keep: (mail: ReceivedMail) => void) {
  let [from, to, buffer, isData] = ["", "", "", false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answerAs = (command: string) => {
    const reply = Object.entries(replies).find(([beginning]) => command.startsWith(beginning))?.[1];
    if (reply === "drop") socket.destroy();
    else if (reply && reply !== "hold") say(reply);
    return Boolean(reply);
  };
  const hear = (line: string) => {
    if (answerAs(line.toUpperCase())) return;
    const [, address = ""] = /<([^>]*)>/.exec(line) ?? [];
    if (/^(EHLO|HELO)/i.test(line)) say("250 test");
    else if (/^MAIL/i.test(line)) [from] = [address, say("250 ok")];
    else if (/^RCPT/i.test(line)) [to] = [address, say("250 ok")];
    else if (/^DATA/i.test(line)) [isData] = [true, say("354 go on")];
    else say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  };
  socket.setEncoding("utf8").on("error", () => undefined);
  socket.on("data", (text: string) => {
    buffer += text;
    while (buffer.includes(isData ? "\r\n.\r\n" : "\r\n")) {
      const end = isData ? "\r\n.\r\n" : "\r\n";
      const part = buffer.slice(0, buffer.indexOf(end));
      buffer = buffer.slice(part.length + end.length);
      if (!isData) hear(part);
      else {
        isData = false;
        const isAnswered = answerAs(".");
        if (!isAnswered || replies["."] === "hold") keep({ from, to, text: readable(part) });
        if (!isAnswered) say("250 taken");
      }
    }
  });
  say("220 test");
}
