import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { type CountedAttempts, countAttempt, requireAttempts } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { queueMessageMail } from "./mails/queue.server";
import type { SentMessage } from "./message-input";
import { spamScore } from "./spam-score";
import { redeemStamp } from "./stamp.server";

/** Messages of one network address: more than these are refused. */
const LIMIT = { attempts: 20, windowSeconds: 3600 };

/** The same message within this time, such as after a reload, is stored once. */
const REPEAT_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** The number of repeats that are counted. */
const MAX_COUNTED = 20;

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** The words of a text: repeats often differ in their spaces and capitals. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

type Sender = {
  address: string;
  /** Whether a browser said that a page of this site sent it. */
  isFromPage: boolean;
  /** The stamp that the script of the page added to the form; may be empty. */
  stamp: string;
};

async function attemptsOf(address: string): Promise<number> {
  const [row] = await db.$queryRaw<CountedAttempts[]>(countAttempt(`inbox:${addressKey(address)}`, LIMIT));
  if (!row) return 1;
  requireAttempts(row, LIMIT);
  return row.count;
}

/**
 * Stores a message, and queues its mail to the owner unless it is spam.
 * @throws AppError `too-many-tries`
 */
export async function storeMessage(
  sent: SentMessage,
  { address, isFromPage, stamp: given }: Sender,
): Promise<void> {
  const requestHash = hashOf(sent);
  const textHash = hashOf(wordsOf(sent.text));
  const fromAddress = await attemptsOf(address);
  const stamp = await redeemStamp(given);
  const { isTrapped, ...row } = sent;
  const email = row.email.toLowerCase();
  await db.$transaction(async (transaction) => {
    // The same message twice at once is stored once, and repeats are counted one after the other.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`inbox:${textHash}`}, 0))`;
    const twin = await transaction.message.findFirst({
      where: { requestHash, createdAt: { gt: new Date(Date.now() - REPEAT_MS) } },
      select: { id: true },
    });
    if (twin) return;
    const createdAt = { gt: new Date(Date.now() - DAY_MS) };
    const [sameText, sameEmail] = [
      await transaction.message.count({ where: { textHash, createdAt }, take: MAX_COUNTED }),
      await transaction.message.count({ where: { email, createdAt }, take: MAX_COUNTED }),
    ];
    const { score, isSpam, reasons } = spamScore({
      name: row.name,
      texts: [row.text, ...row.answers.map(({ value }) => value)],
      isTrapped,
      isFromPage,
      stamp,
      sameText,
      sameEmail,
      fromAddress,
    });
    const { id } = await transaction.message.create({
      data: {
        ...row,
        email,
        status: isSpam ? "spam" : "new",
        spamScore: score,
        spamReasons: reasons,
        textHash,
        requestHash,
      },
      select: { id: true },
    });
    if (!isSpam) await queueMessageMail(transaction, id);
  });
}
