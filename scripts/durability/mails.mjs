import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { register } from "tsx/esm/api";
import { databaseOf, setUp, start } from "../benchmark/app.mjs";
import { query } from "../benchmark/fill.mjs";
import { placeOrders } from "./writers.mjs";

register();
const { converse } = await import("../../tests/support/mail/smtp-conversation.ts");

const shared = {
  AUTH_SECRET: "the secret that both instances have been given",
  MAIL_FROM: "Corner Bakery <hello@example.com>",
};

/** A mail server that accepts, answers 451, drops the connection after a mail, or is away. */
async function startMailServer() {
  const received = [];
  const replies = {};
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // A mail counts as received as soon as its text is complete, also if the client never learns of it.
    const heard = { text: "" };
    socket.on("data", (data) => {
      heard.text += data;
      for (let end = heard.text.indexOf("\r\n.\r\n"); end >= 0; end = heard.text.indexOf("\r\n.\r\n")) {
        received.push(heard.text.slice(0, end));
        heard.text = heard.text.slice(end + 5);
      }
    });
    converse(socket, replies, () => undefined);
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address();
  const modes = {
    accepts: {},
    "answers 451": { MAIL: "451 later" },
    "drops after a mail": { ".": "drop" },
  };
  return {
    port,
    received,
    async behave(mode) {
      for (const command of Object.keys(replies)) delete replies[command];
      Object.assign(replies, modes[mode]);
      const isAway = mode === "is away";
      if (isAway === !server.listening) return;
      if (!isAway) return listen(port);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    stop: () => server.close(),
  };
}

const modes = ["accepts", "answers 451", "drops after a mail", "is away"];
const header = (mail, name) => new RegExp(`^${name}: (.*)$`, "im").exec(mail)?.[1]?.trim() ?? "";

/** Lets the attempts that wait begin now, instead of after minutes. */
const hurry = (database) =>
  query(database, `UPDATE "Job" SET "runAt" = now() WHERE "kind" = 'send-mail' AND "state" = 'queued'`);

/**
 * Places orders with emails at two instances, while the mail server misbehaves and the instances are killed in turn.
 * @returns a sentence for each order without an email, or with several Message-IDs
 */
export async function killSenders(dataDir, rounds, random) {
  const mails = await startMailServer();
  const environment = { ...shared, SMTP_URL: `smtp://127.0.0.1:${mails.port}?ignoreTLS=true` };
  const first = await start(dataDir, environment);
  await setUp(first.origin);
  const database = databaseOf(dataDir);
  const startSecond = () => start(path.join(dataDir, "second"), { ...environment, DATABASE_URL: database });
  const instances = [first, await startSecond()];
  const site = { origin: first.origin, count: 0 };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await mails.behave(modes[Math.floor(random() * modes.length)]);
      site.origin = instances[round % 2].origin;
      await placeOrders(site, 10);
      await hurry(database);
      await delay(200 + random() * 1500);
      const index = Math.floor(random() * 2);
      process.kill(instances[index].pid, "SIGKILL");
      await instances[index].ended;
      await hurry(database);
      await delay(random() * 500);
      instances[index] = index === 0 ? await start(dataDir, environment) : await startSecond();
    }
    await mails.behave("accepts");
    await sendRest(database);
    return await compare(database, mails.received);
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()));
    mails.stop();
  }
}

/** Resolves once no mail waits any more; the leases of killed processes end meanwhile. */
async function sendRest(database) {
  const until = Date.now() + 300_000;
  for (;;) {
    const [{ count }] = await query(
      database,
      `SELECT count(*)::int AS count FROM "Mail" WHERE state IN ('queued', 'sending')`,
    );
    if (count === 0) return;
    if (Date.now() > until) throw new Error(`${count} mails still wait after five minutes`);
    await hurry(database);
    await delay(500);
  }
}

async function compare(database, received) {
  const rows = await query(database, `SELECT key, recipient, state, "messageId" FROM "Mail"`);
  const ids = new Map();
  for (const mail of received) {
    const to = header(mail, "To");
    ids.set(to, [...(ids.get(to) ?? []), header(mail, "Message-ID")]);
  }
  const problems = rows.flatMap(({ key, recipient, state, messageId }) => {
    const own = ids.get(recipient) ?? [];
    if (state !== "sent" && state !== "unknown") return [`mail ${key} ended as ${state}`];
    if (own.length === 0) return [`mail ${key} never arrived`];
    return own.every((id) => id === `<${messageId}>`) ? [] : [`mail ${key} has several Message-IDs`];
  });
  return { mails: rows.length, received: received.length, problems };
}
