import "server-only";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { Prisma } from "@/prisma/client";
import type { Message, MessagePage } from "./answers";
import type { MessagesFilter, MessagesQuery } from "./schema";
import { messageStatuses } from "./status";
import { type MessageRow, messageFields, toMessage } from "./view.server";

/** The length of an excerpt, in characters. */
const EXCERPT = 160;

function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/g, " ")];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join("")}…` : characters.join("");
}

function whereOf({ status, q }: MessagesFilter): Prisma.MessageWhereInput {
  const text = q && { contains: q.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" as const };
  return {
    status: status ?? { in: messageStatuses.filter((one) => one !== "spam") },
    ...(text && { OR: [{ name: text }, { email: text }, { phone: text }, { text }] }),
  };
}

/** Returns the number of messages by status. */
async function countMessages(): Promise<MessagePage["counts"]> {
  const rows = await db.message.groupBy({ by: ["status"], _count: true });
  const counted = new Map(rows.map(({ status, _count }) => [status, _count]));
  return Object.fromEntries(
    messageStatuses.map((status) => [status, counted.get(status) ?? 0]),
  ) as MessagePage["counts"];
}

const newMessages = cachedRead("new messages", () => db.message.count({ where: { status: "new" } }));

/** Returns the number of messages that nobody has read. Cached until it changes. */
export const countNewMessages = () => newMessages.get();

/** Lists messages, newest first. */
export async function listMessages({ before, limit, ...filter }: MessagesQuery): Promise<MessagePage> {
  const [rows, counts] = await Promise.all([
    db.message.findMany({
      where: { ...whereOf(filter), ...(before !== undefined && { id: { lt: Number(before) } }) },
      orderBy: { id: "desc" },
      select: { id: true, createdAt: true, name: true, email: true, text: true, status: true, note: true },
      take: limit + 1,
    }),
    countMessages(),
  ]);
  const messages = rows.slice(0, limit).map(({ createdAt, text, note, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    excerpt: excerptOf(text),
    hasNote: note !== "",
  }));
  return { messages, next: rows.length > limit ? (messages.at(-1)?.id ?? null) : null, counts };
}

/** @throws AppError `not-found` */
export async function requireMessage(id: number): Promise<Message> {
  const row = await db.message.findUnique({ where: { id }, select: messageFields });
  if (!row) throw new AppError("not-found", "This message was deleted.");
  return toMessage(row);
}

/** Yields all messages of a filter in batches, newest first. */
export async function* everyMessage(filter: MessagesFilter): AsyncGenerator<Message[]> {
  const BATCH = 200;
  for (let before: number | undefined; ; ) {
    const rows: MessageRow[] = await db.message.findMany({
      where: { ...whereOf(filter), ...(before !== undefined && { id: { lt: before } }) },
      orderBy: { id: "desc" },
      select: messageFields,
      take: BATCH,
    });
    if (rows.length > 0) yield rows.map(toMessage);
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}
