import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { environment } from "@/lib/platform/runtime/env";

export type ReceivedMail = { from: string; to: string; text: string };

/** Decodes quoted-printable (RFC 2045, section 6.7), the encoding of long lines. */
const readable = (text: string) =>
  text
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function converse(socket: Socket, keep: (mail: ReceivedMail) => void) {
  let [from, to, buffer, isData] = ["", "", "", false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
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
        keep({ from, to, text: readable(part) });
        say("250 taken");
      }
    }
  });
  say("220 test");
}

/** Starts a mail server for the tests of a file, and configures the product to use it. */
export function startMailServer() {
  const mails: ReceivedMail[] = [];
  let arrived: () => void = () => undefined;
  const server = createServer((socket) =>
    converse(socket, (mail) => {
      mails.push(mail);
      arrived();
    }),
  );
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    Object.assign(environment(), {
      SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      MAIL_FROM: "Corner Bakery <hello@example.com>",
    });
  });
  afterEach(() => void mails.splice(0));
  afterAll(() => {
    Object.assign(environment(), { SMTP_URL: undefined, MAIL_FROM: undefined });
    server.close();
  });
  return {
    mails,
    /** Resolves once this number of mails has arrived. */
    async until(count: number): Promise<readonly ReceivedMail[]> {
      while (mails.length < count) {
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      }
      return mails;
    },
  };
}
