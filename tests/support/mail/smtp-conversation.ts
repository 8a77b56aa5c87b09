import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { from: string; to: string; text: string };

/** Decodes quoted-printable (RFC 2045, section 6.7), the encoding of long lines. */
const readable = (mail: string) =>
  mail
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Replies in place of the usual ones, by the command; `.` ends a mail. `drop` ends the connection without a reply, `hold`
 * never replies, an empty one is the usual one. A function chooses one each time.
 */
export type Replies = Partial<Record<"AUTH" | "MAIL" | "RCPT" | "DATA" | ".", string | (() => string)>>;

type Refusal = Error & { responseCode: number };

const refusalOf = (reply: string): Refusal | null => {
  const [, code = "", words] = /^([45]\d\d) (.+)/.exec(reply) ?? [];
  return code ? Object.assign(new Error(words), { responseCode: Number(code) }) : null;
};

/** Creates a mail server that replies as it is told, and keeps the mails that it accepts or is left with. */
export function createMailServer(replies: Replies, keep: (mail: ReceivedMail) => void): SMTPServer {
  const sockets = new Map<number, Socket>();
  const toldFor = (command: keyof Replies): string => {
    const told = replies[command] ?? "";
    return typeof told === "string" ? told : told();
  };
  const replyTo = (
    command: keyof Replies,
    { remotePort }: SMTPServerSession,
    reply: (refusal: Refusal | null) => void,
    told = toldFor(command),
  ) => {
    if (told === "drop") sockets.get(remotePort)?.destroy();
    else if (told !== "hold") reply(refusalOf(told));
  };
  const server = new SMTPServer({
    // As the connection isn't encrypted.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username }, session, done) =>
      replyTo("AUTH", session, (refusal) => done(refusal, { user: username })),
    onMailFrom: (_, session, done) => replyTo("MAIL", session, done),
    onRcptTo: (_, session, done) => replyTo("RCPT", session, done),
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const [from, to] = [mailFrom ? mailFrom.address : "", rcptTo[0]?.address ?? ""];
      // A client that is killed doesn't send all of it.
      const whole = await text(stream).catch(() => null);
      if (whole === null) return;
      const mail = { from, to, text: readable(whole) };
      const told = toldFor(".");
      if (told === "hold") keep(mail);
      const reply = (refusal: Refusal | null) => {
        if (!refusal) keep(mail);
        done(refusal);
      };
      replyTo(".", session, reply, told);
    },
  });
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once("close", () => sockets.delete(port));
  });
  // It has no handler for refusing the command before the mail.
  server.on("connect", ({ id }) => {
    for (const connection of server.connections) {
      if (connection.id !== id) continue;
      const usual = connection.handler_DATA.bind(connection);
      connection.handler_DATA = (command, done) =>
        replyTo("DATA", connection.session, (refusal) => {
          if (!refusal) return usual(command, done);
          connection.send(refusal.responseCode, refusal.message);
          done();
        });
    }
  });
  // Connections that tests end, and one that begins with encryption.
  server.on("error", () => undefined);
  return server;
}
