import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/prisma/client";

/** Stores a message. @returns its id */
export async function aMessage(data: Partial<Prisma.MessageCreateInput> = {}): Promise<number> {
  const { id } = await db.message.create({
    data: {
      name: "Ada Lovelace",
      email: "ada@example.com",
      text: "Do you have a table for nine?",
      status: "new",
      spamScore: 0,
      textHash: "0123456789abcdef",
      requestHash: "fedcba9876543210",
      ...data,
    },
    select: { id: true },
  });
  return id;
}

/** The fields of a message, as typed. */
export const typedMessage = {
  name: "Ada Lovelace",
  email: "Ada@example.com",
  phone: "",
  message: "Do you have a table for nine?",
  website: "",
};
